import { expect, it } from 'vitest';
import { entriesOf } from './list-entries.ts';

const expected = ['Pool', 'Spa'];

it.each([
  [['Pool', 'Spa']],
  ['Pool,Spa'],
  ['Pool, Spa'],
  ['Pool;Spa'],
  ['Pool | Spa'],
  ['Pool\r\nSpa'],
  ['["Pool","Spa"]'],
  ["['Pool', 'Spa']"],
  ['{Pool,"Spa"}'],
])('reads %j as two entries', (cell) => {
  expect(entriesOf(cell)).toEqual(expected);
});

it('keeps a comma within an entry', () => {
  expect(entriesOf('Washer (gas, electric), Dryer')).toEqual(['Washer (gas, electric)', 'Dryer']);
  expect(entriesOf('Hot tub, covered; Pool')).toEqual(['Hot tub, covered', 'Pool']);
  expect(entriesOf('Rock (white, Wood')).toEqual(['Rock (white', 'Wood']);
});
