import { expect, it } from 'vitest';
import { anOpenHouse } from '../testing/a-listing.ts';
import { listingDetails } from '../testing/listing-details.ts';
import { withoutStreet } from './address.ts';
import { openHouseText } from './label.ts';
import { comingOpenHouses, openingHours } from './open-house.ts';
import { openHouseCalendar } from './open-house-calendar.ts';

const summer = anOpenHouse({
  ...{ openhousekey: '12 Elm', openhousedate: '2026-07-04' },
  ...{ openhousestarttime: '13:00', openhouseendtime: '15:30' },
});
const listing = listingDetails({
  ...{ listofficename: 'Kühn, Söhne & Ångström Immobilien und Grundstücksverwaltung; Texas' },
  modificationtimestamp: '2026-07-01T10:00:00.000Z',
});
const unfolded = (file: string) => file.replaceAll('\r\n ', '');

it('writes an open house in UTC, with escaped texts and lines of at most 75 octets', () => {
  const file = openHouseCalendar(listing, summer, 'https://homes.example');
  expect(unfolded(file).split('\r\n')).toEqual(
    expect.arrayContaining([
      'UID:open-house-AUS1000001-2026-07-04-1300@homes.example',
      'DTSTAMP:20260701T100000Z',
      'DTSTART:20260704T180000Z',
      'DTEND:20260704T203000Z',
      'SUMMARY:Open house: 1204 Oak Hollow Dr',
      'LOCATION:1204 Oak Hollow Dr\\, Austin\\, TX 78704',
      `DESCRIPTION:MLS# 1000001\\, listed by Kühn\\, Söhne & Ångström Immobilien und Grundstücksverwaltung\\; Texas\\nhttps://homes.example${listing.url}`,
    ]),
  );
  const octets = file
    .split('\r\n')
    .map((line) => encodeURIComponent(line).replace(/%[\dA-F]{2}/g, '.').length);
  expect(Math.max(...octets)).toBe(75);
  const winter = openHouseCalendar(
    listing,
    { ...summer, openhousedate: '2026-11-21' },
    'https://homes.example',
  );
  expect(winter).toContain('DTSTART:20261121T190000Z');
});

it('a calendar file of a hidden address has the city alone', () => {
  const hidden = { ...listing, ...withoutStreet(listing), url: '/home-1000001.html' };
  const file = unfolded(openHouseCalendar(hidden, summer, 'https://homes.example'));
  expect(file).toContain('SUMMARY:Open house: Austin\\, TX 78704\r\n');
  expect(file).not.toMatch(/Oak|Elm|1204/);
});

it('open houses to come are those that have not ended, the next one first', () => {
  const morning = { openhousedate: '2026-11-21', openhousestarttime: '10:00' };
  const houses = [
    anOpenHouse({ openhousekey: 'c', openhousedate: '2026-11-28' }),
    anOpenHouse({ ...morning, openhousekey: 'a', openhouseendtime: '11:59' }),
    anOpenHouse({ ...morning, openhousekey: 'b', openhouseendtime: '12:01' }),
    anOpenHouse({ openhousekey: 'd', openhousedate: '2025-11-28' }),
  ];
  const coming = comingOpenHouses(houses, { today: '2026-11-21', time: '12:00' });
  expect(coming.map(({ openhousekey }) => openhousekey)).toEqual(['b', 'c']);
});

const night = anOpenHouse({
  ...{ openhousedate: '2026-11-29', openhousestarttime: '22:00', openhouseendtime: '00:30' },
});

it('an open house past midnight is to come until its end on the next day', () => {
  const keysAt = (today: string, time: string) => comingOpenHouses([night], { today, time }).length;
  expect([
    keysAt('2026-11-29', '00:40'),
    keysAt('2026-11-30', '00:29'),
    keysAt('2026-11-30', '00:30'),
  ]).toEqual([1, 1, 0]);
  const file = openHouseCalendar(listing, night, 'https://homes.example');
  expect(file).toContain('DTSTART:20261130T040000Z\r\nDTEND:20261130T063000Z\r\n');
});

it('an open house without times is to come all day, and an event of the day', () => {
  const day = { ...night, openhousestarttime: null, openhouseendtime: null };
  expect(comingOpenHouses([day], { today: '2026-11-29', time: '23:59' })).toHaveLength(1);
  expect(comingOpenHouses([day], { today: '2026-11-30', time: '00:00' })).toHaveLength(0);
  const file = openHouseCalendar(listing, day, 'https://homes.example');
  expect(file).toContain('DTSTART;VALUE=DATE:20261129\r\nDTEND;VALUE=DATE:20261130\r\n');
  const open = { ...night, openhouseendtime: null };
  expect(openHouseCalendar(listing, open, 'https://homes.example')).not.toContain('DTEND');
});

it('hours are left out as far as they are not known', () => {
  expect(openingHours(night)).toBe('10:00 PM - 12:30 AM');
  expect(openingHours({ ...night, openhouseendtime: null })).toBe('10:00 PM');
  expect(openingHours({ ...night, openhousestarttime: null, openhouseendtime: null })).toBeNull();
  expect(openHouseText({ ...night, openhousestarttime: null })).toBe('Open House Sun, Nov 29');
});
