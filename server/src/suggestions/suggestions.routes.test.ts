import type { SearchResult } from '@hearth/domain/contract/search.ts';
import { viewers } from '@hearth/domain/testing/a-viewer.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { saveBoundaries } from '../boundaries/boundaries.queries.ts';
import type { Boundary } from '../boundaries/boundary.ts';
import { publicVisit } from '../http/visit.ts';
import { settleSearch } from '../search/search-upkeep.service.ts';
import { aBoundary } from '../testing/a-boundary.ts';
import { testNow } from '../testing/generated-listings.ts';
import { home, lamar, shownHomes, startSuggestions, suggested } from '../testing/suggestions-world.ts';
import { type Asker, startTestApp, type TestApp } from '../testing/test-app.ts';
import { testServices } from '../testing/test-services.ts';
import { suggestLocations } from './suggestions.service.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startSuggestions();
});
afterAll(() => server.close());

const ask = (query: string, more: Readonly<Record<string, string>> = {}, from: Asker = server) =>
  suggested(from, query, more);
const named = async (
  query: string,
  more: Readonly<Record<string, string>> = {},
  from: Asker = server,
): Promise<string[]> => (await ask(query, more, from)).map(({ category, name }) => `${category}: ${name}`);

describe('suggestions', () => {
  it('suggests areas with a word of the typed prefix, with the number of listings found', async () => {
    expect(await ask('zil')).toEqual([
      expect.objectContaining({
        ...{ category: 'neighborhood', name: 'Zilker', detail: null, count: 4, url: null },
      }),
      expect.objectContaining({ category: 'school', name: 'Zilker Elementary School', count: 6 }),
    ]);
    expect(await named('hollow')).toEqual([
      'address: 12040 Oak Hollow Cv, Austin, TX 78704',
      'neighborhood: Rough Hollow',
    ]);
    expect(await named('isd')).toEqual(['schoolDistrict: Austin ISD', 'schoolDistrict: Lake Travis ISD']);
    expect(await named('travis county')).toContain('county: Travis County');
    expect(await named('7873')).toEqual(['zipCode: 78738']);
    expect(await named('6')).toEqual(['mlsArea: 6']);
  });

  it('suggests addresses by their number, and streets by their words, in any spelling', async () => {
    const wanted = ['address: 1204 S Lamar Blvd Unit 3, Austin, TX 78704'];
    expect(await named('1204')).toEqual([...wanted, 'address: 12040 Oak Hollow Cv, Austin, TX 78704']);
    for (const query of [
      '1204 s la',
      '1204 lamar',
      '1204 South Lamar Boulevard',
      '1204 S. Lamar Blvd Unit 3, Austin, TX 78704',
    ])
      expect(await named(query)).toEqual(wanted);
    expect(await ask('lamar')).toEqual([
      expect.objectContaining({
        ...{ category: 'address', name: 'S Lamar Blvd', detail: null, count: 2, url: null },
      }),
      expect.objectContaining({
        name: '1204 S Lamar Blvd Unit 3, Austin, TX 78704',
        url: '/1204-s-lamar-blvd-3-austin-tx-78704-2000001.html',
      }),
      expect.objectContaining({ name: '1206 S Lamar Blvd, Austin, TX 78704' }),
    ]);
    expect(await named('CAFE')).toEqual(['address: 100 Café St, Lakeway, TX 78738']);
    expect(await named('meadow')).toEqual(['address: 100 Meadow St, Lakeway, TX 78704']);
  });

  it('tolerate typing errors where no name has the prefix', async () => {
    expect(await named('zilkr')).toContain('neighborhood: Zilker');
    expect(await named('lakway')).toEqual(['city: Lakeway']);
    expect(await named('s lamr blvd')).toContain('address: S Lamar Blvd');
    expect(await named('1204 lammar')).toEqual(['address: 1204 S Lamar Blvd Unit 3, Austin, TX 78704']);
  });

  it('bear with slips in names that end as hundreds do', async () => {
    expect(await named('zlker elementary school')).toContain('school: Zilker Elementary School');
    expect(await named('lake trvis isd')).toContain('schoolDistrict: Lake Travis ISD');
  });

  it('find numbers of listings as people copy them, of any status', async () => {
    const hit = { category: 'mlsNumber', name: '2000003', detail: '900 S Lamar Blvd, Austin, TX 78704' };
    for (const query of ['2000003', 'MLS# 2000003', ' mls2000003 ', 'AUS2000003'])
      expect(await ask(query, {}, server.as(viewers.client))).toEqual([expect.objectContaining(hit)]);
    for (const query of ['EL1131', 'el# 1131'])
      expect(await ask(query)).toEqual([expect.objectContaining({ category: 'mlsNumber', name: 'EL1131' })]);
    expect(await ask('200000')).toEqual([]);
  });
});

describe('suggestions and searches', () => {
  it('suggests entries of the requested search', async () => {
    expect(await named('1204', { lease: 'true' })).toEqual(['address: 1204 Renters St, Buda, TX 78704']);
    expect(await named('buda')).toEqual([]);
    expect(await named('buda', { lease: 'true' })).toEqual(['city: Buda']);
    expect(await named('900', { mlsStatus: 'Sold' }, server.as(viewers.client))).toEqual([
      'address: 900 S Lamar Blvd, Austin, TX 78704',
    ]);
    expect(
      await ask('zilker', { mlsStatus: 'Sold', soldTimeframe: '30' }, server.as(viewers.client)),
    ).toContainEqual(expect.objectContaining({ category: 'neighborhood', count: null }));
    expect(await named('rollingw')).toEqual(['city: Rollingwood']);
    const withoutOurs = { showExclusiveListings: 'false' };
    expect(await named('rollingw', withoutOurs, server.as(viewers.agent))).toEqual([]);
    expect(await named('rollingw', withoutOurs)).toEqual(['city: Rollingwood']);
  });

  it('find their listings by a search, as many as they promise', async () => {
    for (const query of ['zil', 'aus', 'travis', '787', 'isd', 'henry', 'lamar', 'hollow', 'rough', '6']) {
      for (const { name, count, url } of await ask(query)) {
        const found = await server.get<SearchResult>(
          `/api/v2/listing/search?${new URLSearchParams({ address: name, lot: 'true' })}`,
        );
        expect(found.total, name).toBeGreaterThanOrEqual(count ?? 1);
        const usual = await server.get<SearchResult>(
          `/api/v2/listing/search?${new URLSearchParams({ address: name })}`,
        );
        if (url === null) expect(usual.total, name).toBe(count);
      }
    }
  });

  it('suggests homes of one agent where the page may show no others', async () => {
    const mine = home('2100001', {
      agentId: 'jdoe',
      subdivisionname: 'Mine Alone',
      ...lamar,
      streetnumber: '5',
    });
    const app = await startTestApp();
    await app.save(...shownHomes, mine, home('2100002', { agentId: 'jdoe', mlsstatus: 'Private' }));
    const own = async (query: string) =>
      (
        await suggestLocations({ db: app.db.kysely, search: testServices(app.db.kysely).search }, query, {
          ...publicVisit({ edition: 'austin', now: testNow }),
          onlyAgent: 'jdoe',
          lease: false,
          mlsStatus: ['Active'],
          showExclusiveListings: true,
          timed: false,
        })
      ).hits.map(({ name, count }) => [name, count]);
    expect(await own('austin')).toEqual([
      ['Austin', 1],
      ['Austin ISD', 1],
      ['Austin High School', 1],
    ]);
    expect(await own('zilker')).toEqual([['Zilker Elementary School', 1]]);
    expect(await own('lamar')).toEqual([['5 S Lamar Blvd, Austin, TX 78704', null]]);
    expect(await own('lakway')).toEqual([]);
    expect(await own('2000001')).toEqual([]);
    await app.close();
  });
});

describe('the tags and the order of suggestions', () => {
  it('become tags: the boundary of their name, otherwise the text that finds them', async () => {
    const app = await startTestApp();
    await app.save(...shownHomes);
    const boundary = (id: string, type: Boundary['type'], name: string, approximate = false) =>
      aBoundary({ id, type, name, approximate });
    await saveBoundaries(app.db.kysely, [
      boundary('travis', 'county', 'TRAVIS'),
      boundary('aisd', 'schooldistrict', 'Austin Independent School District'),
      boundary('henry', 'school', 'O Henry Middle School'),
      boundary('zilker-sketch', 'subdivision', 'Zilker', true),
      boundary('zilker', 'subdivision', 'Zilker'),
      boundary('lakeway-1', 'city', 'Lakeway'),
      boundary('lakeway-2', 'city', 'Lakeway'),
      { ...boundary('other', 'postalcode', '78704'), edition: 'san-antonio' },
    ]);
    const tagsOf = async (query: string) =>
      (await ask(query, {}, app)).map(({ tag, filter }) => [tag.type, tag.id, tag.label, filter]);
    expect((await tagsOf('travis co'))[0]).toEqual([
      'county',
      'travis',
      'Travis County',
      { polygon: 'travis' },
    ]);
    expect((await tagsOf('austin isd'))[0]).toEqual([
      'schooldistrict',
      'aisd',
      'Austin ISD',
      { polygon: 'aisd' },
    ]);
    expect((await tagsOf('henry'))[0]).toEqual([
      'school',
      'henry',
      'O Henry Middle School',
      { polygon: 'henry' },
    ]);
    expect(await tagsOf('zilkr')).toContainEqual(['subdivision', 'zilker', 'Zilker', { polygon: 'zilker' }]);
    expect((await tagsOf('lakew'))[0]).toEqual(['address', 'Lakeway', 'Lakeway', { address: 'Lakeway' }]);
    expect((await tagsOf('78704'))[0]).toEqual(['address', '78704', '78704', { address: '78704' }]);
    expect(await tagsOf('s lamar')).toContainEqual([
      ...['street', 'S Lamar Blvd', 'S Lamar Blvd'],
      { address: 'S Lamar Blvd' },
    ]);
    await app.close();
  });

  it('begin with the largest area with the prefix, without an exact match', async () => {
    const app = await startTestApp();
    const inCity = (at: number) => home(`31000${at}`, { city: 'Round Rock', subdivisionname: 'Teravista' });
    await app.save(
      inCity(1),
      inCity(2),
      home('310009', { city: 'Hutto', subdivisionname: 'Round Rock Ranch' }),
    );
    await settleSearch(app.db.kysely);
    expect((await ask('round ro', {}, app)).map(({ category, name }) => `${category}: ${name}`)).toEqual([
      'city: Round Rock',
      'neighborhood: Round Rock Ranch',
    ]);
    await app.close();
  });

  it('start with the exact name: Enter takes the first', async () => {
    const app = await startTestApp();
    await app.save(
      ...['Lakeway', 'Lakeway Hills'].map((subdivisionname, at) =>
        home(`220000${at}`, {
          subdivisionname,
          city: 'Lakeway',
          streetname: 'Lakeway',
          streetnumber: `${at}`,
        }),
      ),
      home('2200002', { subdivisionname: 'Lakeway Hills' }),
      home('2200003', { subdivisionname: 'Lakeway Hills' }),
    );
    const first = (await ask('lakeway', {}, app)).slice(0, 3);
    expect(first.map(({ category, name }) => `${category}: ${name}`)).toEqual([
      'city: Lakeway',
      'neighborhood: Lakeway',
      'neighborhood: Lakeway Hills',
    ]);
    await app.close();
  });
});

describe('for any text', () => {
  it.each([
    '',
    ' ',
    '%',
    '_',
    '\\',
    "'",
    '"',
    '%%%%',
    "'; drop table named_area; --",
    '(',
    '🏠',
    '\u202e',
    'ß',
    '北京市',
    'a',
    '1',
  ])('gets an answer: %j', async (query) => expect(await ask(query)).toBeInstanceOf(Array));

  it('treats no text as a pattern', async () => {
    for (const query of ['%', '_', 'zil%', 'z_lker', '%ilker', '\\zil'])
      expect(await ask(query).then((hits) => hits.filter(({ name }) => name === 'Nothing'))).toEqual([]);
    expect(await ask('%')).toEqual([]);
    expect(await ask('_')).toEqual([]);
  });

  it('accepts a hundred characters, and no more', async () => {
    expect(await ask('x '.repeat(50))).toEqual([]);
    expect(await ask('x'.repeat(100))).toEqual([]);
    const answer = await server.app.inject(`/api/places/search?query=${'x'.repeat(101)}`);
    expect(answer.statusCode).toBe(400);
    for (const query of [
      'query=a%00',
      'query=a&query=b',
      'query=a&lease=yes',
      'query=a&mlsStatus=Gone',
      'query=a&soldTimeframe=x',
      'query=a&limit=9',
      '',
    ])
      expect((await server.app.inject(`/api/places/search?${query}`)).statusCode, query).toBe(400);
  });
});
