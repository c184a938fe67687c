import type { HairLength } from './portrait-hair.ts';

/** How many portraits there are; odd ones have long hair, even ones short. */
export const portraitCount = 160;

const widths = [640, 320] as const;
export type PortraitWidth = (typeof widths)[number];

const NAME = /^portrait-(\d{2,3})-(\d+)\.webp$/;

/** The file of a square portrait, e.g. 'portrait-07-640.webp'. */
export const portraitFile = (number: number, width: PortraitWidth): string =>
  `portrait-${String(number).padStart(2, '0')}-${width}.webp`;

export const hairOfPortrait = (number: number): HairLength => (number % 2 === 1 ? 'long' : 'short');

/** The portrait and width that a file name stands for. */
export function parsePortraitFile(file: string): { number: number; width: PortraitWidth } | undefined {
  const [, digits, pixels] = NAME.exec(file) ?? [];
  const number = Number(digits);
  const width = widths.find((known) => known === Number(pixels));
  const isKnown = width !== undefined && number >= 1 && number <= portraitCount;
  return isKnown && portraitFile(number, width) === file ? { number, width } : undefined;
}
