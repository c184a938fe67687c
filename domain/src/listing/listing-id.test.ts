import { describe, expect, it } from 'vitest';
import { listingIdLabel, publicListingId } from './listing-id.ts';

describe('the number of a listing', () => {
  it('returns the MLS number where there is one, else the own id', () => {
    expect(publicListingId({ listingid: 'AUS4000001', sourcelistingid: '4000001' })).toBe('4000001');
    expect(publicListingId({ listingid: 'EL1131', sourcelistingid: null })).toBe('EL1131');
  });

  it.each([
    ['AUS', 'AUS4000001', '4000001', 'MLS# 4000001'],
    ['SA', 'SA4000001', '4000001', 'MLS# 4000001'],
    ['EX', 'EL1131', null, 'EL# 1131'],
    ['EX', '1131', null, 'EL# 1131'],
    ['EX', 'el-1131', null, 'EL# 1131'],
    ['EX', 'ELM', null, 'EL# ELM'],
  ] as const)('of %s %s is shown in its usual form', (source, listingid, sourcelistingid, label) => {
    expect(listingIdLabel({ source, listingid, sourcelistingid })).toBe(label);
  });
});
