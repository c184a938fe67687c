import { describe, expect, it } from 'vitest';
import { aListing } from '../../testing/a-listing.ts';
import type { Listing } from '../listing.ts';
import { addressMask } from './address-mask.ts';

const oakHollow = aListing({
  streetnumber: '1204',
  streetdirprefix: 'W',
  streetname: 'Quillon Hollow',
  streetsuffix: 'Dr',
  unitnumber: '4B',
  subdivisionname: 'Barton Heights',
  parcelnumber: '0204-05.0607',
});

const street = (changes: Partial<Listing>): Listing =>
  aListing({ streetnumber: '1204', streetdirprefix: null, streetsuffix: 'St', ...changes });

/** Texts of a listing with the masked text, `_` for the mask. */
type Cases = readonly (readonly [text: string, masked: string])[];

const check = (listing: Listing, cases: Cases): void => {
  it.each(cases)('%s', (text, masked) => {
    expect(addressMask(listing)(text).replaceAll('[undisclosed]', '_')).toBe(masked);
  });
};

describe('the mask of 1204 W Quillon Hollow Dr Unit 4B', () => {
  check(oakHollow, [
    ['1204 W Quillon Hollow Dr, Unit 4B, Austin, TX 78704', '_, Austin, TX 78704'],
    ['Welcome to 1204 West Quillon Hollow Drive #4B.', 'Welcome to _.'],
    ['welcome to 1204 quillon hollow', 'welcome to _'],
    ['QUILLON HOLLOW DR. IS QUIET', '_. IS QUIET'],
    ['A home on Quillon Hollow with a porch', 'A home on _ with a porch'],
    ['A home on QUILLON-HOLLOW', 'A home on _'],
    ['The 1200 block of Quillon Hollow Drive', 'The _'],
    ['1204-B Quillon Hollow', '_'],
    ['1204-1206 Quillon\r\n  Hollow', '_'],
    ['Built in 2005, 1204 Quillon_Hollow', 'Built in 2005, _'],
    ['Quillon Hollow’s best home', '_ best home'],
    ['Quillón Hollow, apt. 4b', '_'],
    ['QuillonHollow and #QuillonHollowDr', '_ and _'],
    ['See www.1204quillonhollow.com.', 'See _.'],
    ['See https://tours.example/1204-w-quillon-hollow-dr?x=1', 'See _'],
    ['Mail 1204QuillonHollow@example.com', 'Mail _'],
    ['Park beside 1204 Quillon and call', 'Park beside _ and call'],
    ['Unit 4B faces south', '_ faces south'],
    ['Parcel 0204050607 or 0204-05-0607', 'Parcel _ or _'],
    ['Welcome to 1204!', 'Welcome to _!'],
    ['1204’s porch, unit 4B’s view', '_ porch, _ view'],
    ['1204 sq ft for $1,204, call 512-555-1204', '1204 sq ft for $1,204, call 512-555-1204'],
    ['A hollow oak in Barton Heights, Austin 78704', 'A hollow oak in Barton Heights, Austin 78704'],
    ['4 bedrooms, 3B/2B, no HOA', '4 bedrooms, 3B/2B, no HOA'],
    ['Apt. 4B or unit no. 4-B or Unit 4 B or #4-B', '_ or _ or _ or _'],
    ['Visit 1,204! It has 1,204 sq ft, for $1,204', 'Visit _! It has 1,204 sq ft, for $1,204'],
    ['<b>Quillon</b> <i>Hollow</i>, Quillon&nbsp;Hollow, Quil\u00adlon Hol\u200blow', '<b>_</i>, _'],
    ['<p title="1204 Quillon Hollow">A porch</p>', '<p title="_">A porch</p>'],
    [
      '<one mile from Quillon Hollow, >2 acres, <see 1204 Quillon Hollow Dr>',
      '<one mile from _, >2 acres, <see _>',
    ],
  ]);
});

describe('the mask of Main St', () => {
  check(street({ streetname: 'Main' }), [
    ['1204 Main', '_'],
    ['Near Main Street and main st', 'Near _ and _'],
    ['A block off Main near the square', 'A block off _ near the square'],
    ['Main level with the primary on main', 'Main level with the primary on main'],
    ['The main floor. Main rooms face south.', 'The main floor. Main rooms face south.'],
    ['PRIMARY ON MAIN', 'PRIMARY ON MAIN'],
  ]);
});

describe('the mask of Park Ave', () => {
  check(street({ streetname: 'Park', streetsuffix: 'Ave' }), [
    ['On Park Avenue, near Zilker Park and the park', 'On _, near Zilker Park and the park'],
    ['Park in the garage', 'Park in the garage'],
    ['S Park Av', '_'],
  ]);
});

describe('the mask of Lake Vw', () => {
  check(street({ streetname: 'Lake', streetsuffix: 'Vw' }), [
    ['A lake view from 1204 Lake View', 'A lake view from _'],
    ['On Lake Vw by Lake Travis', 'On _ by Lake Travis'],
  ]);
});

describe('the mask of Live Oak St', () => {
  check(street({ streetname: 'Live Oak' }), [
    ['A live oak shades the porch on Live Oak', 'A live oak shades the porch on _'],
    ['a home on live oak', 'a home on _'],
  ]);
});

describe('the mask of names of ordinary words', () => {
  check(street({ streetname: 'Cabin Brook', streetsuffix: 'Ct' }), [
    ['cabinbrook.com or #cabinbrook or Cabinbrook', '_ or _ or _'],
    ['Welcome to cabin brook', 'Welcome to _'],
  ]);
  check(street({ streetname: 'Oak' }), [
    ['Corner of Oak & Elm, at Elm/Oak, oakst', 'Corner of _ & Elm, at Elm/_'],
    ['Oak and Walnut cabinets, oak floors', 'Oak and Walnut cabinets, oak floors'],
  ]);
  check(street({ streetname: 'Lamar', streetdirprefix: 'S', streetsuffix: 'Blvd' }), [['On SLamar', 'On _']]);
});

describe('the mask of a street that shares its name with an area', () => {
  const hills = street({ streetname: 'Barton Hills', streetsuffix: 'Dr', subdivisionname: 'Barton Hills' });
  check(hills, [
    ['In Barton Hills, on Barton Hills Dr', 'In Barton Hills, on _'],
    ['A home on Barton Hills', 'A home on _'],
    ['1204 Barton Hills', '_'],
  ]);
  check(street({ streetname: 'Lake Austin', streetsuffix: 'Blvd' }), [
    ['On Lake Austin, off Lake Austin Boulevard', 'On Lake Austin, off _'],
  ]);
  check(street({ streetname: 'Barton Springs', streetsuffix: 'Rd' }), [
    ['Just off Barton Springs, near Barton Springs Rd.', 'Just off _, near _.'],
    ['At Barton Springs & Lamar', 'At _ & Lamar'],
    [
      'Swim at Barton Springs, a walk along Barton Springs',
      'Swim at Barton Springs, a walk along Barton Springs',
    ],
  ]);
  check(street({ streetname: 'Lamar', elementaryschool: 'Lamar' }), [
    ['Near Lamar Elementary, off Lamar', 'Near Lamar Elementary, off _'],
  ]);
});

describe('the mask of numbered streets and roads', () => {
  check(street({ streetname: 'Ranch Road 2222', streetsuffix: null }), [
    ['Off RM 2222, FM2222 or Ranch Rd. 2222', 'Off _ or _'],
    ['on 2222 with 2222 sq ft', 'on _ with 2222 sq ft'],
  ]);
  check(street({ streetname: '5th', streetdirprefix: 'E' }), [
    ['East Fifth Street', '_'],
    ['a 5th bedroom on the fifth floor', 'a 5th bedroom on the fifth floor'],
    ['1204 E. 5th', '_'],
    ['Walk to 5th & Lamar, on 5th, a block off 5th', 'Walk to _ & Lamar, on _, a block off _'],
    ['At 5th and Pedernales; Lamar/Fifth', 'At _ and Pedernales; Lamar/_'],
    ['On 5th floor, the 5th of 9 units and 5 baths', 'On 5th floor, the 5th of 9 units and 5 baths'],
  ]);
  check(street({ streetname: '42nd', streetdirprefix: 'E' }), [
    ['East Forty-Second Street, off forty-second, E. 42 Street, 42 nd street', '_, off _'],
    ['42nd & Duval, on 42nd', '_ & Duval, on _'],
    ['42 solar panels', '42 solar panels'],
  ]);
  check(street({ streetname: 'Ranch Road 620', streetsuffix: null }), [
    ["Near RR 620’s shops, FM620's trees and 620’s traffic", 'Near _ shops, _ trees and 620’s traffic'],
    ['R.R. 620 and the 620 corridor', '_ and the _ corridor'],
  ]);
});

describe('the mask of names that people write in several ways', () => {
  check(street({ streetname: "Saint Mary's" }), [['St. Marys, or Saint Mary’s St', '_, or _']]);
  check(street({ streetname: 'McNeil' }), [['Mc Neil or Mcneil Street', '_ or _']]);
  check(street({ streetname: 'Martin Luther King Jr', streetsuffix: 'Blvd' }), [
    ['On MLK near downtown', 'On _ near downtown'],
    ['M.L.K. Blvd, Dr. King Boulevard', '_'],
  ]);
  check(street({ streetname: 'S Lamar Blvd', streetsuffix: null }), [['South Lamar', '_']]);
});

it('leaves texts of a listing without a street as they are', () => {
  const listing = aListing({ streetnumber: null, streetname: null, streetsuffix: null });
  expect(addressMask(listing)('A bright home on Main.')).toBe('A bright home on Main.');
});

it('reads 100,000 words in time that grows with their number', () => {
  const text = '1204 on '.repeat(50_000) + 'Quillon '.repeat(50_000);
  expect(addressMask(oakHollow)(text)).not.toContain('1204');
});
