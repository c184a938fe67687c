import { describe, expect, it } from 'vitest';
import { addressKey, typedAddresses } from './address-key.ts';

describe('the key of an address', () => {
  it.each([
    ['1204 S Lamar Blvd Unit 3, Austin, TX 78704', '1204 South Lamar Boulevard #3, Austin, Texas 78704, USA'],
    ['360 Nuecesta St Unit 2101', '360 Nuecesta Street Apt. 2101'],
    ['3314 E St Elmostone Rd', '3314 East Saint Elmostone Road'],
    ['3317 E 1st St', '3317 E First St'],
    ['3318 W Fifth St', '3318 W. 5th Street'],
    ['12 E 42nd St', '12 East Forty-Second Street'],
    ['12 W 13th St', '12 W Thirteenth St'],
    ['7117 Ranch Road 620 N', '7117 RR 620 North'],
    ['7117 Ranch Road 620 N', '7117 R.M. 620 N'],
    ['457 County Road 123A', '457 CR 123-A'],
    ['12817 FM 1826', '12817 Farm to Market Road 1826'],
    ['12817 FM1826', '12817 Farm-to-Market Rd 1826'],
    ['9900 S IH 35', '9900 South Interstate 35'],
    ['9900 S I-35', '9900 S Interstate Hwy 35'],
    ['10000 US Hwy 290 W', '10000 Highway 290 West'],
    ['100 State Highway 71', '100 TX-71'],
    ['900 Loop 360 S', '900 State Loop 360 South'],
    ['2201 E MLK Jr Blvd', '2201 E Martin Luther King Jr. Boulevard'],
    ['2201 Dr Martin Luther King Blvd', '2201 MLK Blvd'],
    ['1204B Quarrystone Ave', '1204 B Quarrystone Avenue'],
    ["3311 O'Connor Dr", '3311 OConnor Drive'],
    ['3311 McNeil Dr', '3311 Mc Neil Drive'],
    ["12 St Mary's St", '12 Saint Marys Street'],
    ['4 Oak Holw', '4 Oak Hollow'],
    ['500 W 2nd St Unit 12B', '500 W 2nd St Apt. 12-B'],
  ])('%j is that of %j', (stored, typed) => {
    expect(addressKey(typed)).toBe(addressKey(stored));
  });

  it.each([
    ['1204 Oak St', '1204 Oak Dr'],
    ['360 Nuecesta St Unit 2101', '360 Nuecesta St Unit 2102'],
    ['7117 Ranch Road 620 N', '7117 Ranch Road 620 S'],
    ['100 Hwy 290', '100 Loop 290'],
    ['457 CR 123A', '457 CR 123B'],
  ])('%j is not that of %j', (one, other) => {
    expect(addressKey(one)).not.toBe(addressKey(other));
  });
});

it.each([
  ['1204 s boulev', ['1204', 's', 'boulev'], ['boulev', 'blvd ']],
  ['1204 n', ['1204', 'n'], ['n']],
  ['1204 lake', ['1204', 'lake'], ['lake', 'lake ']],
  ['1204 oak street', ['1204', 'oak', 'st'], ['street', 'st ']],
  ['1204 s lamar blvd austin tx 787', ['1204', 's', 'lamar', 'blvd', 'austin', 'tx', '787'], ['787']],
  ['1204 oak st austin texas', ['1204', 'oak', 'st', 'austin'], ['austin']],
  ['MLS# 4000001', ['4000001'], ['4000001']],
  ['7117 rr 62', ['7117', 'ranch', 'rd', '62'], ['62']],
])('reads the unfinished address %j', (text, words, begun) => {
  expect(typedAddresses(text)).toEqual([{ words, begun }]);
});

it('reads a letter behind the house number as part of it or as the unit', () => {
  expect(typedAddresses('1204 B Quarrystone').map(({ words }) => words.join(' '))).toEqual([
    '1204b quarrystone',
    '1204 b quarrystone',
  ]);
});
