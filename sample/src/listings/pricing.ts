import type { Listing } from '@hearth/domain/listing/listing.ts';
import { isLease } from '@hearth/domain/listing/property-type.ts';
import { isSoldOrLeased } from '@hearth/domain/listing/status.ts';
import type { Random } from '../random.ts';
import type { Building } from './building.ts';
import type { Draft } from './draft.ts';
import { typicalPricePerSquareFoot } from './market-facts.ts';
import { pricePerSquareFootAt } from './zip-prices.ts';

/** Market value in dollars, also relative to the region. */
export interface Worth {
  readonly dollars: number;
  readonly tier: Tier;
}
export type Tier = 'entry' | 'middle' | 'upper' | 'luxury';

/** Homes nearer than this to the water are waterfront. */
export const WATERFRONT_METERS = 60;

export function estimateWorth(random: Random, draft: Draft, building: Building, hasPool: boolean): Worth {
  const perFoot = pricePerSquareFootAt(draft.edition, draft.location);
  const level = perFoot / typicalPricePerSquareFoot[draft.edition];
  const dollars =
    (buildingWorth(random, draft, building, perFoot) + landWorth(random, draft, building, level)) *
      waterFactor(random, draft) +
    (hasPool ? 30_000 + 25_000 * level : 0);
  return { dollars, tier: tierOf(dollars, draft) };
}

/** Larger homes ask less for a square foot. Half the price of a house in town is its land, counted in here. */
function buildingWorth(random: Random, draft: Draft, building: Building, perFoot: number): number {
  const { livingarea, yearbuilt } = building;
  if (livingarea === null) return 0;
  const type = draft.kind.propertyfiltertype;
  const size = (livingarea / (type === 'Multi-Family' ? 2600 : 2000)) ** -0.22;
  const age = yearbuilt !== null && yearbuilt >= 2015 ? 1.06 : 1;
  const ofType =
    { Condominium: 1, Townhouse: 0.97, 'Multi-Family': 0.88, Commercial: 1.05 }[type as string] ?? 1;
  const ofSubtype = draft.kind.propertysubtype === 'Manufactured Home' ? 0.5 : 1;
  // Homes of one size and street differ in price, and some of the larger ones are luxury homes.
  const fine = livingarea > 1800 && type === 'Single Family Residence' && random.chance(0.1);
  const finish = Math.exp(random.normal(0, 0.19)) * (fine ? random.between(1.3, 2.2) : 1);
  return livingarea * perFoot * size * age * ofType * ofSubtype * finish;
}

/** Land beyond an ordinary lot: the first acre costs most. Ours; the sources know no acreage. */
function landWorth(random: Random, draft: Draft, building: Building, level: number): number {
  const perFoot = typicalPricePerSquareFoot[draft.edition];
  const acres = building.lotsizearea ?? 0;
  const type = draft.kind.propertyfiltertype;
  const remote = draft.location.subdivisionname === null ? 0.55 : 1;
  if (type === 'Lot')
    return remote * 1500 * perFoot * level ** 1.9 * acres ** 0.62 * Math.exp(random.normal(0, 0.3));
  if (type === 'Farm') return 120 * perFoot * level * acres ** 0.86 * Math.exp(random.normal(0, 0.3));
  return acres > 0.5 ? 55_000 * level * (acres - 0.4) ** 0.7 : 0;
}

function waterFactor(random: Random, { location }: Draft): number {
  if (location.distanceToWaterMeters > WATERFRONT_METERS) return 1;
  return /Lake Austin|Lake Travis|Lady Bird/.test(location.nearestWaterName)
    ? random.between(1.7, 2.6)
    : random.between(1.2, 1.7);
}

function tierOf(dollars: number, draft: Draft): Tier {
  const ofMedian = dollars / (typicalPricePerSquareFoot[draft.edition] * 2000);
  if (ofMedian < 0.75) return 'entry';
  if (ofMedian < 1.35) return 'middle';
  return ofMedian < 2.6 ? 'upper' : 'luxury';
}

export type Prices = Pick<
  Listing,
  'listprice' | 'originallistprice' | 'previouslistprice' | 'pricechangetimestamp' | 'closeprice'
>;

/** The asking prices in order, from the market value (or rent) through every change. */
export function drawPrices(random: Random, draft: Draft, worth: Worth, building: Building): Prices {
  const { timeline } = draft;
  const first = askedPrice(random, draft, worth, building);
  const requested = [first];
  for (const { factor } of timeline.priceSteps) requested.push(nextPrice(requested.at(-1)!, factor));
  const listprice = requested.at(-1)!;
  return {
    listprice,
    originallistprice: first,
    previouslistprice: requested.at(-2) ?? null,
    pricechangetimestamp: timeline.priceSteps.at(-1)?.at ?? null,
    closeprice: isSoldOrLeased(timeline.mlsstatus) ? closePrice(random, listprice, draft.lease) : null,
  };
}

function askedPrice(random: Random, draft: Draft, worth: Worth, building: Building): number {
  if (!isLease(draft.kind.propertytype)) return charming(random, Math.max(24_000, worth.dollars));
  if (draft.kind.propertyfiltertype === 'Commercial') {
    return Math.max(650, roundTo((building.livingarea ?? 1000) * random.between(1.5, 2.7), 50));
  }
  return monthlyRent(random, worth.dollars);
}

/** About 0.55 % of the value a month, less for expensive homes. */
function monthlyRent(random: Random, dollars: number): number {
  const share = 0.0058 * (dollars / 350_000) ** -0.28;
  const rent = Math.max(650, dollars * share * random.between(0.93, 1.08));
  return random.chance(0.5) ? roundTo(rent, 50) : roundTo(rent, 100) - 5;
}

/** Asking prices are 449,900 or 450,000, and rounder for larger sums. */
function charming(random: Random, dollars: number): number {
  if (dollars >= 3_000_000) return roundTo(dollars, 50_000);
  if (dollars >= 1_000_000) return roundTo(dollars, 5_000) - (random.chance(0.3) ? 1_000 : 0);
  const round = roundTo(dollars, random.chance(0.6) ? 5_000 : 1_000);
  return random.chance(0.5) ? Math.max(24_000, round) : Math.max(24_900, round - 100);
}

/** A changed price has the same ending as the previous one, and differs from it. */
function nextPrice(price: number, factor: number): number {
  const step = price < 20_000 ? 25 : price < 1_000_000 ? 1_000 : 5_000;
  const by = roundTo(price * (factor - 1), step);
  return price + (by === 0 ? Math.sign(factor - 1) * step : by);
}

/** Buyers pay a little less than asked, tenants nearly always the full price. */
function closePrice(random: Random, listprice: number, lease: boolean): number {
  if (lease) return random.chance(0.85) ? listprice : roundTo(listprice * 0.97, 5);
  return roundTo(listprice * Math.min(1.06, Math.max(0.88, random.normal(0.982, 0.024))), 500);
}

const roundTo = (value: number, step: number): number => Math.round(value / step) * step;
