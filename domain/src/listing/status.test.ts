import { describe, expect, it } from 'vitest';
import { editFormStatuses, isClosed, isOnMarket, isOpen, mlsStatuses } from './status.ts';

describe('the statuses of a listing', () => {
  it('lists the statuses of the specification; Listed on Mls for the edit form alone', () => {
    expect(editFormStatuses.toSorted()).toEqual([
      ...['Active', 'Expired', 'Leased', 'Listed on Mls', 'Pending', 'Pending - Taking Backups', 'Private'],
      ...['Sold', 'Withdrawn'],
    ]);
    expect(mlsStatuses).not.toContain('Listed on Mls');
  });

  it('divides statuses into open and closed', () => {
    expect(editFormStatuses.filter(isOpen)).toEqual([
      ...['Private', 'Active', 'Pending', 'Pending - Taking Backups'],
    ]);
    expect(editFormStatuses.filter(isClosed)).toEqual([
      ...['Sold', 'Leased', 'Expired', 'Withdrawn', 'Listed on Mls'],
    ]);
  });

  it('counts statuses as on the market where homes can be bought', () => {
    expect(editFormStatuses.filter(isOnMarket)).toEqual(['Active', 'Pending - Taking Backups']);
  });
});
