import type { ListingCard } from '@hearth/domain/contract/listing-card.ts';
import type { NewsEntry } from '@hearth/domain/contract/saved-search-news.ts';
import type { Listing } from '@hearth/domain/listing/listing.ts';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { aPerson } from '../testing/a-person.ts';
import { type AlertsWorld, startAlertsWorld } from '../testing/alerts-world.ts';
import { aHome, collectionsApp } from '../testing/collections-app.ts';
import { emptyTables } from '../testing/empty-tables.ts';

const app = collectionsApp();
let world: AlertsWorld;
beforeEach(async () => {
  world = await startAlertsWorld(app.server.db);
  await emptyTables(app.server.db.kysely, 'listingEvent', 'alertProgress', 'mail');
});

const DAY = 86_400;
const home = (changes: Partial<Listing> = {}, number = 1) =>
  aHome(number, { listprice: 400_000, ...changes });

async function aSubscriber(search: Parameters<AlertsWorld['saveSearch']>[1] = {}) {
  const person = await app.signedIn();
  const id = await world.saveSearch(person.id, { name: 'Lake', query: 'maxPrice=500000', ...search });
  const outcomes = async (number = 1) => {
    const { entries } = await person.asker.get<{ entries: NewsEntry[] }>(
      `/api/saved-search/news/AUS${number}`,
    );
    return entries.map(({ kinds, search: of, outcome }) => [kinds.join(), of?.name ?? null, outcome]);
  };
  return { ...person, search: id, outcomes };
}

describe('the ledger of a home', () => {
  it('reports the changes that were sent, those that are due, and why another was not sent', async () => {
    const { outcomes } = await aSubscriber();
    await world.save(home());
    expect(await world.mailsAfter(0)).toEqual([]);
    expect(await outcomes()).toEqual([['new', 'Lake', 'due']]);
    expect(await world.mailsAfter(DAY)).toHaveLength(1);
    await world.sendAll();
    await world.save(home({ listprice: 600_000 }));
    await world.mailsAfter(DAY);
    await world.save(home({ listprice: 590_000 }));
    await world.mailsAfter(DAY);
    expect(await outcomes()).toEqual([
      ['price', null, 'not in the search'],
      ['price', 'Lake', 'left the search'],
      ['new', 'Lake', 'sent'],
    ]);
  });

  it('reports why by the state at the end of the digest, whatever came later', async () => {
    const { outcomes, id } = await aSubscriber();
    await world.save(home());
    await world.run();
    await world.save(home({ internetentirelistingdisplayyn: false }));
    await world.mailsAfter(DAY);
    await world.save(home());
    await world.mailsAfter(DAY);
    await sql`insert into dismissed_listing values (${id}, 'AUS-2', now())`.execute(world.db.kysely);
    await world.save(home({}, 2));
    await world.mailsAfter(DAY);
    expect((await outcomes()).map(([, , outcome]) => outcome)).toEqual([
      'sent',
      'hidden or gone',
      'hidden or gone',
    ]);
    expect(await outcomes(2)).toEqual([['new', 'Lake', 'dismissed']]);
  });

  it('reports an owner without mails, a search that sends none, and one that was saved later', async () => {
    const { outcomes, id, search } = await aSubscriber();
    await world.db.kysely
      .updateTable('person')
      .set({ hasOptedOutOfEmail: true })
      .where('id', '=', id)
      .execute();
    await world.save(home());
    await world.mailsAfter(DAY);
    expect(await outcomes()).toEqual([['new', 'Lake', 'no emails']]);
    await world.db.kysely
      .updateTable('savedSearch')
      .set({ cadence: 'never' })
      .where('id', '=', search)
      .execute();
    await world.saveSearch(id, { name: 'Later', query: 'maxPrice=500000' });
    await world.save(home({ listprice: 390_000 }));
    await world.mailsAfter(0);
    expect((await outcomes()).filter(([kinds]) => kinds === 'price')).toEqual([
      ['price', 'Lake', 'never'],
      ['price', 'Later', 'no emails'],
    ]);
    expect((await outcomes()).filter(([kinds, name]) => kinds === 'new' && name === 'Later')).toEqual([
      ['new', 'Later', 'saved later'],
    ]);
  });

  it('names no home that the person may never see', async () => {
    const { asker } = await aSubscriber();
    await world.save(home({ mlsstatus: 'Private' }));
    await world.mailsAfter(DAY);
    await asker.get('/api/saved-search/news/AUS1', 404);
    await asker.get('/api/saved-search/news/AUS404', 404);
  });
});

it("the ledger covers joined searches and collections, and the person's own collections", async () => {
  const { id, email, asker, search, outcomes } = await aSubscriber({ name: 'Own', cadence: 'never' });
  const other = await app.signedIn();
  await world.save(home());
  await world.run();
  const joined = await world.saveSearch(other.id, { name: 'Joined', query: 'maxPrice=500000' });
  const { kysely } = world.db;
  const { rows } = await sql<{ id: number }>`
    insert into collection (person_id, edition, name, cadence, created_at, updated_at, seen_place)
    values (${id}, 'austin', 'Homes', 'daily', ${world.now}, ${world.now}, 1) returning id`.execute(kysely);
  await sql`insert into collection_listing (collection_id, listingkey, added_at) values (${rows[0]!.id}, 'AUS-1', ${world.now})`.execute(
    kysely,
  );
  await sql`
    insert into membership (thing_kind, thing_id, email, person_id, state, code_hashes, created_at, asked_at, changed_at, cadence, seen_place)
    values ('saved-search', ${joined}, ${email}, ${id}, 'joined', '{}', ${world.now}, ${world.now}, ${world.now}, 'daily', 1)`.execute(
    kysely,
  );
  await world.save(home({ listprice: 390_000 }));
  await world.mailsAfter(DAY);
  const ofPrice = (await outcomes()).filter(([kinds]) => kinds === 'price').sort();
  expect(ofPrice).toEqual([
    ['price', 'Homes', 'sent'],
    ['price', 'Joined', 'sent'],
    ['price', 'Own', 'never'],
  ]);
  const { entries } = await asker.get<{ entries: NewsEntry[] }>('/api/saved-search/news/AUS1');
  expect(entries.map(({ search: of }) => of && `${of.kind} ${of.id}`)).toEqual(
    expect.arrayContaining([`collection ${rows[0]!.id}`, `saved-search ${joined}`, `saved-search ${search}`]),
  );
});

interface Backtest {
  readonly mails: number;
  readonly homes: number;
  readonly since: string | null;
  readonly listings: readonly ListingCard[];
}

describe('the look back before saving', () => {
  it('counts the mails that the search would have sent, as it sends them', async () => {
    const { asker } = await app.signedIn();
    const sender = await aPerson(app.server.db.kysely);
    await world.saveSearch(sender.id, { query: 'maxPrice=500000' });
    world.now = new Date(world.now.getTime() - 10 * DAY * 1000);
    const first = world.now;
    let mails = 0;
    for (const changes of [
      [home()],
      [home({ listprice: 390_000 }), home({}, 2)],
      [],
      [home({ listprice: 900_000 })],
    ]) {
      await world.save(...changes);
      mails += (await world.mailsAfter(DAY)).length;
      await world.sendAll();
    }
    const ask = (query: string) =>
      asker.get<Backtest>(`/api/saved-search/backtest?${new URLSearchParams({ query })}`);
    const found = await ask('maxPrice=500000');
    expect(found).toMatchObject({ mails, homes: 2, since: first.toISOString() });
    expect(mails).toBe(2);
    expect(found.listings.map(({ listingid }) => listingid).sort()).toEqual(['AUS1', 'AUS2']);
    expect(await ask('minPrice=2000000')).toMatchObject({ mails: 0, homes: 0, listings: [] });
    await asker.get('/api/saved-search/backtest?query=helipad%3Dtrue', 400);
  });
});
