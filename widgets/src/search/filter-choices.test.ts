import { guestViewer } from '@hearth/domain/people/viewer.ts';
import { filterRow } from '@hearth/domain/search/filters/filter-table.ts';
import { offeredPrices } from '@hearth/domain/search/filters/rows/price.ts';
import { expect, test } from 'vitest';
import { countChoices, maxPriceChoices, minPriceChoices, pricesFrom } from './filter-choices.ts';
import { typeChoices } from './type-choices.ts';

test.each([true, false])('the offered prices are those of the filter table, lease: %s', (lease) => {
  expect(pricesFrom(lease)).toEqual(offeredPrices({ lease, mobile: true }));
});

test.each([true, false])('the types are those of the filter table, lease: %s', (lease) => {
  for (const { key, label, defaultValue } of typeChoices(lease)) {
    expect(filterRow(key)).toMatchObject({ label, defaultValue });
  }
  const let_ = typeChoices(true).map(({ key }) => key);
  for (const { key } of typeChoices(false))
    expect(filterRow(key).scope.searches !== 'sale').toBe(let_.includes(key));
});

test('the counts are those of the filter table', () => {
  const context = { lease: false, mobile: true, today: '2026-11-21', viewer: guestViewer, agentMode: false };
  const offered = filterRow('minBedrooms')
    .options?.(context)
    .map(({ value, label }) => ({ value: String(value ?? ''), label }));
  expect(countChoices(null)).toEqual(offered);
});

test('each price limits the other, and a price from a link is added to the choices', () => {
  expect(minPriceChoices(false, null, 60_000).map(({ label }) => label)).toEqual([
    'Any',
    '$25,000',
    '$50,000',
  ]);
  expect(maxPriceChoices(true, 4_200, 4_000).map(({ label }) => label)).toEqual([
    'Any',
    '$4,000',
    '$4,200',
    '$4,500',
    '$5,000',
  ]);
});
