import { phrasesIn } from './phrases-in.ts';
import { placeKey } from './place-phrases.ts';

const streetSuffixes: ReadonlySet<string> = new Set(
  phrasesIn(`
    st, street, ave, avenue, rd, road, dr, drive, ln, lane, blvd, boulevard, ct, court, cir, circle, cv, cove, way,
    pkwy, parkway, pl, trl, trail, ter, terrace, hwy, loop, bend, pass, path, run, xing, sq, aly, unit, apt
  `),
);

/** '1204 S Lamar Blvd', an MLS number: what is found by its number alone. */
export const isAddress = (text: string): boolean => {
  const words = placeKey(text).split(' ');
  if (/^(mls|el)\b/.test(words[0] ?? '') || (words.length === 1 && /^\w*\d{5,}$/.test(words[0] ?? '')))
    return true;
  return /^\d+[a-z]?$/.test(words[0] ?? '') && words.slice(1).some((word) => streetSuffixes.has(word));
};
