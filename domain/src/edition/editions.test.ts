import { expect, it } from 'vitest';
import { disclaimer, editionOf } from './editions.ts';
import { localMoment } from './local-moment.ts';

it.each([
  ['austin', 'austin'],
  ['Hearth San Antonio', 'san-antonio'],
  ['san-antonio', 'san-antonio'],
  ['SAN_ANTONIO', 'san-antonio'],
  ['', 'austin'],
  [undefined, 'austin'],
  ['Dallas', 'austin'],
])('the product name %j means the edition %s', (name, id) => {
  expect(editionOf(name).id).toBe(id);
});

it.each(['AUS', 'SA', 'EX'] as const)('the disclaimer of %s carries the date', (source) => {
  expect(disclaimer(source, '21 Nov 2026')).toContain('21 Nov 2026');
});

it.each([
  ['2026-11-21T05:59:00Z', '2026-11-20', '23:59'],
  ['2026-11-21T06:00:00Z', '2026-11-21', '00:00'],
  ['2026-07-01T05:30:00Z', '2026-07-01', '00:30'],
])('%s is %s %s in Texas', (instant, today, time) => {
  expect(localMoment(new Date(instant), 'America/Chicago')).toEqual({ today, time });
});
