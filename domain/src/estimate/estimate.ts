import { explained, type FactPrices, factPrices } from './fact-prices.ts';
import type { HomeFacts } from './home-facts.ts';

/** A home, as far as an estimate compares it. */
export interface ComparedHome extends Omit<HomeFacts, 'days' | 'isSold'> {
  readonly listingid: string;
  readonly latitude: number;
  readonly longitude: number;
}

/** A sold or listed home whose price an estimate rests on. */
export interface Comparable extends ComparedHome, HomeFacts {
  /** Dollars: of the sale, else the list price. */
  readonly price: number;
}

/** An estimate of a home's price, with the homes it rests on, the most similar first. */
export interface Estimate {
  /** Dollars, not rounded. */
  readonly price: number;
  /** Spread of the comparable prices, as a share of the price. */
  readonly spread: number;
  readonly comparables: readonly Comparable[];
}

const fewest = 6;
const most = 96;
/** Degrees of latitude in a mile. */
const MILE = 1 / 69;
/** Miles to the farthest comparable home. */
const farthest = 6;
const leastSpread = 0.04;
/** Spreads from the middle where a price counts no further. */
const clip = 1.5;
/** Degrees; the homes within `farthest` lie in a cell and those around it. */
const CELL = 0.11;

/** Homes of a market by kind and place, and the prices of their facts. */
export interface Market {
  readonly cells: ReadonlyMap<string, readonly Comparable[]>;
  readonly prices: FactPrices;
}

const cellKey = (kind: number, row: number, column: number): string => `${kind} ${row} ${column}`;

/** Sorts homes into a market. */
export function marketOf(homes: readonly Comparable[]): Market {
  const cells = new Map<string, Comparable[]>();
  for (const home of homes) {
    const key = cellKey(home.kind, Math.floor(home.latitude / CELL), Math.floor(home.longitude / CELL));
    const cell = cells.get(key);
    if (cell) cell.push(home);
    else cells.set(key, [home]);
  }
  return { cells, prices: factPrices(homes) };
}

const around = [-1, 0, 1] as const;

/** Homes of the same kind in the cells around a home. */
function near({ kind, latitude, longitude }: ComparedHome, market: Market): readonly Comparable[] {
  const [row, column] = [Math.floor(latitude / CELL), Math.floor(longitude / CELL)];
  return around.flatMap((down) =>
    around.flatMap((right) => market.cells.get(cellKey(kind, row + down, column + right)) ?? []),
  );
}

/**
 * Estimates a home's price by sold and listed homes of its kind nearby, weighted by distance, size, age and time. It is the weighted mean of
 * their prices, each adjusted to the facts of the home by the prices that facts have in the market, and none counts for more than one and a
 * half spreads from their median. So single odd sales change little. Its own listings are never used.
 *
 * @returns undefined where too few homes compare
 */
export function estimatePrice(home: ComparedHome, market: Market): Estimate | undefined {
  const weighed = near(home, market)
    .flatMap((other) => {
      const weight = weightOf(home, other);
      return weight > 0
        ? [{ other, weight, log: Math.log(other.price) - explained(other, market.prices) }]
        : [];
    })
    .sort((one, two) => two.weight - one.weight)
    .slice(0, most);
  if (weighed.length < fewest) return undefined;
  const middle = weightedMedian(weighed.map(({ log, weight }) => [log, weight]));
  const spread = weightedMedian(weighed.map(({ log, weight }) => [Math.abs(log - middle), weight]));
  const limit = clip * Math.max(leastSpread, spread);
  const total = weighed.reduce((sum, { weight }) => sum + weight, 0);
  const mean = weighed.reduce(
    (sum, { log, weight }) => sum + weight * Math.min(Math.max(log, middle - limit), middle + limit),
    0,
  );
  return {
    price: Math.exp(mean / total + explained({ ...home, days: 0, isSold: true }, market.prices)),
    spread: Math.max(leastSpread, spread),
    comparables: weighed.map(({ other }) => other),
  };
}

/** 0 for a home that does not compare. */
function weightOf(home: ComparedHome, other: Comparable): number {
  if (other.kind !== home.kind || other.listingid === home.listingid) return 0;
  const north = (other.latitude - home.latitude) / MILE;
  if (Math.abs(north) > farthest) return 0;
  const east = ((other.longitude - home.longitude) / MILE) * Math.cos((home.latitude * Math.PI) / 180);
  const miles = Math.hypot(north, east);
  const size = Math.log(other.livingarea / home.livingarea);
  if (miles > farthest || Math.abs(size) > 1.2 || other.days > 730) return 0;
  const years =
    home.yearbuilt === null || other.yearbuilt === null ? 15 : Math.abs(home.yearbuilt - other.yearbuilt);
  return (
    Math.exp(-miles / 3 - (size / 0.6) ** 2 - years / 150 - other.days / 2500) *
    (other.zip === home.zip ? 6 : 1)
  );
}

function weightedMedian(values: readonly (readonly [value: number, weight: number])[]): number {
  const sorted = values.toSorted(([one], [two]) => one - two);
  const half = sorted.reduce((sum, [, weight]) => sum + weight, 0) / 2;
  let sum = 0;
  for (const [value, weight] of sorted) {
    sum += weight;
    if (sum >= half) return value;
  }
  return sorted.at(-1)?.[0] ?? 0;
}

/** Accuracy of the estimates of a market, measured on its own sales. */
export interface Calibration {
  /** Half the width of a range with 80 of 100 sales, in spreads of its estimate. */
  readonly width: number;
  /** Share of the sales that lay in their range, of sales that the width was not made from. */
  readonly hits: number;
  /** Median error of those, as a share of the price. */
  readonly medianError: number;
  /** Their number. */
  readonly sales: number;
}

const wanted = 0.8;
/** Fewer sales say too little about a range. */
const fewestSales = 40;

/**
 * Estimates sold homes without their own sale. Every other one makes the width of the range, the rest measures it.
 * @returns undefined where the market has too few sales
 */
export function calibrate(market: Market, sales: readonly Comparable[]): Calibration | undefined {
  const errors = sales.flatMap((sale) => {
    const estimate = estimatePrice(sale, market);
    return estimate
      ? [{ error: Math.abs(Math.log(estimate.price / sale.price)), spread: estimate.spread }]
      : [];
  });
  const [made, measured] = [errors.filter((_, at) => at % 2 === 0), errors.filter((_, at) => at % 2 === 1)];
  if (measured.length < fewestSales) return undefined;
  const scores = made.map(({ error, spread }) => error / spread).sort((one, two) => one - two);
  const width = scores[Math.min(scores.length - 1, Math.ceil((scores.length + 1) * wanted) - 1)] ?? 0;
  const sorted = measured.map(({ error }) => error).sort((one, two) => one - two);
  return {
    width,
    hits: measured.filter(({ error, spread }) => error <= width * spread).length / measured.length,
    medianError: Math.expm1(sorted[Math.floor(sorted.length / 2)] ?? 0),
    sales: measured.length,
  };
}

/** Lowest and highest price of an estimate, to thousands of dollars. */
export function rangeOf({ price, spread }: Estimate, { width }: Calibration): readonly [number, number] {
  const round = (dollars: number) => Math.round(dollars / 1000) * 1000;
  return [round(price * Math.exp(-width * spread)), round(price * Math.exp(width * spread))];
}
