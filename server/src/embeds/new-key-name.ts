import { randomInt } from 'node:crypto';

const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** A new key: 119 bits; letters and digits alone, so that a double click selects all of it. */
export const newKeyName = (): string =>
  `hk_${Array.from({ length: 20 }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')}`;
