/** Portraits of agents in `sample/pictures/portraits`, squares of 320 px, by the length of the hair. */
const counts = { long: 25, short: 20 } as const;

/** The portraits with long or short hair: odd numbers have long hair, even ones short. */
export function portraitsWith(hair: keyof typeof counts): string[] {
  const first = hair === 'long' ? 1 : 2;
  return Array.from(
    { length: counts[hair] },
    (_, index) => `portrait-${String(first + 2 * index).padStart(2, '0')}.webp`,
  );
}
