import { expect, it } from 'vitest';
import { appliedChips, changedChips, countApplied } from './applied-chips.ts';
import { defaultFilters } from './filter-table.ts';
import type { Filters } from './filters.ts';

const chips = (overrides: Partial<Filters>, defaults: Filters = defaultFilters): readonly string[] =>
  appliedChips({ ...defaults, ...overrides }, defaults).map(({ text }) => text);

const noHomes = { singleFamilyResidence: false, townhouse: false, condominium: false } as const;

it('shows types that are switched off as one chip, which names the others', () => {
  expect(chips({ ...noHomes, condominium: true })).toEqual(['Condos only']);
  expect(chips({ singleFamilyResidence: false })).toEqual(['Condos and townhouses only']);
  expect(chips({ ...noHomes, farm: true })).toEqual(['Farms and ranches only']);
  expect(chips({ condominium: false, lot: true })).toEqual(['Homes, townhouses, and lots only']);
  expect(chips(noHomes)).toEqual(['No property types']);
});

it('shows each type that is added to the default ones as a chip', () => {
  expect(chips({ lot: true, farm: true }).toSorted()).toEqual(['Farms and ranches', 'Lots']);
});

it('name the missing types where most are left', () => {
  const all = { ...defaultFilters, farm: true, multiFamily: true, commercialSale: true, lot: true };
  expect(chips({ lot: false }, all)).toEqual(['No lots']);
  expect(chips({ lot: false, farm: false }, all)).toEqual(['No farms and ranches or lots']);
});

it('shows types with the others, and clears all types at once', () => {
  const filters = { ...defaultFilters, ...noHomes, lot: true, minPrice: 300_000, fireplace: true };
  const found = appliedChips(filters, defaultFilters);
  expect(found.map(({ text }) => text)).toEqual(['$300k+', 'Lots only', 'Fireplace']);
  expect(found.map(({ keys }) => keys.length)).toEqual([1, 4, 1]);
  expect(countApplied(filters, defaultFilters, 'secondary')).toBe(1);
});

it('compares the chips of two searches: new and changed ones, and those that are gone', () => {
  const before = { ...defaultFilters, minBedrooms: 3, maxPrice: 500_000, minBathrooms: 2 };
  const now = { ...defaultFilters, minBedrooms: 4, maxPrice: 500_000, pool: true };
  const { changed, removed } = changedChips(now, before, defaultFilters);
  expect(changed.map(({ keys }) => keys)).toEqual(
    appliedChips(now, defaultFilters)
      .map(({ keys }) => keys)
      .filter(([key]) => key !== 'maxPrice'),
  );
  expect(removed.map(({ keys: [key] }) => key)).toEqual(['minBathrooms']);
  expect(changedChips(now, now, defaultFilters)).toEqual({ changed: [], removed: [] });
});
