import { describe, expect, it } from 'vitest';
import { guestViewer } from '../../people/viewer.ts';
import { viewers } from '../../testing/a-viewer.ts';
import { testMoment } from '../../testing/moment.ts';
import { drawnFilters } from './applied-filters.ts';
import type { FormContext } from './filter-row.ts';
import { filterRow } from './filter-table.ts';
import type { FilterKey } from './filters.ts';

const { agent } = viewers;
const form = (overrides: Partial<FormContext> = {}): FormContext => ({
  lease: false,
  mobile: false,
  today: testMoment.today,
  viewer: guestViewer,
  agentMode: false,
  ...overrides,
});
const offered = (key: FilterKey, overrides: Partial<FormContext> = {}): readonly unknown[] =>
  (filterRow(key).options?.(form(overrides)) ?? []).map((option) => option.value);
const labels = (key: FilterKey): readonly string[] =>
  (filterRow(key).options?.(form()) ?? []).map((option) => option.label);

describe('the offered prices', () => {
  it('step up to a billion on a desktop', () => {
    const prices = offered('minPrice');
    expect(prices.slice(0, 3)).toEqual([null, 25_000, 50_000]);
    expect(prices).toEqual(
      expect.arrayContaining([500_000, 550_000, 1_000_000, 1_250_000, 5_000_000, 6_000_000]),
    );
    expect(prices).not.toContain(525_000);
    expect(prices.slice(-2)).toEqual([995_000_000, 1_000_000_000]);
    expect(prices).toHaveLength(1 + 20 + 10 + 16 + 10 + 197);
  });

  it('end at 15 million on a phone and at 5,000 a month on a lease', () => {
    expect(offered('maxPrice', { mobile: true }).at(-1)).toBe(15_000_000);
    expect(offered('maxPrice', { lease: true }).slice(-5)).toEqual([3_000, 3_500, 4_000, 4_500, 5_000]);
    expect(offered('minPrice', { lease: true }).slice(0, 3)).toEqual([null, 250, 500]);
  });
});

describe('the other options', () => {
  it('offers the options of the specification', () => {
    expect(labels('minBathrooms')).toEqual(['Any', '1+', '2+', '3+', '4+', '5+']);
    expect(labels('minGarageSpaces')).toEqual(['Any', '0', '1', '2', '3+']);
    expect(labels('minStories')).toEqual(['Any', '0', '1', '2', '3', '4+']);
    expect(offered('minSquareFeet')).toHaveLength(1 + 30);
    expect(offered('minYearBuilt').slice(0, 3)).toEqual([null, 2026, 2025]);
    expect(offered('maxYearBuilt').at(-1)).toBe(1800);
    expect(labels('minLotSize').slice(0, 7)).toEqual([
      ...['Any', '2,000 sq ft', '4,500 sq ft', '6,500 sq ft', '8,000 sq ft', '0.25 acres', '0.5 acres'],
    ]);
    expect(offered('highSchoolRating')).toEqual([null, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(labels('daysOnMarket')).toEqual([
      ...['Any', '1 Day', '7 Days', '30 Days', '90 Days', '6 Months', '1 Year', '2 Years'],
    ]);
    expect(offered('soldTimeframe')).toEqual([null, 1, 7, 30, 90, 183, 365, 730]);
    expect(offered('lastPriceReduction')).toEqual([null, 1, 7, 30, 90]);
  });

  it('show statuses in their order; those that a guest may not choose have a lock', () => {
    const statuses = filterRow('mlsStatus').options?.(form()) ?? [];
    expect(statuses.map((status) => [status.label, status.locked ?? false])).toEqual([
      ['Active', false],
      ['Pending', true],
      ['Pending, taking backup offers', false],
      ['Sold', true],
    ]);
  });

  it('show Private to agents on sale who search for themselves', () => {
    expect(offered('mlsStatus', { viewer: agent })[0]).toBe('Private');
    expect(offered('mlsStatus', { viewer: agent, agentMode: true })).not.toContain('Private');
    expect(offered('mlsStatus', { viewer: agent, lease: true })).toEqual([
      ...['Active', 'Pending', 'Pending - Taking Backups', 'Leased'],
    ]);
  });
});

describe('the drawn filters', () => {
  it.each<[FilterKey, boolean, boolean, boolean]>([
    ['lot', true, false, true],
    ['farm', true, false, true],
    ['multiFamily', true, true, true],
    ['commercialSale', true, true, true],
    ['petsAllowed', false, true, false],
    ['noPhoto', false, false, true],
    ['mlsListingsEnabled', false, false, true],
    ['soldTimeframe', true, false, true],
    ['leasedTimeframe', false, true, false],
    ['period', false, false, false],
  ])('%s: on sale %s, on lease %s, to agents on sale %s', (key, sale, lease, agentsSale) => {
    expect(drawnFilters(form()).includes(key)).toBe(sale);
    expect(drawnFilters(form({ lease: true })).includes(key)).toBe(lease);
    expect(drawnFilters(form({ viewer: agent })).includes(key)).toBe(agentsSale);
  });
});
