/** A whole number from 0 to `below` - 1, from a source that no person can predict. */
export type RandomBelow = (below: number) => number;

/** Without characters that people mistake for each other, such as l, I, 1, O and 0. */
const parts = [
  { characters: 'abcdefghijkmnpqrstuvwxyz', count: 4 },
  { characters: 'ABCDEFGHJKLMNPQRSTUVWXYZ', count: 4 },
  { characters: '23456789', count: 4 },
  { characters: '!#%+?@', count: 2 },
];

/** A password of 14 characters: 4 lower-case, 4 upper-case, 4 digits and 2 special ones, shuffled (specification section 5). */
export function temporaryPassword(random: RandomBelow): string {
  const drawn = parts.flatMap(({ characters, count }) =>
    Array.from({ length: count }, () => characters.charAt(random(characters.length))),
  );
  for (let last = drawn.length - 1; last > 0; last--) {
    const other = random(last + 1);
    [drawn[last], drawn[other]] = [drawn[other] ?? '', drawn[last] ?? ''];
  }
  return drawn.join('');
}
