import { describe, expect, it } from 'vitest';
import { isCustomPrice, parsePriceText } from './price-text.ts';

describe('a typed price', () => {
  it.each([
    ['300000', 300_000],
    ['$300,000', 300_000],
    [' 300 k ', 300_000],
    ['2M', 2_000_000],
    ['1.5m', 1_500_000],
    ['1.15m', 1_150_000],
    ['1b', 1_000_000_000],
    ['1,5m', 1_500_000],
    ['500.000', 500_000],
    ['1.500.000', 1_500_000],
    ['1,500k', 1_500_000],
    ['2,5k', 2_500],
    ['300000,00', 300_000],
    ['0', 0],
  ])('%j is %d dollars', (text, dollars) => {
    expect(parsePriceText(text)).toBe(dollars);
  });

  it.each(['', '$', 'k', '-5', '5kk', '5 t', '1.2.3', '1,5', '30,00,0', '300.50', '2b', '1e5', '٣'])(
    '%j is none',
    (text) => {
      expect(parsePriceText(text)).toBeUndefined();
    },
  );

  it('treats a price without an option as custom', () => {
    expect(isCustomPrice(310_000, [null, 300_000, 325_000])).toBe(true);
    expect(isCustomPrice(300_000, [null, 300_000, 325_000])).toBe(false);
  });
});
