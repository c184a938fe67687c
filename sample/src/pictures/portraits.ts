/** Portraits of agents in `sample/pictures/portraits`, squares of 320 px, by the length of the hair. */
const counts = { long: 25, short: 20 } as const;

/** Portraits whose agents have a clip of themselves and of homes in `sample/pictures/clips`, by their number. */
export const clips = ['04', '19', '38'] as const;

/** Path of the clip of the agent in a portrait; null where there is none. */
export function clipOf(portrait: string): string | null {
  const clip = clips.find((number) => portrait === `portrait-${number}.webp`);
  return clip === undefined ? null : `/photos/clip-${clip}.webm`;
}

/** The portraits with long or short hair: odd numbers have long hair, even ones short. */
export function portraitsWith(hair: keyof typeof counts): string[] {
  const first = hair === 'long' ? 1 : 2;
  return Array.from(
    { length: counts[hair] },
    (_, index) => `portrait-${String(first + 2 * index).padStart(2, '0')}.webp`,
  );
}
