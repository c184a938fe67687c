import { describe, expect, it } from 'vitest';
import type { HistoryEntry, OtherListing } from '../../contract/listing.ts';
import { aListing } from '../../testing/a-listing.ts';
import { viewers } from '../../testing/a-viewer.ts';
import { listingDetails } from '../../testing/listing-details.ts';
import { saleSearch } from '../gate.ts';
import type { Listing } from '../listing.ts';
import { changesSince, lookOf } from './last-look.ts';
import { isSameHome, mayNameOnPage } from './same-home.ts';
import { otherListingLabel, otherListingText, timeline } from './timeline.ts';

const zone = 'America/Chicago';
const parcel = { parcelnumber: '0204-05', streetnumber: '12', unitnumber: 'A' };

describe('two listings offer the same home', () => {
  it.each<[Partial<Listing>, boolean]>([
    [{}, true],
    [{ unitnumber: '# a' }, true],
    [{ unitnumber: 'B' }, false],
    [{ unitnumber: null }, false],
    [{ streetnumber: '14' }, false],
    [{ parcelnumber: '0204-06' }, false],
    [{ source: 'EX' }, false],
    [{ edition: 'san-antonio' }, false],
  ])('where parcel, number and unit agree: %o is %s', (other, same) => {
    expect(isSameHome(aListing(parcel), aListing({ ...parcel, ...other }))).toBe(same);
  });

  it.each([null, '', 'TBD', '0', '000000', '99-9999'])(
    'matches no homes by the placeholder %o',
    (parcelnumber) => {
      const home = aListing({ ...parcel, parcelnumber });
      expect(isSameHome(home, home)).toBe(false);
    },
  );
});

describe('a page names another listing of its home', () => {
  const link = { ...saleSearch, reachedBy: 'link' } as const;
  it.each<[Partial<Listing>, readonly (keyof typeof viewers)[]]>([
    [{ mlsstatus: 'Active' }, ['guest', 'unverifiedClient', 'client', 'agent']],
    [{ mlsstatus: 'Sold' }, ['client', 'agent']],
    [{ mlsstatus: 'Expired' }, ['unverifiedClient', 'client', 'agent']],
    [{ mlsstatus: 'Private', source: 'EX' }, ['agent']],
    [{ mlsstatus: 'Active', internetaddressdisplayyn: false }, []],
    [{ mlsstatus: 'Active', internetentirelistingdisplayyn: false }, []],
  ])('%o to those who may see it: %o', (home, who) => {
    const listing = aListing({ ...home, agentId: 'somebody.else' });
    const names = ['guest', 'unverifiedClient', 'client', 'agent'] as const;
    expect(names.filter((name) => mayNameOnPage(listing, viewers[name], link))).toEqual(who);
  });
});

const entry = (changedat: string, changes: Partial<HistoryEntry>): HistoryEntry => ({
  ...{ listingkey: 'k', changedat, mlsstatus: 'Active', price: null, event: 'listed' },
  ...changes,
});
const other = (changes: Partial<OtherListing>): OtherListing => ({
  ...listingDetails({
    listingid: 'L2',
    sourcelistingid: '77',
    mlsstatus: 'Expired',
    onmarketdate: '2025-03-01',
  }),
  listprice: 450_000,
  history: [],
  ...changes,
});

it('the timeline joins listings of a home, newest first, on days of its time zone', () => {
  const listing = listingDetails({
    history: [
      entry('2026-11-18T15:00:00.000Z', {
        event: 'status',
        mlsstatus: 'Pending - Taking Backups',
        price: 480_000,
      }),
      entry('2026-11-12T04:00:00.000Z', { event: 'price', price: 480_000 }),
      entry('2026-11-01T15:00:00.000Z', { price: 500_000 }),
    ],
    otherlistings: [
      other({
        history: [
          entry('2025-09-01T15:00:00.000Z', { event: 'status', mlsstatus: 'Expired', price: 450_000 }),
          entry('2025-05-01T15:00:00.000Z', { event: 'price' }),
          entry('2025-03-01T15:00:00.000Z', { price: 0 }),
        ],
      }),
    ],
  });
  expect(timeline(listing, zone).map((row) => [row.day, row.event, row.price, row.other?.listingid])).toEqual(
    [
      ['2026-11-18', 'Pending, taking backup offers', 480_000, undefined],
      ['2026-11-11', 'Price reduced by 4%', 480_000, undefined],
      ['2026-11-01', 'Listed', 500_000, undefined],
      ['2025-09-01', 'Expired', 450_000, 'L2'],
      ['2025-05-01', 'Price changed', null, 'L2'],
      ['2025-03-01', 'Listed', null, 'L2'],
    ],
  );
});

describe('another listing of a home', () => {
  it.each<[Partial<OtherListing>, string]>([
    [{}, 'Listed before in 2025 at $450,000'],
    [{ listprice: null }, 'Listed before in 2025'],
    [{ onmarketdate: null }, 'Listed before at $450,000'],
    [{ onmarketdate: '2026-11-20' }, 'Listed again in 2026 at $450,000'],
    [{ propertytype: 'Residential Lease', listprice: 2_400 }, 'Listed for lease before in 2025 at $2,400/mo'],
    [
      { propertytype: 'Residential Lease', mlsstatus: 'Active', listprice: 2_400 },
      'Also for lease now at $2,400/mo',
    ],
  ])('%o is in words: %s', (changes, words) => {
    const listing = listingDetails({ onmarketdate: '2026-11-11' });
    expect(otherListingText(other(changes), listing)).toBe(words);
    expect(otherListingLabel(other({}))).toBe('MLS# 77, Expired');
  });
});

describe('since the last look', () => {
  const before = lookOf({ ...listingDetails({ listprice: 500_000 }), photoscount: 4 }, '2026-11-01');
  it.each<[Partial<Listing> & { readonly photoscount?: number }, readonly string[]]>([
    [{}, []],
    [{ listprice: 490_000 }, ['The price is $10,000 lower: $490,000.']],
    [{ listprice: 512_000, photoscount: 5 }, ['The price is $12,000 higher: $512,000.', 'One photo is new.']],
    [{ listprice: 0 }, []],
    [{ mlsstatus: 'Pending', photoscount: 7 }, ['The status changed to Pending.', '3 photos are new.']],
    [{ photoscount: 2 }, []],
  ])('%o says %o', (now, changes) => {
    const { photoscount = 4, ...fields } = now;
    const listing = { ...listingDetails({ listprice: 500_000, ...fields }), photoscount };
    expect(changesSince(before, listing)).toEqual(changes);
  });
});
