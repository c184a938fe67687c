import type { MapPoints } from '@hearth/domain/contract/map.ts';
import type { SearchRelaxations } from '@hearth/domain/contract/relaxations.ts';
import type { SearchResult } from '@hearth/domain/contract/search.ts';
import { addDays } from '@hearth/domain/listing/days.ts';
import type { Viewer } from '@hearth/domain/people/viewer.ts';
import { viewers } from '@hearth/domain/testing/a-viewer.ts';
import { testMoment } from '@hearth/domain/testing/moment.ts';
import { describe, expect, it } from 'vitest';
import { keysOf, searchAppOfFile } from '../testing/search-app.ts';

const app = searchAppOfFile();
const yesterday = addDays(testMoment.today, -1);
const { guest, unverifiedClient, client, agent } = viewers;

const search = (query: string, viewer = guest as (typeof viewers)[keyof typeof viewers]) =>
  app.server.as(viewer).get<SearchResult>(`/api/v2/listing/search?${query}`);

async function anActiveAndASoldHome() {
  const active = app.house();
  const sold = app.house({ mlsstatus: 'Sold', closedate: yesterday });
  await app.server.save(active, sold);
  return { active, sold };
}

describe('a search for sold homes', () => {
  it.each([
    ['a guest', guest, 'needs_account', 'Sign up to see sold homes.'],
    [
      'an unverified client',
      unverifiedClient,
      'needs_verified_account',
      'Sign up and verify your email to see sold homes.',
    ],
  ] as const)(
    'shows %s the homes for sale and names what it left out',
    async (_who, viewer, reason, words) => {
      const { active } = await anActiveAndASoldHome();
      for (const query of ['mlsStatus=Sold', 'mlsStatus=Active,Sold', 'mlsStatus=Sold&soldTimeframe=30']) {
        const result = await search(query, viewer);
        expect(keysOf(result.listings)).toEqual([active.listingkey]);
        expect(result).toMatchObject({
          total: 1,
          leftOut: [{ filter: 'mlsStatus', value: 'Sold', reason, words }],
        });
      }
    },
  );

  it.each([client, agent])('shows verified viewers the sold homes (%#)', async (viewer) => {
    const { sold } = await anActiveAndASoldHome();
    const result = await search('mlsStatus=Sold', viewer);
    expect(keysOf(result.listings)).toEqual([sold.listingkey]);
    expect(result).not.toHaveProperty('leftOut');
  });

  it('reads no cached answer of a verified client for guests', async () => {
    await anActiveAndASoldHome();
    const query = '/api/v2/map/points?mlsStatus=Active,Sold&zoom=17';
    expect((await app.server.as(client).get<MapPoints>(query)).total).toBe(2);
    expect((await app.server.get<MapPoints>(query)).total).toBe(1);
  });
});

it('draws, counts and suggests no sold home for guests, and names it', async () => {
  const { sold } = await anActiveAndASoldHome();
  const leftOut = [expect.objectContaining({ filter: 'mlsStatus', value: 'Sold' })];
  const points = await app.server.get<MapPoints>('/api/v2/map/points?mlsStatus=Sold&zoom=12');
  expect(points).toMatchObject({ total: 1, leftOut });
  const relaxed = await app.server.get<SearchRelaxations>(
    '/api/v2/listing/search/relaxations?mlsStatus=Sold&minPrice=900000000',
  );
  expect(relaxed).toMatchObject({ relaxations: [{ filter: 'minPrice', total: 1 }], leftOut });
  const typed = `/api/places/search?query=${sold.sourcelistingid}&mlsStatus=Sold`;
  expect(await app.server.get(typed)).toMatchObject({ hits: [], leftOut });
  expect(await app.server.as(client).get(typed)).toMatchObject({ hits: [{ category: 'mlsNumber' }] });
});

it.each([
  ['noPhoto=true', guest, 'noPhoto', 'agents_only'],
  ['noPhoto=true', client, 'noPhoto', 'agents_only'],
  ['exclusiveListingsEnabled=false', guest, 'exclusiveListingsEnabled', 'agents_only'],
  ['mlsListingsEnabled=false', client, 'mlsListingsEnabled', 'agents_only'],
  ['privateExclusiveListing=exclusive', guest, 'privateExclusiveListing', 'agents_only'],
  ['privateExclusiveListing=public_exclusive', client, 'privateExclusiveListing', 'agents_only'],
  [
    'privateExclusiveListing=exclusive&lease=false',
    unverifiedClient,
    'privateExclusiveListing',
    'agents_only',
  ],
  ['petsAllowed=Yes', agent, 'petsAllowed', 'lease_only'],
] as const)('%s is ignored and named (%#)', async (query, viewer, filter, reason) => {
  const home = app.house();
  await app.server.save(home);
  const result = await search(query, viewer);
  expect(keysOf(result.listings)).toEqual([home.listingkey]);
  expect(result.leftOut).toContainEqual(expect.objectContaining({ filter, value: null, reason }));
});

it.each([
  'exclusiveListingsEnabled=false',
  'mlsListingsEnabled=false',
  'privateExclusiveListing=public_exclusive',
  'privateExclusiveListing=public',
  'noPhoto=true',
  'mlsStatus=Sold',
])('%s leaves a guest the totals of the default search', async (query) => {
  const exclusive = app.house({ source: 'EX', listingkey: 'EX-1', listingid: 'EX1' });
  await app.server.save(app.house(), app.house({ mlsstatus: 'Pending' }), exclusive);
  expect((await search(query)).total).toBe(3);
  const counted = '/api/v2/map/points?zoom=17&';
  expect(await app.server.get(counted + query)).toMatchObject({ total: 3 });
  const relaxed = '/api/v2/listing/search/relaxations?minPrice=900000000&';
  expect(await app.server.get(relaxed + query)).toMatchObject({ relaxations: [{ total: 3 }] });
});

it("returns Private among an agent's usual statuses for sale, unless statuses are named", async () => {
  const secret = app.house({ source: 'EX', listingkey: 'EX-1', listingid: 'EX1', mlsstatus: 'Private' });
  await app.server.save(app.house(), secret);
  const totals = (query: string, viewer: Viewer) =>
    Promise.all(
      [`/api/v2/listing/search?${query}`, `/api/v2/map/points?zoom=17&${query}`].map(
        async (path) => (await app.server.as(viewer).get<{ total: number }>(path)).total,
      ),
    );
  expect(await totals('', agent)).toEqual([2, 2]);
  expect(await totals('', client)).toEqual([1, 1]);
  expect(await totals('mlsStatus=Active,Pending,Pending - Taking Backups', agent)).toEqual([1, 1]);
  expect(await totals('exclusiveListingsEnabled=false', agent)).toEqual([1, 1]);
  expect(await totals('lease=true', agent)).toEqual([0, 0]);
});

it('applies no school rating whose source is unknown, and names it', async () => {
  await app.server.save(app.house({ highschoolrating: 3 }));
  const query = 'highSchoolRating=9';
  const result = await search(query);
  expect(result.total).toBe(1);
  expect(result.leftOut).toEqual([
    {
      ...{ filter: 'highSchoolRating', value: null, reason: 'ratings_without_source' },
      words: '“High school” is not applied: the source of the school ratings is not known.',
    },
  ]);
  const points = await app.server.get<MapPoints>(`/api/v2/map/points?zoom=17&${query}`);
  expect([points.total, points.leftOut]).toEqual([1, result.leftOut]);
});

it('counts suggestions without the source that is ignored', async () => {
  await app.server.save(app.house({ city: 'Kyle' }), app.house({ city: 'Kyle', mlsstatus: 'Pending' }));
  const typed = '/api/places/search?query=kyle';
  const { hits } = await app.server.get<{ hits: unknown[] }>(typed);
  expect(hits).not.toEqual([]);
  expect(await app.server.get(`${typed}&showExclusiveListings=false`)).toMatchObject({ hits });
});

it('offers no relaxation that a filter is for which is ignored', async () => {
  await app.server.save(app.house());
  const { relaxations } = await app.server.get<SearchRelaxations>(
    '/api/v2/listing/search/relaxations?petsAllowed=Yes&minPrice=900000000',
  );
  expect(relaxations.map(({ filter }) => filter)).toEqual(['minPrice']);
});

describe('a search of an account', () => {
  const searchPaths = [
    '/api/v2/listing/search?',
    '/api/v2/listing/search/relaxations?minPrice=900000000&',
    '/api/v2/map/points?zoom=12&',
  ];
  const picturesPath = '/api/listing/media-bulk/images?listingKeys=AUS-1&';
  const personal = ['collection=dismissed', 'dismissedOnly=true', 'proposedOnly=true', 'viewedBy=u2'];

  it.each(['collection=17', ...personal, 'dismissed=true', 'user=u2'])(
    'by %s is refused for guests',
    async (query) => {
      const name = query.split('=')[0];
      for (const path of name === 'user' ? [...searchPaths, picturesPath] : searchPaths)
        expect(await app.server.get(path + query, 401), path).toMatchObject({
          code: 'sign_in_required',
          validationErrors: [{ name, message: 'needs an account' }],
        });
    },
  );

  it.each(personal)('finds nothing by %s while the list is empty', async (query) => {
    await app.server.save(app.house());
    const as = app.server.as(client);
    const empty = { listings: [], nearbyListings: [], total: 0, pageCount: 0, history: [] };
    expect(await as.get(searchPaths[0] + query)).toMatchObject(empty);
    expect(await as.get(searchPaths[1] + query)).toEqual({ relaxations: [], complete: true });
    expect(await as.get(searchPaths[2] + query)).toMatchObject({ clusters: [], points: [], total: 0 });
  });

  it.each([
    [client, 'user=u1'],
    [client, 'viewedBy=u1'],
    [agent, 'viewedBy=ben.cole'],
    [agent, 'user=u2'],
  ])('of another person is refused (%#)', async (viewer, query) => {
    const name = query.split('=')[0];
    for (const path of searchPaths)
      expect(await app.server.as(viewer).get(path + query, 403)).toMatchObject({
        code: 'forbidden',
        validationErrors: [{ name, message: 'must be your own' }],
      });
  });

  it('leaves a search as it is where nothing was dismissed, and for its own person', async () => {
    const home = app.house();
    await app.server.save(home);
    for (const query of ['dismissed=true', 'user=u2', 'dontSaveViewedSearch=true'])
      expect(keysOf((await search(query, client)).listings)).toEqual([home.listingkey]);
    expect((await search('user=ada.reyes', agent)).total).toBe(1);
    expect((await search('dontSaveViewedSearch=true&dismissed=false&collection=')).total).toBe(1);
  });

  it.each(['dismissed=1', 'collection=1&collection=2', `user=${'u'.repeat(65)}`])(
    'with a malformed value is invalid: %s',
    async (query) => {
      expect(await app.server.get(searchPaths[0] + query, 400)).toMatchObject({ code: 'validation_failed' });
    },
  );
});
