import type { EditionId } from '@hearth/domain/edition/edition.ts';
import type { Quantiles } from './quantiles.ts';

/**
 * Figures that sample listings follow.
 * Austin: aggregates of 15,114 sales from 2018-01 to 2021-01 (Kaggle ericpierce/austinhousingprices).
 * San Antonio: aggregates of 810 listings active in 2026 (nuurabdallah/san-antonio-zillow-housing-analysis).
 * Ends beyond the published percentiles are rounded extensions of ours.
 */

/** Austin's prices of 2018 to 2021 at today's level: the city's median rose from about $400,000 to $540,000. */
const AUSTIN_PRICES_SINCE = 1.35;

/** Asking price of a typical house today, dollars per square foot. */
export const typicalPricePerSquareFoot: Readonly<Record<EditionId, number>> = {
  austin: 204.6 * AUSTIN_PRICES_SINCE,
  'san-antonio': 160,
};

/** Factor from a published price level to today's. */
export const priceLevelToday: Readonly<Record<EditionId, number>> = {
  austin: AUSTIN_PRICES_SINCE,
  'san-antonio': 1,
};

/** Square feet of land under a house in town. */
export const lotSquareFeet: Readonly<Record<EditionId, Quantiles>> = {
  austin: [
    [0, 3200],
    [0.05, 4704],
    [0.1, 5575],
    [0.25, 6621],
    [0.5, 8276],
    [0.75, 10_890],
    [0.9, 16_117],
    [0.95, 27_007],
    [1, 70_000],
  ],
  'san-antonio': [
    [0, 3000],
    [0.05, 4312],
    [0.25, 6273],
    [0.5, 7884],
    [0.75, 10_716],
    [0.95, 34_820],
    [1, 90_000],
  ],
};

/**
 * Days since active homes were listed. Ours: with the pending homes and with the sold ones, which are few in the last three
 * months, they add up to monthly figures of new listings without a jump.
 */
export const daysActiveQuantiles: Quantiles = [
  [0, 0],
  [0.105, 30],
  [0.165, 60],
  [0.28, 120],
  [0.4, 180],
  [0.52, 240],
  [0.74, 360],
  [0.94, 510],
  [1, 690],
];

/** From the listing to the contract of homes that are pending. Ours, longer than those of sold homes for the same reason. */
export const daysToContractQuantiles: Quantiles = [
  [0, 2],
  [0.25, 30],
  [0.5, 75],
  [0.75, 140],
  [0.95, 270],
  [1, 420],
];

/** From the listing to the contract: San Antonio's; Austin's source does not say. */
export const daysOnMarketQuantiles: Quantiles = [
  [0, 0],
  [0.25, 4],
  [0.5, 23],
  [0.75, 74],
  [0.95, 173],
  [0.99, 330],
  [1, 420],
];

/**
 * Austin: bedrooms and bathrooms of houses, as [bedrooms, bathrooms, cases]. The source rounds half baths up, so that
 * three baths are often two and a half.
 */
export const bedsAndBaths: readonly (readonly [beds: number, baths: number, cases: number])[] = [
  [3, 2, 4455],
  [4, 3, 2514],
  [3, 3, 2300],
  [4, 2, 1172],
  [4, 4, 1146],
  [5, 4, 516],
  [2, 2, 433],
  [2, 1, 431],
  [3, 1, 406],
  [5, 3, 288],
  [4, 5, 190],
  [5, 5, 185],
  [2, 3, 164],
  [3, 4, 158],
  [5, 6, 87],
  [1, 1, 73],
  [6, 4, 46],
  [4, 6, 45],
  [5, 7, 29],
  [6, 5, 18],
  [5, 2, 16],
  [6, 6, 15],
  [1, 2, 15],
];

/** Austin: houses by the decade they were built, in per mille; what was built since the source ends is our estimate. */
export const builtInDecade: readonly (readonly [decade: number, perMille: number])[] = [
  [1900, 2],
  [1910, 3],
  [1920, 6],
  [1930, 15],
  [1940, 27],
  [1950, 59],
  [1960, 80],
  [1970, 129],
  [1980, 150],
  [1990, 151],
  [2000, 207],
  [2010, 164],
  [2020, 95],
];

/** Austin: how often the price was set, the first time included, as [times, cases]; five stands for more. */
export const timesPriced: readonly (readonly [times: number, cases: number])[] = [
  [1, 5020],
  [2, 3336],
  [3, 2188],
  [4, 1548],
  [5, 2887],
];

/** Austin: share of sales by month, January first. */
export const soldInMonth: readonly number[] = [
  0.043, 0.062, 0.083, 0.088, 0.097, 0.106, 0.107, 0.096, 0.086, 0.083, 0.073, 0.077,
];

/** Austin: a garage's spaces where there is one, as [spaces, cases]. */
export const garageSpaces: readonly (readonly [spaces: number, cases: number])[] = [
  [1, 1094],
  [2, 5499],
  [3, 932],
  [4, 572],
  [6, 95],
];
