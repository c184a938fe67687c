import { expect, it } from 'vitest';
import { readFigure } from './plain-number.ts';
import { tokensOf } from './token.ts';

it.each([
  ['300 mil', 300_000],
  ['450 mil', 450_000],
  ['1.5 mil', 1_500_000],
  ['a million and a half', 1_500_000],
  ['two million and a half', 2_500_000],
  ['$1 million', 1_000_000],
])('%s is %d dollars', (text, value) => {
  const tokens = tokensOf(text, (word) => word);
  expect(readFigure(tokens, 0)).toMatchObject({ value, length: tokens.length });
});
