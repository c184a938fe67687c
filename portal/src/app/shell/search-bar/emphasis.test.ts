import { expect, it } from 'vitest';
import { splitAtWords } from './emphasis.tsx';

const marked = (name: string, text: string): string =>
  splitAtWords(name, text)
    .map(({ part, isMatch }) => (isMatch ? `[${part}]` : part))
    .join('');

it.each([
  ['Zilker Park', 'zil', '[Zil]ker Park'],
  ['Zilker Park', 'PA zil', '[Zil]ker [Pa]rk'],
  ['Lake Austin', 'austin a', 'Lake [Austin]'],
  ['1204 S Lamar Blvd', '12 s', '[12]04 [S] Lamar Blvd'],
  ["O'Henry", 'henry', "O'[Henry]"],
  ['Lakeway', 'way', 'Lakeway'],
  ['Lakeway (TX)', '(.*+', 'Lakeway (TX)'],
  ['Zilker', '', 'Zilker'],
])('of %s the letters of %s are marked', (name, text, wanted) => {
  expect(marked(name, text)).toBe(wanted);
});
