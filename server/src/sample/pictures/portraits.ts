import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { pictureHeight, pictureWidth } from './canvas.ts';
import { addGrain } from './grain.ts';
import { drawPortrait } from './portrait.ts';
import type { HairLength } from './portrait-hair.ts';
import { isFile, writeWhole } from './render.ts';

/** How many portraits there are; odd ones have long hair, even ones short. */
export const portraitCount = 160;

const widths = [640, 320] as const;

const NAME = /^portrait-(\d{2,3})-(\d+)\.webp$/;

/** The file of a square portrait, e.g. 'portrait-07-640.webp'. */
export const portraitFile = (number: number, width: (typeof widths)[number]): string =>
  `portrait-${String(number).padStart(2, '0')}-${width}.webp`;

export const hairOfPortrait = (number: number): HairLength => (number % 2 === 1 ? 'long' : 'short');

/**
 * Makes sure that a portrait such as `portrait-07-640.webp` exists in `folder`, drawing it when first asked for. Answers
 * false for names that are no portrait's.
 */
export async function ensurePortrait(file: string, folder: string): Promise<boolean> {
  const [, digits, pixels] = NAME.exec(file) ?? [];
  const number = Number(digits);
  const width = widths.find((known) => known === Number(pixels));
  const isKnown = width !== undefined && number >= 1 && number <= portraitCount;
  if (!isKnown || portraitFile(number, width) !== file) return false;
  const path = join(folder, file);
  if (await isFile(path)) return true;
  await mkdir(folder, { recursive: true });
  await writeWhole(path, await render(number, width));
  return true;
}

/** The square in the middle of the picture. */
async function render(number: number, width: number): Promise<Buffer> {
  const svg = Buffer.from(drawPortrait(number, hairOfPortrait(number)));
  const whole = Math.round((width * pictureWidth) / pictureHeight);
  const { data, info } = await sharp(svg, { density: (72 * width) / pictureHeight })
    .resize(whole, width, { fit: 'fill' })
    .extract({ left: Math.round((whole - width) / 2), top: 0, width, height: width })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  addGrain(data, info.width, info.channels);
  return sharp(data, { raw: { width, height: width, channels: 3 } })
    .webp({ quality: 76, effort: 2 })
    .toBuffer();
}
