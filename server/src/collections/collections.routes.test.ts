import { aMedia } from '@hearth/domain/testing/a-listing.ts';
import { viewers } from '@hearth/domain/testing/a-viewer.ts';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { insertEmbedKey } from '../embeds/embed-keys.queries.ts';
import { anEmbedKey } from '../testing/an-embed-key.ts';
import {
  add,
  aHome,
  base,
  type CollectionPage,
  collectionsApp,
  create,
  idsIn,
  kindsOfPeople,
  list,
  remove,
  savedHomes,
  send,
  v2,
} from '../testing/collections-app.ts';
import { testNow } from '../testing/generated-listings.ts';
import { errorOf } from '../testing/inquiry-desk.ts';

const app = collectionsApp();
const home = aHome(1);

it('shows another cover as soon as a home has another first photo', async () => {
  await app.server.save(home);
  const { asker } = await app.signedIn();
  await create(asker, { name: 'Porches', listings: ['AUS1'] });
  const cover = async () => (await list(asker))[0]?.images.map(({ mediaobjectid }) => mediaobjectid);
  const before = await cover();
  expect(await cover()).toEqual(before);
  await app.server.save(aHome(1, { media: [aMedia({ mediaobjectid: 'another' })] }));
  const after = await cover();
  expect([before?.length, after?.length, after?.[0] === before?.[0]]).toEqual([1, 1, false]);
});

describe.each(kindsOfPeople)('the collections of %s', (_, changes) => {
  it('creates, lists, renames, fills, empties and deletes collections', async () => {
    await app.server.save(home, aHome(2));
    const { asker } = await app.signedIn(changes);
    expect(await list(asker)).toEqual([]);
    const made = await create(asker, { name: '  Lake \n homes ', description: ' By the\r\nwater ' });
    const at = testNow.toISOString();
    const words = { name: 'Lake homes', description: 'By the\nwater' };
    const can = {
      ...{ rename: true, chooseCadence: true, remove: true, changeHomes: true, order: true, invite: true },
      ...{ comment: true, vote: false, openVotes: false, seeVotes: true, subscribe: true },
      ...{ leave: false, answer: false },
    };
    const empty = {
      ...{ ...words, id: made.id, createdAt: at, updatedAt: at, can },
      ...{ listingIds: [], keptIds: [], images: [] },
      ...{ sharedBy: null, collaboratorCount: 0, cadence: 'daily', notifyAgent: false },
    };
    expect(made).toEqual(empty);

    expect((await add(asker, made.id, '1')).json()).toEqual({ done: true });
    await add(asker, made.id, 'AUS1');
    const [listed] = await list(asker);
    expect(listed).toMatchObject({ ...words, total: 1, images: [{ sortOrder: 0 }] });
    const page = await asker.get<CollectionPage>(`${v2}/${made.id}`);
    const { listings, addedListings, pageCount, commentCount, listingIds, keptIds, ...rest } = page;
    expect([rest, commentCount]).toEqual([listed, 0]);
    expect([listingIds, keptIds, pageCount]).toEqual([['AUS1'], [], 1]);
    expect(listings.map(({ listingid }) => listingid)).toEqual(['AUS1']);
    expect(addedListings).toMatchObject([{ listingid: 'AUS1', addedBy: { isYou: true, hasLeft: false } }]);
    expect(listings[0]?.images[0]).toEqual(listed?.images[0]);
    expect(await asker.get('/api/v2/listing/1/collections')).toEqual([{ id: made.id, name: 'Lake homes' }]);
    expect(await asker.get('/api/v2/listing/AUS2/collections')).toEqual([]);

    const renamed = await send(asker, 'PATCH', `${v2}/${made.id}`, { name: 'Hill homes', description: ' ' });
    const { total, ...facts } = listed!;
    expect(renamed.json()).toEqual({ ...facts, listingIds, keptIds, name: 'Hill homes', description: null });
    expect((await send(asker, 'PATCH', `${v2}/${made.id}`, {})).json()).toEqual(renamed.json());

    expect((await remove(asker, made.id, '1')).json()).toEqual({ done: true });
    expect((await remove(asker, made.id, 'AUS404')).json()).toEqual({ done: true });
    expect(await idsIn(asker, made.id)).toEqual([]);
    expect((await send(asker, 'DELETE', `${base}/${made.id}`)).json()).toEqual({ done: true });
    expect(await list(asker)).toEqual([]);
    await asker.get(`${v2}/${made.id}`, 404);
  });
});

describe('a collection', () => {
  it('reads a collection in pages of a requested size', async () => {
    await app.server.save(home, aHome(2), aHome(3));
    const { asker } = await app.signedIn();
    const { id } = await create(asker, { name: 'Three', listings: ['AUS1', 'AUS2', 'AUS3'] });
    const second = await asker.get<CollectionPage>(`${v2}/${id}?limit=2&page=2`);
    expect([second.listings.length, second.total, second.pageCount]).toEqual([1, 3, 2]);
    for (const limit of ['0', '101', 'x']) await asker.get(`${v2}/${id}?limit=${limit}`, 400);
  });

  it('reads a collection by the name of its owner, and by no other name', async () => {
    const [mine, theirs] = [await app.signedIn(), await app.signedIn()];
    const { id } = await create(mine.asker);
    const paths = [`${base}?user=`, `${base}?excludeProposed=true&createdBy=`, `${v2}/${id}?user=`];
    for (const path of paths) {
      await mine.asker.get(`${path}${mine.username}`);
      await mine.asker.get(`${path}${theirs.username}`, 403);
      await app.server.get(`${path}${mine.username}`, 401);
    }
  });

  it('shows a collection to its owner alone, and answers for others as for unknown ones', async () => {
    await app.server.save(home);
    const [mine, theirs] = [await app.signedIn(), await app.signedIn({ role: 'Agent' })];
    const { id } = await create(mine.asker, { name: 'Secret', listings: ['AUS1'] });
    const deleted = (await create(theirs.asker)).id;
    await send(theirs.asker, 'DELETE', `${base}/${deleted}`);
    const calls = (named: string) =>
      [
        ['GET', `${v2}/${named}`],
        ['PATCH', `${v2}/${named}`, { name: 'Mine' }],
        ['PATCH', `${v2}/${named}`, {}],
        ['DELETE', `${base}/${named}`],
        ['PUT', `${base}/${named}/listings/AUS1`],
        ['DELETE', `${base}/${named}/listings/AUS1`],
      ] as const;
    for (const named of [id, '999999999999999', deleted])
      for (const [method, url, payload] of calls(named)) {
        const answer = await theirs.asker.inject({ method, url, ...(payload && { payload }) });
        expect(errorOf(answer), `${method} ${url}`).toEqual({ status: 404, code: 'not_found' });
      }
    expect(await list(theirs.asker)).toEqual([]);
    expect(await theirs.asker.get('/api/v2/listing/AUS1/collections')).toEqual([]);
    expect(await savedHomes(theirs.asker)).toEqual([]);
    expect(await savedHomes(mine.asker)).toMatchObject([{ id, name: 'Secret', listingIds: ['AUS1'] }]);
  });

  it('needs an account, the portal itself, and no embed key', async () => {
    await app.server.save(home);
    const { asker } = await app.signedIn();
    const { id } = await create(asker);
    const calls = [
      ['GET', base],
      ['GET', `${base}/homes`],
      ['GET', `${v2}/${id}`],
      ['GET', '/api/v2/listing/AUS1/collections'],
      ['POST', base, { name: 'Mine' }],
      ['PATCH', `${v2}/${id}`, { name: 'Mine' }],
      ['DELETE', `${base}/${id}`],
      ['PUT', `${base}/${id}/listings/AUS1`],
      ['DELETE', `${base}/${id}/listings/AUS1`],
    ] as const;
    const origin = 'https://partner.test';
    const { key } = anEmbedKey({ origins: [origin] });
    await insertEmbedKey(app.server.db.kysely, anEmbedKey({ key, origins: [origin] }));
    for (const [method, url, payload] of calls) {
      const request = { method, url, ...(payload && { payload }) };
      // People of tests that are in no table are as good as deleted ones, and those read nothing.
      const deleted = method === 'GET' ? [] : [app.server.as(viewers.client), app.server.as(viewers.agent)];
      for (const stranger of [app.server, ...deleted])
        expect(errorOf(await stranger.inject(request)), url).toEqual({
          status: 401,
          code: 'sign_in_required',
        });
      const keyed = await asker.inject({ ...request, url: `${url}?embedKey=${key}`, headers: { origin } });
      expect(keyed.statusCode, url).toBe(403);
      const foreign = { ...request, headers: { 'sec-fetch-site': 'cross-site' } };
      if (method !== 'GET') expect(errorOf(await asker.inject(foreign)).code).toBe('cross_site_refused');
    }
    expect(await list(asker)).toMatchObject([{ id, name: 'Lake homes', total: 0 }]);
  });
});

describe('the list of collections', () => {
  it('belongs to the site that it was made on', async () => {
    const { asker, id: personId } = await app.signedIn();
    const { id } = await create(asker);
    await sql`update collection set edition = 'san-antonio' where person_id = ${personId}`.execute(
      app.server.db.kysely,
    );
    expect(await list(asker)).toEqual([]);
    expect(await savedHomes(asker)).toEqual([]);
    await asker.get(`${v2}/${id}`, 404);
  });

  it('lists collections by their last change, each with the last added home first', async () => {
    await app.server.save(home, aHome(2));
    const { asker } = await app.signedIn();
    const [one, two] = [await create(asker, { name: 'One' }), await create(asker, { name: 'Two' })];
    const past = sql`update collection set updated_at = '2026-01-01'`;
    const names = async () => (await list(asker)).map(({ name }) => name);
    const changes = [
      () => add(asker, one.id, 'AUS1'),
      () => remove(asker, one.id, 'AUS1'),
      () => send(asker, 'PATCH', `${v2}/${one.id}`, { description: 'First' }),
    ];
    for (const change of changes) {
      await past.execute(app.server.db.kysely);
      expect(await names()).toEqual(['Two', 'One']);
      await change();
      expect(await names()).toEqual(['One', 'Two']);
    }
    await past.execute(app.server.db.kysely);
    for (const id of ['AUS1', 'AUS1']) await remove(asker, one.id, id);
    expect(await names()).toEqual(['Two', 'One']);
    await add(asker, two.id, 'AUS2');
    await sql`update collection_listing set added_at = '2026-01-01'`.execute(app.server.db.kysely);
    await add(asker, two.id, 'AUS1');
    await add(asker, two.id, 'AUS2');
    expect(await idsIn(asker, two.id)).toEqual(['AUS1', 'AUS2']);
  });

  it('reads pages of twenty homes and the photos of the first four', async () => {
    const homes = Array.from({ length: 23 }, (_, at) => aHome(at + 1, at === 1 ? { media: [] } : {}));
    await app.server.save(...homes);
    const { asker } = await app.signedIn();
    const ids = homes.map(({ listingid }) => listingid);
    await send(asker, 'POST', base, { name: 'Too many at once', listings: ids.slice(0, 21) });
    const { id, images } = await create(asker, { name: 'All', listings: ids.slice(0, 20) });
    expect(images).toHaveLength(4);
    for (const more of ids.slice(20)) await add(asker, id, more);
    expect(await list(asker)).toHaveLength(1);
    const sizes = [];
    for (const page of ['', '?page=1', '?page=2', '?page=3', '?page=9999']) {
      const { listings, total, pageCount, listingIds } = await asker.get<CollectionPage>(
        `${v2}/${id}${page}`,
      );
      sizes.push(listings.length);
      expect([total, pageCount, listingIds.length]).toEqual([23, 2, 23]);
    }
    expect(sizes).toEqual([20, 20, 3, 0, 0]);
    for (const page of ['0', '-1', '1.5', '10000', 'x', '']) await asker.get(`${v2}/${id}?page=${page}`, 400);
  });
});

describe('bad input', () => {
  const rude: readonly (readonly [name: unknown, problem: string])[] = [
    ['', 'name'],
    [' \u200b\n', 'name'],
    ['x'.repeat(257), 'name'],
    ['x'.repeat(5001), 'name'],
    [7, 'name'],
    [null, 'name'],
  ];

  it.each(rude)('a name is refused (%#)', async (name, problem) => {
    const { asker } = await app.signedIn();
    const { id } = await create(asker);
    for (const [method, url] of [
      ['POST', base],
      ['PATCH', `${v2}/${id}`],
    ] as const) {
      const error = errorOf(await send(asker, method, url, { name }));
      expect(error).toMatchObject({ status: 400, code: 'validation_failed' });
      expect(error.validationErrors?.map((each) => each.name)).toEqual([problem]);
    }
    expect((await list(asker)).map((each) => each.name)).toEqual(['Lake homes']);
  });

  it('refuses a description over 1,000 characters, unknown fields and more than 100 homes', async () => {
    const { asker } = await app.signedIn();
    const bodies = [
      { name: 'A', description: 'x'.repeat(1001) },
      { name: 'A', description: 'x'.repeat(5001) },
      { name: 'A', user: 'ana' },
      { name: 'A', listings: 'AUS1' },
      { name: 'A', listings: ['a\0b'] },
      { name: 'A', listings: [''] },
      { name: 'A', listings: Array.from({ length: 101 }, (_, at) => `AUS${at}`) },
      {},
    ];
    for (const body of bodies) expect(errorOf(await send(asker, 'POST', base, body)).status).toBe(400);
    expect(await list(asker)).toEqual([]);
  });

  it('words are text: markup stays as it is, and what has no place in text is left out', async () => {
    const { asker } = await app.signedIn();
    const name = '<img src=x onerror=alert(1)> & "q" \'s\0\ud800\u202e🏡';
    const made = await create(asker, { name, description: `${name}\n${name}` });
    const shown = '<img src=x onerror=alert(1)> & "q" \'s🏡';
    expect(made).toMatchObject({ name: shown, description: `${shown}\n${shown}` });
    expect(await list(asker)).toMatchObject([{ name: shown }]);
  });

  it.each(['0', '-1', '01', '1.5', '1e3', 'x', 'Dismissed', '99999999999999999', '%00'])(
    'the id %s is refused',
    async (id) => {
      const { asker } = await app.signedIn();
      expect((await asker.inject({ url: `${v2}/${id}` })).statusCode).toBe(400);
      expect((await add(asker, id, 'AUS1')).statusCode).toBe(400);
    },
  );

  it('shows the collection of recommended homes to all, and adds no homes of its person', async () => {
    await app.server.save(home);
    const { asker } = await app.signedIn();
    expect(await asker.get(`${v2}/proposed`)).toMatchObject({ name: 'Recommended homes', total: 0 });
    expect((await add(asker, 'proposed', 'AUS1')).statusCode).toBe(403);
  });
});
