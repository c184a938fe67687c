import { describe, expect, it } from 'vitest';
import { guestViewer } from '../../people/viewer.ts';
import { viewers } from '../../testing/a-viewer.ts';
import { adjustFilters, type ChangeContext, changeFilter, isPrivateDisabled } from './change-filter.ts';
import { defaultFiltersFor } from './default-filters.ts';
import { defaultFilters } from './filter-table.ts';
import type { Filters } from './filters.ts';
import { defaultStatuses } from './rows/status.ts';

const { agent } = viewers;
const guest: ChangeContext = { lease: false, viewer: guestViewer, agentMode: false };
const asAgent: ChangeContext = { lease: false, viewer: agent, agentMode: false };
const agentMode: ChangeContext = { ...asAgent, agentMode: true };
const filters = (overrides: Partial<Filters> = {}): Filters => ({ ...defaultFilters, ...overrides });

describe('the statuses a search starts with', () => {
  it.each([
    ['a guest', { lease: false, viewer: guestViewer }, ['Active', 'Pending', 'Pending - Taking Backups']],
    ['an agent', asAgent, ['Private', 'Active', 'Pending', 'Pending - Taking Backups']],
    ['an agent on lease', { ...asAgent, lease: true }, ['Active', 'Pending', 'Pending - Taking Backups']],
    [
      'a collection',
      { lease: false, viewer: guestViewer, inCollectionOrHistory: true },
      ['Active', 'Pending - Taking Backups'],
    ],
  ])('of %s', (_who, context, statuses) => {
    expect(defaultFiltersFor(context).mlsStatus).toEqual(statuses);
  });

  it('starts without Pending and Private where exclusive listings are off', () => {
    const context = { lease: false, viewer: agent, inCollectionOrHistory: false };
    expect(defaultStatuses({ ...context, exclusiveListingsEnabled: false })).toEqual([
      ...['Active', 'Pending - Taking Backups'],
    ]);
  });

  it('starts with the statuses of a bare query for guests', () => {
    expect(defaultFiltersFor({ lease: false, viewer: guestViewer })).toEqual(defaultFilters);
  });
});

describe('changing a filter', () => {
  it('checks Sold with the last year, without open houses', () => {
    const before = filters({ openHouseOnly: true, openHouse: 7 });
    const after = changeFilter(before, 'mlsStatus', ['Active', 'Sold'], guest);
    expect(after).toEqual(filters({ mlsStatus: ['Active', 'Sold'], soldTimeframe: 365 }));
  });

  it('checks Leased the same way', () => {
    const after = changeFilter(filters(), 'mlsStatus', ['Leased'], { ...guest, lease: true });
    expect(after).toMatchObject({ leasedTimeframe: 365, soldTimeframe: null });
  });

  it('unchecks Sold with its timeframe and the open houses', () => {
    const before = filters({ mlsStatus: ['Active', 'Sold'], soldTimeframe: 30, openHouse: 30 });
    const after = changeFilter(before, 'mlsStatus', ['Active'], guest);
    expect(after).toEqual(filters({ mlsStatus: ['Active'] }));
  });

  it('keeps the timeframe when another status is checked', () => {
    const before = filters({ mlsStatus: ['Sold'], soldTimeframe: 30 });
    expect(changeFilter(before, 'mlsStatus', ['Active', 'Sold'], guest).soldTimeframe).toBe(30);
  });

  it('sets the next 7 days and clears Sold where open houses are chosen', () => {
    const before = filters({ mlsStatus: ['Active', 'Sold'], soldTimeframe: 365 });
    const after = changeFilter(before, 'openHouseOnly', true, guest);
    expect(after).toEqual(filters({ mlsStatus: ['Active'], openHouseOnly: true, openHouse: 7 }));
    expect(changeFilter(after, 'openHouseOnly', false, guest).openHouse).toBeNull();
  });

  it('asks for open houses on a lease, none of them leased', () => {
    const before = filters({ mlsStatus: ['Active', 'Leased'], leasedTimeframe: 30 });
    const after = changeFilter(before, 'openHouseOnly', true, { ...guest, lease: true });
    expect(after).toEqual(filters({ mlsStatus: ['Active'], openHouseOnly: true, openHouse: 7 }));
    const shut = changeFilter({ ...after, openHouse: 7 }, 'mlsStatus', ['Leased'], { ...guest, lease: true });
    expect(shut).toMatchObject({ openHouseOnly: false, openHouse: null, leasedTimeframe: 365 });
  });

  it('restores the default statuses where open houses leave none', () => {
    const after = changeFilter(filters({ mlsStatus: ['Sold'] }), 'openHouseOnly', true, guest);
    expect(after.mlsStatus).toEqual(defaultFilters.mlsStatus);
  });

  it('accepts another number of days in place of 7', () => {
    const before = filters({ openHouseOnly: true, openHouse: 7 });
    expect(changeFilter(before, 'openHouse', 30, guest)).toEqual(filters({ openHouse: 30 }));
  });

  it('clears the water bodies with Waterfront', () => {
    const before = filters({ waterfront: true, waterBodyName: ['Lake Travis'] });
    expect(changeFilter(before, 'waterfront', false, guest)).toEqual(filters());
  });

  it('treats a price of 0 as none', () => {
    expect(changeFilter(filters({ minPrice: 5 }), 'minPrice', 0, guest).minPrice).toBeNull();
  });

  it('removes Private when exclusive goes off, or when both sources are on', () => {
    const before = filters({ mlsStatus: ['Private', 'Active'] });
    const off = changeFilter(before, 'exclusiveListingsEnabled', false, asAgent);
    expect(off.mlsStatus).toEqual(['Active']);
    expect(isPrivateDisabled(off)).toBe(true);
    const both = changeFilter({ ...before, mlsListingsEnabled: false }, 'mlsListingsEnabled', true, asAgent);
    expect(both.mlsStatus).toEqual(['Active']);
  });

  it('takes the default statuses of the other source, and leaves a choice of statuses', () => {
    const off = changeFilter(filters(), 'exclusiveListingsEnabled', false, asAgent);
    expect(off.mlsStatus).toEqual(['Active', 'Pending - Taking Backups']);
    const on = changeFilter(off, 'exclusiveListingsEnabled', true, asAgent);
    expect(on.mlsStatus).toContain('Pending');
    const chosen = filters({ mlsStatus: ['Pending'] });
    expect(changeFilter(chosen, 'exclusiveListingsEnabled', false, asAgent).mlsStatus).toEqual(['Pending']);
  });

  it('keeps Private when MLS goes off', () => {
    const before = filters({ mlsStatus: ['Private', 'Active'] });
    expect(changeFilter(before, 'mlsListingsEnabled', false, asAgent).mlsStatus).toEqual([
      'Private',
      'Active',
    ]);
  });

  it('lets Private follow the exclusive source in agent mode', () => {
    const off = changeFilter(filters(), 'exclusiveListingsEnabled', false, agentMode);
    expect(off.mlsStatus).not.toContain('Private');
    expect(changeFilter(off, 'exclusiveListingsEnabled', true, agentMode).mlsStatus[0]).toBe('Private');
  });

  it('changes no other filter', () => {
    expect(changeFilter(filters(), 'fireplace', true, guest)).toEqual(filters({ fireplace: true }));
  });
});

describe('taking filters to the other kind of search', () => {
  it('turns Sold into Leased and drops what lease does not draw', () => {
    const before = filters({
      mlsStatus: ['Private', 'Active', 'Sold'],
      soldTimeframe: 30,
      lot: true,
      minPrice: 5,
    });
    const after = adjustFilters(before, { ...asAgent, lease: true });
    expect(after).toEqual(filters({ mlsStatus: ['Active', 'Leased'], leasedTimeframe: 30, minPrice: 5 }));
  });

  it('turns Leased into Sold and drops pets on sale', () => {
    const before = filters({ mlsStatus: ['Leased'], leasedTimeframe: 365, petsAllowed: 'Yes' });
    expect(adjustFilters(before, guest)).toEqual(filters({ mlsStatus: ['Sold'], soldTimeframe: 365 }));
  });
});
