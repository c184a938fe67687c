import { describe, expect, it } from 'vitest';
import { parseAddress, unitOf } from './street-address.ts';

describe('a street in one line', () => {
  it.each([
    ['1204 S Lamar Blvd', ['1204', 'S', 'Lamar', 'Blvd', null, null]],
    ['2829 KINNEY OAKS CT', ['2829', null, 'Kinney Oaks', 'Ct', null, null]],
    ['500 W 2nd St Apt 12B', ['500', 'W', '2nd', 'St', null, '12B']],
    ['500 W 2ND ST', ['500', 'W', '2nd', 'St', null, null]],
    ['77 Oak Cove, Unit #4', ['77', null, 'Oak', 'Cv', null, '4']],
    ['77 Oak Cove #4', ['77', null, 'Oak', 'Cv', null, '4']],
    ['77 Oak Cove Apt. 4', ['77', null, 'Oak', 'Cv', null, '4']],
    ['77 Oak Cove, 4B', ['77', null, 'Oak', 'Cv', null, '4B']],
    ['77 Oak Cove, B', ['77', null, 'Oak', 'Cv', null, 'B']],
    ['1104 Watkins Glen Ct 104', ['1104', null, 'Watkins Glen', 'Ct', null, '104']],
    ['1104 Main St N 104', ['1104', null, 'Main', 'St', 'N', '104']],
    ['9 N St', ['9', null, 'N', 'St', null, null]],
    ['4001 Ranch Road 620', ['4001', null, 'Ranch Road 620', null, null, null]],
    ['7100 RR 620 N', ['7100', null, 'RR 620', null, 'N', null]],
    ['7100 RR 620 N 104', ['7100', null, 'RR 620', null, 'N', '104']],
    ['12801 FM 1826', ['12801', null, 'FM 1826', null, null, null]],
    ['9900 S IH 35', ['9900', 'S', 'IH 35', null, null, null]],
    ['10000 US HWY 290 W', ['10000', null, 'US Hwy 290', null, 'W', null]],
    ['2201 E MLK JR BLVD', ['2201', 'E', 'MLK Jr', 'Blvd', null, null]],
    ['457 COUNTY ROAD 123A', ['457', null, 'County Road 123A', null, null, null]],
    ["12 ST MARY'S ST", ['12', null, "St Mary's", 'St', null, null]],
    ["3311 O'CONNOR DRIVE", ['3311', null, "O'Connor", 'Dr', null, null]],
    ['1204 1/2 Oak St', ['1204 1/2', null, 'Oak', 'St', null, null]],
    ['1204-A Oak St', ['1204-A', null, 'Oak', 'St', null, null]],
    ['1204 Avenue F', ['1204', null, 'Avenue F', null, null, null]],
    ['900 Loop 360 S', ['900', null, 'Loop 360', null, 'S', null]],
    ['4 Quail Hollow', ['4', null, 'Quail Hollow', null, null, null]],
    ['Highway', [null, null, 'Highway', null, null, null]],
    ['', [null, null, null, null, null, null]],
  ])('%j', (line, parts) => {
    const { streetnumber, streetdirprefix, streetname, streetsuffix, streetdirsuffix, unitnumber } =
      parseAddress(line, 'Austin');
    expect([streetnumber, streetdirprefix, streetname, streetsuffix, streetdirsuffix, unitnumber]).toEqual(
      parts,
    );
  });
});

describe('an address in one line', () => {
  it.each([
    [
      '361 Zuecestone St, Unit 2101, Austin, TX 78745',
      ['361', 'Zuecestone', 'St', '2101', 'Austin', '78745'],
    ],
    ['361 Zuecestone St, Unit 908, Austin, TX 78745', ['361', 'Zuecestone', 'St', '908', 'Austin', '78745']],
    ['1104 Watkins Glen Ct 104, Austin, TX 78745', ['1104', 'Watkins Glen', 'Ct', '104', 'Austin', '78745']],
    ['2408 Winsted Ln Austin TX 78703', ['2408', 'Winsted', 'Ln', null, 'Austin', '78703']],
    ['2408 Winsted Ln Unit 4 Round Rock TX 78703', ['2408', 'Winsted', 'Ln', '4', 'Round Rock', '78703']],
    [
      '2408 WINSTED LN, ROUND ROCK, TEXAS 78703-1234, USA',
      ['2408', 'Winsted', 'Ln', null, 'Round Rock', '78703'],
    ],
  ])('%j has a city, whether or not the record has it', (line, parts) => {
    for (const city of [null, parts[4]!]) {
      const address = parseAddress(line, city);
      const { streetnumber, streetname, streetsuffix, unitnumber, postalcode } = address;
      expect([streetnumber, streetname, streetsuffix, unitnumber, address.city, postalcode]).toEqual(parts);
      expect(address.stateorprovince).toBe('TX');
    }
  });
});

it.each([
  ['Apt 2101', '2101'],
  ['#2101', '2101'],
  ['Unit No. 5', '5'],
  ['Bldg 3 Apt 12', '3 Apt 12'],
  ['PH2', 'PH2'],
  ['12B', '12B'],
  ['Unit', 'Unit'],
])('the unit %j is %j', (text, unit) => {
  expect(unitOf(text)).toBe(unit);
});
