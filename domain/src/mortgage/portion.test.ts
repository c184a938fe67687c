import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { monthlyCost } from './monthly-cost.ts';
import { dollarsShown, type Portion, percentCounted, percentShown } from './portion.ts';

const prices = fc.integer({ min: 10_000, max: 1_000_000_000 });
const share = fc.double({ min: 0, max: 1, noNaN: true });
const costWith = (listprice: number, down: Portion) =>
  monthlyCost({
    listprice,
    downPaymentPercent: percentCounted(down, listprice),
    interestRatePercent: 0,
    years: 1,
    taxRatePercent: 0,
    insuranceRatePercent: 0,
    pmiRatePercent: 0,
    hoaDues: 0,
    hoaType: 'Monthly',
  });

describe('a portion of the price', () => {
  test.prop([prices, share])('entered in dollars stays exact, also in the calculation', (price, part) => {
    const value = Math.round(price * part);
    const down = { unit: 'dollars', value } as const;
    expect(dollarsShown(down, price)).toBe(value);
    expect(percentShown(down, price)).toBeCloseTo((value / price) * 100, 1);
    expect(costWith(price, down).principalAndInterest).toBe(Math.round((price - value) / 12));
  });

  test.prop([prices, fc.integer({ min: 0, max: 10_000 })])(
    'entered in percent stays exact, and its dollars are off by less than one',
    (price, hundredths) => {
      const down = { unit: 'percent', value: hundredths / 100 } as const;
      expect(percentShown(down, price)).toBe(hundredths / 100);
      expect(Math.abs(dollarsShown(down, price) - (price * hundredths) / 10_000)).toBeLessThanOrEqual(0.5);
    },
  );

  test.prop([fc.integer({ min: 1_000_000, max: 1_000_000_000 }), fc.integer({ min: 0, max: 10_000 })])(
    'converts to dollars and back without loss',
    (price, hundredths) => {
      const percent = hundredths / 100;
      const dollars = dollarsShown({ unit: 'percent', value: percent }, price);
      expect(percentShown({ unit: 'dollars', value: dollars }, price)).toBe(percent);
    },
  );

  test.prop([prices, prices, share])(
    'follows the price in the unit that was not entered',
    (price, next, part) => {
      const percent = { unit: 'percent', value: Math.round(part * 100) } as const;
      const ratio = dollarsShown(percent, price) / price - dollarsShown(percent, next) / next;
      expect(Math.abs(ratio)).toBeLessThan(0.0002);
      const dollars = { unit: 'dollars', value: Math.round(Math.min(price, next) * part) } as const;
      expect(dollarsShown(dollars, price)).toBe(dollarsShown(dollars, next));
    },
  );

  it.each([
    [500_000, 8_600, 1.72],
    [600_000, 10_600, 1.77],
    [100_000, 1_000, 1],
    [6, 0, 0],
    [0, 0, 0],
    [Number.NaN, 0, 0],
  ])('follows the price for an owner who lives in a home of %d', (price, dollars, percent) => {
    const tax = { unit: 'homestead', value: 2 } as const;
    expect(dollarsShown(tax, price)).toBe(dollars);
    expect(percentShown(tax, price)).toBe(percent);
    expect(percentCounted(tax, price) * price || 0).toBeCloseTo(dollars * 100);
  });

  it('returns 0 percent without a price, and at most the price', () => {
    expect(percentShown({ unit: 'dollars', value: 5 }, 0)).toBe(0);
    expect(percentCounted({ unit: 'dollars', value: 5 }, 0)).toBe(0);
    expect(costWith(100, { unit: 'dollars', value: 500 }).principalAndInterest).toBe(0);
  });
});
