import { expect, it } from 'vitest';
import { anOpenHouse } from '../testing/a-listing.ts';
import { listingDetails } from '../testing/listing-details.ts';
import { withoutStreet } from './address.ts';
import { comingOpenHouses } from './open-house.ts';
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

it('a calendar file has the open house in UTC, with escaped texts in lines of at most 75 octets', () => {
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
  const houses = [
    anOpenHouse({ openhousekey: 'c', openhousedate: '2026-11-28' }),
    anOpenHouse({ openhousekey: 'a', openhousedate: '2026-11-21', openhouseendtime: '11:59' }),
    anOpenHouse({ openhousekey: 'b', openhousedate: '2026-11-21', openhouseendtime: '12:01' }),
    anOpenHouse({ openhousekey: 'd', openhousedate: '2025-11-28' }),
  ];
  const coming = comingOpenHouses(houses, { today: '2026-11-21', time: '12:00' });
  expect(coming.map(({ openhousekey }) => openhousekey)).toEqual(['b', 'c']);
});
