import { aListing } from '@hearth/domain/testing/a-listing.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aPerson } from '../testing/a-person.ts';
import { inTurn } from '../testing/in-turn.ts';
import { errorOf } from '../testing/inquiry-desk.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp({ config: { requestsPerMinute: 0 } });
  await server.save(aListing({ listingid: 'AUS1', listingkey: 'AUS-1' }));
});
afterAll(() => server.close());

type Person = Awaited<ReturnType<typeof aPerson>>;

const create = ({ viewer }: Person, body: object, key?: string) =>
  server.as(viewer).inject({
    ...{ method: 'POST', url: '/api/listing/collection', payload: body },
    headers: key === undefined ? {} : { 'idempotency-key': key },
  });
const namesOf = async ({ id }: Person): Promise<string[]> => {
  const rows = await server.db.kysely
    .selectFrom('collection')
    .select('name')
    .where('personId', '=', id)
    .orderBy('id')
    .execute();
  return rows.map(({ name }) => name);
};

const lake = { name: 'Lake', listings: ['AUS1'] };

describe('a collection of one attempt', () => {
  it('creates a collection once, also for two requests at once', async () => {
    const person = await aPerson(server.db.kysely);
    const attempt = () => create(person, lake, 'attempt-1');
    const [first, second] = (await inTurn(server.db, person.id, [attempt, attempt])).map((answer) =>
      answer.json(),
    );
    expect(first).toMatchObject({ name: 'Lake', listingIds: ['AUS1'] });
    expect(second).toEqual(first);
    expect((await create(person, { listings: ['AUS1'], name: 'Lake' }, 'attempt-1')).json()).toEqual(first);
    expect(await namesOf(person)).toEqual(['Lake']);
  });

  it('answers the attempt again after the collection was renamed and its home is gone', async () => {
    const person = await aPerson(server.db.kysely);
    await server.save(aListing({ listingid: 'AUS2', listingkey: 'AUS-2', sourcelistingid: '2' }));
    const body = { name: 'Gone', listings: ['AUS2'] };
    const { id } = (await create(person, body, 'attempt-2')).json<{ id: string }>();
    await server.db.kysely.deleteFrom('listing').where('listingkey', '=', 'AUS-2').execute();
    await server.as(person.viewer).inject({
      ...{ method: 'PATCH', url: `/api/v2/listing/collection/${id}`, payload: { name: 'Kept' } },
    });
    expect((await create(person, body, 'attempt-2')).json()).toMatchObject({ id, name: 'Kept' });
  });

  it('refuses other content, and creates another one for another key, no key or person', async () => {
    const [person, other] = [await aPerson(server.db.kysely), await aPerson(server.db.kysely)];
    await create(person, lake, 'attempt-3');
    const conflict = errorOf(await create(person, { name: 'Hills' }, 'attempt-3'));
    expect([conflict.status, conflict.code]).toEqual([422, 'idempotency_conflict']);
    for (const key of ['attempt-4', undefined, undefined]) await create(person, lake, key);
    await create(other, lake, 'attempt-3');
    expect([await namesOf(person), await namesOf(other)]).toEqual([Array(4).fill('Lake'), ['Lake']]);
    const malformed = errorOf(await create(person, lake, 'short'));
    expect(malformed.validationErrors).toMatchObject([{ name: 'idempotency-key' }]);
  });
});
