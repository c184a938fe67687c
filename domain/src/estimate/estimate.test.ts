import { describe, expect, it } from 'vitest';
import { type Comparable, calibrate, estimatePrice as estimateIn, marketOf, rangeOf } from './estimate.ts';

const home = {
  listingid: 'me',
  kind: 1,
  latitude: 30.3,
  longitude: -97.7,
  livingarea: 2000,
  yearbuilt: 2000,
  ...{ zip: '78704', lotacres: 0.2, haspool: false, iswaterfront: false, ismanufactured: false },
};
const sale = (at: number, changes: Partial<Comparable> = {}): Comparable => ({
  ...{ ...home, listingid: `s${at}`, latitude: 30.3 + at / 10_000, price: 500_000, days: 30, isSold: true },
  ...changes,
});
const street = Array.from({ length: 12 }, (_, at) => sale(at));

type PricedFacts = Pick<Comparable, 'livingarea' | 'haspool' | 'iswaterfront'> & {
  readonly yearbuilt: number;
  readonly lotacres: number;
};
const priceOf = ({ livingarea, yearbuilt, haspool, iswaterfront, lotacres }: PricedFacts): number =>
  500_000 *
  (livingarea / 2000) ** 0.8 *
  (yearbuilt >= 2015 ? 1.06 : 1) *
  (haspool ? 1.1 : 1) *
  (iswaterfront ? 1.5 : 1) *
  (lotacres > 0.5 ? 1.15 : 1);

const estimatePrice = (subject: typeof home, homes: readonly Comparable[]) =>
  estimateIn(subject, marketOf(homes));

describe('an estimate', () => {
  it('returns the price of equal homes nearby, despite one odd sale', () => {
    const odd = sale(99, { price: 50_000_000, latitude: 30.3 });
    expect(estimatePrice(home, [...street, odd])?.price).toBeCloseTo(500_000, -5);
  });

  it('ignores the own listing, other kinds, and far or old sales', () => {
    const others = [
      sale(1, { listingid: 'me', price: 1 }),
      sale(2, { kind: 2, price: 1 }),
      sale(3, { latitude: 31, price: 1 }),
      sale(4, { days: 800, price: 1 }),
      sale(5, { livingarea: 9000, price: 1 }),
    ];
    const found = estimatePrice(home, [...others, ...street]);
    expect(found?.comparables.filter(({ price }) => price === 1)).toEqual([]);
  });

  it('prices size, a pool, water, land and year as the market does', () => {
    const market = Array.from({ length: 400 }, (_, at) => {
      const facts = {
        ...{ livingarea: 1200 + ((at * 37) % 1600), yearbuilt: 1960 + ((at * 13) % 60) },
        ...{ haspool: at % 3 === 0, iswaterfront: at % 7 === 0, lotacres: at % 5 === 0 ? 2 : 0.2 },
      };
      return sale(at, { ...facts, price: priceOf(facts) });
    });
    for (const facts of [
      { livingarea: 1500, yearbuilt: 1970, haspool: true, iswaterfront: false, lotacres: 0.2 },
      { livingarea: 2500, yearbuilt: 2018, haspool: false, iswaterfront: true, lotacres: 2 },
    ]) {
      const found = estimatePrice({ ...home, ...facts }, market)?.price ?? 0;
      expect(Math.abs(found / priceOf(facts) - 1)).toBeLessThan(0.03);
    }
  });

  it('returns nothing for a home with few comparables, such as one of a square foot', () => {
    expect(estimatePrice({ ...home, livingarea: 1 }, street)).toBeUndefined();
    expect(estimatePrice(home, street.slice(0, 5))).toBeUndefined();
  });
});

describe('a calibration', () => {
  /** Prices that differ as if drawn, by the digits of a multiple of the golden ratio. */
  const market = Array.from({ length: 1200 }, (_, at) => {
    const drawn =
      ((at * 0.618_033_988_75) % 1) + ((at * 0.414_213_562_37) % 1) + ((at * 0.732_050_807_57) % 1) - 1.5;
    return sale(at, { latitude: 30.3 + (at % 40) / 500, price: 500_000 * Math.exp(0.4 * drawn) });
  });

  it('returns ranges with 80 of 100 sales, measured on other sales than they were made from', () => {
    const found = calibrate(marketOf(market), market)!;
    expect(found.sales).toBe(600);
    expect(found.hits).toBeGreaterThan(0.74);
    expect(found.hits).toBeLessThan(0.86);
    const [low, high] = rangeOf(estimatePrice(home, market)!, found);
    expect([low < 500_000, high > 500_000, low % 1000]).toEqual([true, true, 0]);
  });

  it('returns nothing for a market of few sales', () => {
    expect(calibrate(marketOf(street), street)).toBeUndefined();
  });
});
