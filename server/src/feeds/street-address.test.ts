import { expect, it } from 'vitest';
import { parseStreet } from './street-address.ts';

it.each([
  ['1204 S Lamar Blvd', ['1204', 'S', 'Lamar', 'Blvd', null, null]],
  ['2829 KINNEY OAKS CT', ['2829', null, 'Kinney Oaks', 'Ct', null, null]],
  ['500 W 2nd St Apt 12B', ['500', 'W', '2nd', 'St', null, '12B']],
  ['77 Oak Cove, Unit #4', ['77', null, 'Oak', 'Cv', null, '4']],
  ['9 N St', ['9', null, 'N', 'St', null, null]],
  ['4001 Ranch Road 620', ['4001', null, 'Ranch Road 620', null, null, null]],
  ['Highway', [null, null, 'Highway', null, null, null]],
  ['', [null, null, null, null, null, null]],
])('%j', (line, [streetnumber, streetdirprefix, streetname, streetsuffix, streetdirsuffix, unitnumber]) => {
  expect(parseStreet(line)).toEqual({
    streetnumber,
    streetdirprefix,
    streetname,
    streetsuffix,
    streetdirsuffix,
    unitnumber,
  });
});
