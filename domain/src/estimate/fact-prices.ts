import type { HomeFacts } from './home-facts.ts';

/** Price of each fact of a home: the share of the price that one more of it adds, as a logarithm. */
export type FactPrices = readonly number[];

/** Homes whose price and facts are known. */
export interface PricedHome extends HomeFacts {
  readonly price: number;
}

const ROUNDS = 5;
/** Logarithm of a price from which on a home counts less. */
const ODD = 0.25;
const newFrom = 2015;

/** Facts in the order of their prices, near 0 for an ordinary home. */
const factsOf = (home: HomeFacts): readonly number[] => [
  Math.log(home.livingarea / 2000),
  home.yearbuilt === null ? 0 : (2000 - home.yearbuilt) / 50,
  home.yearbuilt !== null && home.yearbuilt >= newFrom ? 1 : 0,
  home.lotacres !== null && home.lotacres > 0.5 ? Math.log(home.lotacres / 0.5) : 0,
  home.haspool ? 1 : 0,
  home.iswaterfront ? 1 : 0,
  home.ismanufactured ? 1 : 0,
  home.days / 365,
  home.isSold ? 1 : 0,
];

/** Logarithm of the part of a price that the facts of a home explain. */
export const explained = (home: HomeFacts, prices: FactPrices): number =>
  factsOf(home).reduce((sum, fact, at) => sum + fact * (prices[at] ?? 0), 0);

interface Row {
  readonly facts: readonly number[];
  readonly price: number;
  weight: number;
}

/**
 * Finds what facts are worth by comparing homes of one kind and ZIP code, so that the place does not count: a regression whose odd homes
 * count less (Huber). A fact that few homes have is worth little.
 */
export function factPrices(homes: readonly PricedHome[]): FactPrices {
  const places = [...placesOf(homes).values()];
  let prices: FactPrices = [];
  for (let round = 0; round < ROUNDS; round++) {
    prices = leastSquares(places);
    for (const place of places) weigh(place, prices);
  }
  return prices;
}

function placesOf(homes: readonly PricedHome[]): ReadonlyMap<string, readonly Row[]> {
  const places = new Map<string, Row[]>();
  for (const home of homes) {
    const row = { facts: factsOf(home), price: Math.log(home.price), weight: 1 };
    const place = `${home.kind} ${home.zip}`;
    const rows = places.get(place);
    if (rows) rows.push(row);
    else places.set(place, [row]);
  }
  return places;
}

/** Lowers the weight of homes that are far from the others of their place. */
function weigh(place: readonly Row[], prices: FactPrices): void {
  const errors = place.map(({ facts, price }) => price - dot(facts, prices));
  const middle = errors.toSorted((one, two) => one - two)[Math.floor(errors.length / 2)] ?? 0;
  for (const [at, row] of place.entries())
    row.weight = Math.min(1, ODD / Math.max(ODD, Math.abs((errors[at] ?? 0) - middle)));
}

const dot = (one: readonly number[], two: readonly number[]): number =>
  one.reduce((sum, value, at) => sum + value * (two[at] ?? 0), 0);

/** Coefficients of the least squares within places, each drawn to 0 a little. */
function leastSquares(places: readonly (readonly Row[])[]): number[] {
  const count = places[0]?.[0]?.facts.length ?? 0;
  const system: number[][] = Array.from({ length: count }, (_, row) =>
    Array.from({ length: count + 1 }, (__, column) => (row === column ? 1 : 0)),
  );
  for (const place of places) {
    const total = place.reduce((sum, { weight }) => sum + weight, 0);
    const mean = (of: (row: Row) => number) =>
      place.reduce((sum, row) => sum + row.weight * of(row), 0) / total;
    const means = Array.from({ length: count }, (_, at) => mean(({ facts }) => facts[at] ?? 0));
    const price = mean((row) => row.price);
    for (const row of place) {
      const values = [...row.facts.map((fact, at) => fact - (means[at] ?? 0)), row.price - price];
      for (const [at, line] of system.entries())
        for (const [column, value] of values.entries())
          line[column] = (line[column] ?? 0) + row.weight * (values[at] ?? 0) * value;
    }
  }
  return solve(system);
}

/** Solves a system with a positive diagonal by elimination (Gauss, Jordan); its last column is the right side. */
function solve(system: readonly number[][]): number[] {
  for (const [at, line] of system.entries()) {
    const pivot = line[at] ?? 1;
    for (const [column, value] of line.entries()) line[column] = value / pivot;
    for (const other of system) {
      if (other === line) continue;
      const factor = other[at] ?? 0;
      for (const [column, value] of line.entries()) other[column] = (other[column] ?? 0) - factor * value;
    }
  }
  return system.map((line) => line.at(-1) ?? 0);
}
