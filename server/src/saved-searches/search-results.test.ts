import type { SavedSearch } from '@hearth/domain/contract/saved-search.ts';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { aHome, collectionsApp, kindsOfPeople, send } from '../testing/collections-app.ts';
import { testNow } from '../testing/generated-listings.ts';
import { errorOf } from '../testing/inquiry-desk.ts';
import type { Asker } from '../testing/test-app.ts';

const app = collectionsApp();
const base = '/api/saved-search';
const today = testNow.toISOString().slice(0, 10);

const save = async (asker: Asker, query: string): Promise<SavedSearch> =>
  (await send(asker, 'POST', base, { name: 'Lake', query })).json<SavedSearch>();
const counts = async (asker: Asker) =>
  (await asker.get<{ counts: object[] }>(`${base}/counts?sortType=ASC`)).counts;
const mails = async () =>
  (
    await sql<{ to: string; homes: number; sender: string | null }>`
      select to_address as to, jsonb_array_length(parameters -> 'homes') as homes, parameters ->> 'sender' as sender
      from mail where template = 'search-results'`.execute(app.server.db.kysely)
  ).rows;

it('counts the homes of the searches of a person, and the new ones among them', async () => {
  await app.server.save(
    aHome(1, { listprice: 300_000, onmarketdate: today }),
    aHome(2, { listprice: 400_000, onmarketdate: '2026-01-02' }),
  );
  const kim = await app.signedIn();
  const [all, cheap] = [await save(kim.asker, ''), await save(kim.asker, 'maxPrice=100000')];
  expect(await counts(kim.asker)).toEqual([
    { id: all.id, total: 2, fresh: 1 },
    { id: cheap.id, total: 0, fresh: 0 },
  ]);
});

it.each(kindsOfPeople.filter(([, { emailVerified = true }]) => emailVerified))(
  'sends the homes that a search of %s finds now',
  async (_, changes) => {
    await app.server.save(aHome(1), aHome(2));
    const { asker, email } = await app.signedIn(changes);
    const { id } = await save(asker, '');
    expect(await asker.get(`${base}/${id}/results`)).toMatchObject({ email, homes: 2, more: 0 });
    expect((await send(asker, 'POST', `${base}/${id}`, {})).json()).toEqual({ done: true });
    expect(await mails()).toEqual([{ to: email, homes: 2, sender: null }]);
  },
);

it('sends none without homes, to an unproved address, against settings, or of another person', async () => {
  const people = [
    await app.signedIn(),
    await app.signedIn({ emailVerified: false }),
    await app.signedIn({ hasOptedOutOfEmail: true }),
  ];
  for (const { asker } of people) {
    const { id } = await save(asker, '');
    expect(errorOf(await send(asker, 'POST', `${base}/${id}`, {})).status).toBe(400);
    expect((await asker.inject({ url: `${base}/${id}/results` })).statusCode).toBe(400);
    const stranger = await app.signedIn();
    expect(errorOf(await send(stranger.asker, 'POST', `${base}/${id}`, {})).status).toBe(404);
  }
  expect(await mails()).toEqual([]);
});
