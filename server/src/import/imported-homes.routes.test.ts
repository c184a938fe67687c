import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readAs } from '@hearth/domain/testing/read-as.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { importsInto } from '../testing/imports-into.ts';
import { keysOf, searchAppOfFile } from '../testing/search-app.ts';

const app = searchAppOfFile();
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'hearth-imported-'));
});
afterAll(() => rm(folder, { recursive: true }));

const importing = importsInto(() => ({ db: app.server.db, folder }));
const importHomes = async (...homes: readonly object[]) => {
  const feed = homes.map((home, at) => ({ ...plain, ListingKey: `k${at}`, ListingId: `${at + 1}`, ...home }));
  return (await importing('feed.json', JSON.stringify({ value: feed }))).counts;
};
const plain = {
  MlsStatus: 'Active',
  PropertyType: 'Residential',
  PropertySubType: 'Single Family Residence',
  ListPrice: 515_000,
};

describe('an imported apartment for rent', () => {
  it('finds an apartment for rent beside a condo, and a fourplex as Multi-Family', async () => {
    await importHomes(
      { PropertyType: 'ResidentialLease', PropertySubType: 'Apartment', ListPrice: 1777 },
      { PropertyType: 'ResidentialLease', PropertySubType: 'Condominium', ListPrice: 1778 },
      { PropertySubType: 'Fourplex' },
    );
    const rents = await app.search('lease=true&minPrice=1777&maxPrice=1778');
    expect(keysOf(rents.listings).toSorted()).toEqual(['AUS-k0', 'AUS-k1']);
    const said = readAs('apartments for rent under 1800').replaceAll(' ', '&');
    expect(keysOf((await app.search(said)).listings).toSorted()).toEqual(['AUS-k0', 'AUS-k1']);
    expect(keysOf((await app.search('multiFamily=true')).listings)).toContain('AUS-k2');
  });
});

const onSunday = { OpenHouseDate: '2026-12-06' };
const afternoon = { ...onSunday, OpenHouseStartTime: '13:00', OpenHouseEndTime: '15:00' };
/** A home for each open house. */
const importOpenHouses = (...openHouses: readonly object[]) =>
  importHomes(
    ...openHouses.map((openHouse, at) => ({ OpenHouse: [{ OpenHouseKey: `o${at}`, ...openHouse }] })),
  );
const openHomes = async () => (await app.search('openHouse=30')).listings;
const timesOf = async () =>
  (await openHomes())
    .map(({ listingkey, openhouse }) => [
      listingkey,
      ...openhouse.map((each) =>
        [each.openhousedate, each.openhousestarttime, each.openhouseendtime].join(' '),
      ),
    ])
    .toSorted();

describe('the open-house filter on an imported feed', () => {
  it('finds the open house for the public alone', async () => {
    await importOpenHouses(
      { ...afternoon, OpenHouseStatus: 'Canceled' },
      { ...afternoon, OpenHouseStatus: 'Ended' },
      { ...afternoon, OpenHouseType: 'Broker' },
      { ...afternoon, OpenHouseType: 'Office' },
      { ...afternoon, OpenHouseType: ['Private'] },
      { ...afternoon, OpenHouseType: 'Public', OpenHouseStatus: 'Active' },
    );
    expect(keysOf(await openHomes())).toEqual(['AUS-k5']);
    for (const nth of [1, 2, 3, 4, 5]) {
      const { openhouse } = await app.server.get<{ openhouse: unknown[] }>(`/api/v2/listing/AUS${nth}`);
      expect(openhouse).toEqual([]);
    }
  });

  it('finds open houses by clocks of every writing', async () => {
    await importOpenHouses(
      { ...onSunday, OpenHouseStartTime: '01:00 PM', OpenHouseEndTime: '03:00 PM' },
      { ...onSunday, OpenHouseStartTime: '1:00 PM', OpenHouseEndTime: '3:00 PM' },
      { ...onSunday, OpenHouseStartTime: '2026-12-06 13:00:00', OpenHouseEndTime: '2026-12-06 15:00:00' },
      { OpenHouseStartTime: '2026-12-06T19:00:00Z', OpenHouseEndTime: '2026-12-06T21:00:00Z' },
      { ...onSunday, OpenHouseStartTime: '13:00', OpenHouseEndTime: null },
    );
    expect(await timesOf()).toEqual([
      ...[0, 1, 2, 3].map((at) => [`AUS-k${at}`, '2026-12-06 13:00 15:00']),
      ['AUS-k4', '2026-12-06 13:00 '],
    ]);
  });

  it('finds one past midnight before it begins, and one without a known time', async () => {
    await importOpenHouses(
      { OpenHouseDate: '2026-11-21', OpenHouseStartTime: '22:00', OpenHouseEndTime: '00:30' },
      { ...onSunday, OpenHouseStartTime: '00:00:00', OpenHouseEndTime: '00:00:00' },
    );
    expect(await timesOf()).toEqual([
      ['AUS-k0', '2026-11-21 22:00 00:30'],
      ['AUS-k1', '2026-12-06  '],
    ]);
  });
});

describe('a figure of the search', () => {
  it('refuses a figure whose point may stand for thousands', async () => {
    const refused = async (url: string) =>
      (await app.server.get<{ validationErrors: { name: string }[] }>(url, 400)).validationErrors;
    for (const name of ['minPrice', 'minBedrooms', 'minSquareFeet', 'page', 'limit']) {
      expect(await refused(`/api/v2/listing/search?${name}=500.000`)).toMatchObject([{ name }]);
    }
    expect(await refused('/api/agent/review?agentId=a1&page=1.000')).toMatchObject([{ name: 'page' }]);
  });
});
