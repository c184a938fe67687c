import { addDays } from '@hearth/domain/listing/days.ts';
import type { Listing } from '@hearth/domain/listing/listing.ts';
import { figureOf } from '@hearth/domain/search/filters/filter-columns.ts';
import { filterKeys, filterRow } from '@hearth/domain/search/filters/filter-table.ts';
import type { FilterKey, Filters, KeysOf } from '@hearth/domain/search/filters/filters.ts';
import { describe, expect, it } from 'vitest';
import { generateListings, sampleEditions } from './generate.ts';

const today = '2026-11-21';
const context = { today, time: '09:00' };

/**
 * A plausible value of each filter; of one that compares a figure, the middle of the samples. Kinds that a default search
 * excludes are tested by excluding them, since including them lets all listings pass.
 */
const probes: Partial<Filters> = {
  keyword: 'patio',
  // Of an edition: see `travelTimes`.
  travelTime: '',
  exclusiveListingsEnabled: false,
  mlsListingsEnabled: false,
  mlsStatus: ['Private'],
  daysOnMarket: 7,
  lastPriceReduction: 7,
  soldTimeframe: 90,
  leasedTimeframe: 90,
  period: 1,
  periodStart: addDays(today, -3),
  periodEnd: addDays(today, -300),
  ourListingsOnly: true,
  openHouseOnly: true,
  openHouse: 1,
  noPhoto: true,
  singleFamilyResidence: false,
  condominium: false,
  townhouse: false,
  lot: false,
  farm: false,
  multiFamily: false,
  commercialSale: false,
  masterOnMain: true,
  guestQuarters: true,
  fireplace: true,
  accessibilityFeatures: true,
  historicDesign: true,
  energyEfficient: true,
  exerciseRoom: true,
  gameRoom: true,
  mediaRoom: true,
  officeStudy: true,
  wineRoom: true,
  workshop: true,
  petsAllowed: 'No',
  views: ['Golf Course'],
  backsToGolfCourse: true,
  backsToGreenbelt: true,
  swimmingPool: true,
  fencedYard: true,
  privateDock: true,
  waterfront: true,
  waterBodyName: ['Lake Travis', 'Canyon Lake'],
  homeownersAssoc: 'No',
  gatedCommunity: true,
  communityPool: true,
  playground: true,
  dogPark: true,
  fitnessCenter: true,
  golfCourse: true,
  sportCourt: true,
  tennisCourts: true,
  horsesAllowed: true,
  airplaneFacilities: true,
  lakeAccess: true,
  hikingTrails: true,
  clubHouse: true,
  boatDock: true,
  park: true,
};

/** Twenty minutes around the middle of each edition's city. */
const travelTimes = {
  austin: '20_DRIVING_midday_30.267_-97.743',
  'san-antonio': '20_DRIVING_midday_29.424_-98.495',
};

describe.each(sampleEditions)('3,000 samples of %s', (edition) => {
  const own: Partial<Filters> = { ...probes, travelTime: travelTimes[edition] };
  const listings = generateListings({
    edition,
    count: 1500,
    seed: 'hearth',
    today,
    now: new Date(`${today}T15:00:00Z`),
  });

  it.each(filterKeys)('give the filter %s listings that match and listings that do not', (key) => {
    const share = keptBy(key, listings);
    expect(share).toBeGreaterThan(0.001);
    expect(share).toBeLessThan(0.99);
  });

  function keptBy<K extends FilterKey>(key: K, all: readonly Listing[]): number {
    const value = key in own ? own[key] : middleFigure(key as KeysOf<number | null>, all);
    const kept = all.filter((listing) =>
      filterRow(key).matches(listing, value as Filters[K], { ...context, edition }),
    );
    return kept.length / all.length;
  }
});

function middleFigure(key: KeysOf<number | null>, all: readonly Listing[]): number {
  const condition = filterRow(key).condition(1);
  if (condition === null || !('figure' in condition)) throw new Error(`${key} needs a value here`);
  const figures = all.map((listing) => figureOf(listing, condition.column)).filter((each) => each !== null);
  return figures.toSorted((one, other) => one - other)[Math.floor(figures.length / 2)]!;
}
