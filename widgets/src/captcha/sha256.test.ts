import { expect, test } from 'vitest';
import { sha256 } from './sha256.ts';

const hex = (words: Int32Array): string =>
  Array.from(words, (word) => (word >>> 0).toString(16).padStart(8, '0')).join('');

test('hashes equal those of the browser, for any length', async () => {
  for (const length of [0, 1, 3, 55, 56, 63, 64, 65, 119, 120, 128, 1_000]) {
    const bytes = new TextEncoder().encode('añ€🏡'.repeat(length)).slice(0, length);
    const expected = new Int32Array(8);
    const digest = new DataView(await crypto.subtle.digest('SHA-256', bytes));
    for (let word = 0; word < 8; word++) expected[word] = digest.getInt32(word * 4);
    expect(hex(sha256(bytes))).toBe(hex(expected));
  }
});
