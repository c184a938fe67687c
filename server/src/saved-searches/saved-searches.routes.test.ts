import type { SavedSearch } from '@hearth/domain/contract/saved-search.ts';
import { mostSavedSearches } from '@hearth/domain/people/saved-search-rules.ts';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { collectionsApp, kindsOfPeople, send } from '../testing/collections-app.ts';
import { testNow } from '../testing/generated-listings.ts';
import { inTurn } from '../testing/in-turn.ts';
import { errorOf } from '../testing/inquiry-desk.ts';
import type { Asker } from '../testing/test-app.ts';

const app = collectionsApp();
const base = '/api/saved-search';

interface Page {
  readonly items: readonly SavedSearch[];
  readonly total: number;
}
const list = (asker: Asker, query = '') => asker.get<Page>(`${base}${query}`);
const names = async (asker: Asker, query = '') => (await list(asker, query)).items.map(({ name }) => name);

async function save(asker: Asker, body: object = {}): Promise<SavedSearch> {
  const answer = await send(asker, 'POST', base, { name: 'Lake', query: 'minBedrooms=3', ...body });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<SavedSearch>();
}

const store = (personId: string, query: string, count = 1) =>
  sql`insert into saved_search (person_id, edition, name, query, version, cadence, created_at, updated_at)
      select ${personId}, 'austin', 'Old ' || n, ${query}, '2', 'daily', now(), now()
      from generate_series(1, ${count}) n`.execute(app.server.db.kysely);

/** Problems of a refused call, by field. */
const problems = (answer: Parameters<typeof errorOf>[0]) =>
  errorOf(answer).validationErrors?.map(({ name, message }) => [name, message]);

describe.each(kindsOfPeople)('the saved searches of %s', (_, changes) => {
  it('saves, lists, changes and deletes searches', async () => {
    const { asker } = await app.signedIn(changes);
    expect(await list(asker)).toEqual({ items: [], total: 0 });
    const made = await save(asker, { name: ' Lake \n homes ', description: ' By the\r\nwater ' });
    const at = testNow.toISOString();
    expect(made).toEqual({
      ...{ id: made.id, name: 'Lake homes', description: 'By the\nwater', query: 'minBedrooms=3' },
      ...{ version: '2', lost: [], cadence: 'daily', notifyAgent: false },
      ...{ sharedBy: null, collaboratorCount: 0, isShared: false },
      can: {
        update: true,
        chooseCadence: true,
        remove: true,
        sendResults: true,
        invite: true,
        leave: false,
        answer: false,
      },
      ...{ createdAt: at, updatedAt: at },
    });
    expect(await list(asker)).toEqual({ items: [made], total: 1 });
    expect(await asker.get(`${base}/${made.id}`)).toEqual(made);

    const lease = { name: 'Flats', description: '', query: 'maxPrice=2000&lease=true', cadence: 'never' };
    const changed = await send(asker, 'PATCH', `${base}/${made.id}`, lease);
    const query = 'lease=true&maxPrice=2000';
    expect(changed.json()).toEqual({ ...made, ...lease, description: null, query });
    expect((await send(asker, 'PATCH', `${base}/${made.id}`, {})).json()).toEqual(changed.json());

    expect((await send(asker, 'DELETE', `${base}/${made.id}`)).json()).toEqual({ done: true });
    expect(await list(asker)).toEqual({ items: [], total: 0 });
    await asker.get(`${base}/${made.id}`, 404);
  });
});

describe('a saved search', () => {
  it('saves once for an attempt, also for two requests at once, and refuses other content', async () => {
    const { asker, id: personId } = await app.signedIn();
    const attempt = (name: string) =>
      asker.inject({
        ...{ method: 'POST', url: base, payload: { name, query: 'minBedrooms=3' } },
        headers: { 'idempotency-key': 'attempt-1' },
      });
    const [first, second] = await inTurn(app.server.db, personId, [
      () => attempt('Lake'),
      () => attempt('Lake'),
    ]);
    expect(second?.json()).toEqual(first?.json());
    expect((await attempt('Lake')).json()).toEqual(first?.json());
    expect(errorOf(await attempt('Hills'))).toMatchObject({ status: 422, code: 'idempotency_conflict' });
    expect(await names(asker)).toEqual(['Lake']);
  });

  it('shows a search to its owner alone, and answers for others as for unknown ones', async () => {
    const [mine, theirs] = [await app.signedIn(), await app.signedIn({ role: 'Agent' })];
    const { id } = await save(mine.asker);
    for (const named of [id, '999999999999999'])
      for (const [method, body] of [
        ['PATCH', { name: 'Mine' }],
        ['DELETE', undefined],
      ] as const) {
        const answer = await send(theirs.asker, method, `${base}/${named}`, body);
        expect(errorOf(answer)).toEqual({ status: 404, code: 'not_found' });
        await theirs.asker.get(`${base}/${named}`, 404);
      }
    expect(await names(mine.asker)).toEqual(['Lake']);
    expect(await names(theirs.asker)).toEqual([]);
  });

  it('belongs to the site that it was made on', async () => {
    const { asker } = await app.signedIn();
    const { id } = await save(asker);
    await sql`update saved_search set edition = 'san-antonio'`.execute(app.server.db.kysely);
    expect(await names(asker)).toEqual([]);
    await asker.get(`${base}/${id}`, 404);
  });

  it('stays the same search where its person becomes an agent with other defaults', async () => {
    const { asker } = await app.signedIn({ role: 'Agent' });
    const made = await save(asker, { query: '' });
    expect(made.query).toBe('');
    const { rows } = await sql<{ query: string }>`select query from saved_search`.execute(
      app.server.db.kysely,
    );
    expect(rows[0]?.query).toMatch(/mlsstatus=.*Private/i);
  });

  it('leaves out the page, the size of a page and the position of the visitor', async () => {
    const { asker } = await app.signedIn();
    const { query } = await save(asker, { query: 'page=4&limit=20&ulat=30.2&ulng=-97.7&minBedrooms=3' });
    expect(query).toBe('minBedrooms=3');
  });

  it('keeps the rest where a filter of it is gone, and names the lost part', async () => {
    const { asker, id } = await app.signedIn();
    await store(id, 'minBedrooms=3&helipad=true&maxPrice=cheap');
    const { items } = await list(asker);
    expect(items).toMatchObject([{ query: 'minBedrooms=3', lost: ['price', '“helipad”'] }]);
  });
});

describe('the list of saved searches', () => {
  it('returns pages of 35, the last saved first, or by name in any case', async () => {
    const { asker, id } = await app.signedIn();
    await store(id, 'minBedrooms=3', 36);
    const [last] = [await save(asker, { name: 'apple' })];
    await sql`update saved_search set created_at = '2030-01-01' where id = ${Number(last.id)}`.execute(
      app.server.db.kysely,
    );
    const first = await list(asker);
    expect([first.items.length, first.total, first.items[0]?.name]).toEqual([35, 37, 'apple']);
    expect((await list(asker, '?page=2')).items).toHaveLength(2);
    await save(asker, { name: 'Banana' });
    const byName = await names(asker, '?sortBy=name&sortType=ASC&limit=3');
    expect(byName).toEqual(['apple', 'Banana', 'Old 1']);
    for (const query of ['page=0', 'limit=101', 'sortBy=price', 'other=1'])
      await asker.get(`${base}?${query}`, 400);
  });

  it('limits a person who saves many at once', async () => {
    const { asker, id } = await app.signedIn();
    await store(id, 'minBedrooms=3', mostSavedSearches - 2);
    const body = { name: 'New', query: 'minBedrooms=3' };
    const answers = await Promise.all(Array.from({ length: 6 }, () => send(asker, 'POST', base, body)));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(2);
    expect(problems(answers.find(({ statusCode }) => statusCode === 400)!)).toEqual([
      ['name', 'You can have 100 saved searches. Delete one first.'],
    ]);
    expect((await list(asker)).total).toBe(mostSavedSearches);
  });
});

describe('bad input', () => {
  const many = Array.from({ length: 50 }, (_, at) => `locations=area-${at}`).join('&');
  const long = Array.from({ length: 10 }, (_, at) => `address=${at}${'é'.repeat(100)}`).join('&');
  const part = (words: string) => [
    ['query', `This search has parts that can’t be saved: ${words}. Remove them and save again.`],
  ];
  const rude: readonly (readonly [what: string, body: object, problems: unknown])[] = [
    ['no name', { name: '' }, [['name', 'Please enter a name']]],
    ['a long name', { name: 'x'.repeat(257) }, [['name', 'Please enter less than 256 characters']]],
    [
      'a long description',
      { description: 'x'.repeat(1001) },
      [['description', 'Please enter at most 1000 characters']],
    ],
    ['an unknown filter', { query: 'helipad=true' }, part('“helipad”')],
    ['a malformed price', { query: 'maxPrice=cheap' }, part('price')],
    ['50 areas', { query: many }, part('area')],
    [
      'a list of the person',
      { query: 'collection=dismissed' },
      [['query', 'A search of a list of yours can’t be saved. Remove the list and save again.']],
    ],
    [
      'a long query',
      { query: long },
      [['query', 'This search is too long to save. Remove some places and save again.']],
    ],
  ];

  it.each(rude)('%s is refused, and nothing is lost', async (_, body, expected) => {
    const { asker } = await app.signedIn();
    const { id, ...made } = await save(asker);
    const whole = { name: 'New', query: 'minBedrooms=4', ...body };
    expect(problems(await send(asker, 'POST', base, whole))).toEqual(expected);
    expect(problems(await send(asker, 'PATCH', `${base}/${id}`, body))).toEqual(expected);
    expect((await list(asker)).items).toEqual([{ id, ...made }]);
  });

  it('an unknown cadence, field or id is refused', async () => {
    const { asker } = await app.signedIn();
    const { id } = await save(asker);
    for (const body of [{ cadence: 'hourly' }, { tags: [] }, { name: 7 }])
      expect((await send(asker, 'PATCH', `${base}/${id}`, body)).statusCode).toBe(400);
    for (const named of ['0', '-1', 'x', '99999999999999999']) await asker.get(`${base}/${named}`, 400);
  });
});
