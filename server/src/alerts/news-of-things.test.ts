import type { Cadence } from '@hearth/domain/people/saved-search-rules.ts';
import { anOpenHouse } from '@hearth/domain/testing/a-listing.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { unsubscribeUrlOf } from '../mail/unsubscribe-url.ts';
import { aPerson } from '../testing/a-person.ts';
import { type AlertMail, type AlertsWorld, startAlertsWorld } from '../testing/alerts-world.ts';
import { aHome } from '../testing/collections-app.ts';
import { changeDigestSubscription } from './digest-subscription.service.ts';

let world: AlertsWorld;
beforeAll(async () => {
  world = await startAlertsWorld();
});
afterAll(() => world.close());
beforeEach(() => world.empty());

const home = (number: number, changes: object = {}) => aHome(number, { listprice: 400_000, ...changes });

async function saveCollection(
  personId: string,
  { name = 'Favorites', cadence = 'daily' as Cadence, homes = [1] } = {},
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into collection (person_id, edition, name, cadence, created_at, updated_at, seen_place)
    values (${personId}, 'austin', ${name}, ${cadence}, ${world.now}, ${world.now},
            coalesce((select max(place) from listing_event), 0)) returning id`.execute(world.db.kysely);
  const [{ id }] = rows as [{ id: number }];
  for (const number of homes) await addHome(id, number);
  return id;
}

const addHome = (collectionId: number, number: number) =>
  sql`insert into collection_listing (collection_id, listingkey, added_at, rank)
      values (${collectionId}, ${`AUS-${number}`}, ${world.now}, ${number})`.execute(world.db.kysely);

/** A second person of a thing, who gets its news at a cadence. */
async function join(kind: 'collection' | 'saved-search', thingId: number, cadence: Cadence = 'daily') {
  const person = await aPerson(world.db.kysely);
  await sql`
    insert into membership (thing_kind, thing_id, email, person_id, state, code_hashes, created_at, asked_at, changed_at, cadence, seen_place)
    values (${kind}, ${thingId}, ${person.email}, ${person.id}, 'joined', '{}', ${world.now}, ${world.now}, ${world.now},
            ${cadence}, coalesce((select max(place) from listing_event), 0))`.execute(world.db.kysely);
  return person;
}

const DAY = 86_400;
const received = (mails: readonly AlertMail[]) =>
  mails.map(({ to, news, parameters }) => [to, news, parameters.searches]).sort();

describe('the homes of a collection', () => {
  it('sends changes of a collection’s homes to its people, each at their cadence', async () => {
    await world.save(home(1), home(2));
    await world.run();
    const owner = await aPerson(world.db.kysely);
    const id = await saveCollection(owner.id);
    const weekly = await join('collection', id, 'weekly');
    await join('collection', id, 'never');
    await world.save(home(1, { listprice: 380_000 }), home(2, { listprice: 1 }), home(3));
    const news = [['AUS-1', ['Price cut: $400,000 to $380,000 (-$20,000)']]];
    const mails = await world.mailsAfter(DAY);
    expect(received(mails)).toEqual([[owner.email, news, ['Favorites']]]);
    expect(mails[0]?.parameters).toMatchObject({
      things: 'collections',
      url: expect.stringMatching(new RegExp(`/collections/${id}$`)),
    });
    await world.sendAll();
    expect(received(await world.mailsAfter(2 * DAY))).toEqual([[weekly.email, news, ['Favorites']]]);
    await world.sendAll();
    expect(await world.mailsAfter(DAY)).toEqual([]);
  });

  it('share a mail with the searches of the person, without what came before a home was added', async () => {
    await world.save(home(1), home(2, { listprice: 900_000 }));
    await world.run();
    const { id } = await aPerson(world.db.kysely);
    await world.saveSearch(id, { name: 'Cheap', query: 'maxPrice=500000' });
    const collection = await saveCollection(id, { homes: [1] });
    await world.save(home(1, { listprice: 380_000 }), home(2, { listprice: 890_000 }));
    await world.run();
    world.now = new Date(world.now.getTime() + 60_000);
    await addHome(collection, 2);
    const [mail, ...others] = await world.mailsAfter(DAY);
    expect(others).toEqual([]);
    expect(mail?.news.map(([key]) => key)).toEqual(['AUS-1']);
    expect(mail?.parameters.homes[0]?.searches.toSorted()).toEqual(['Cheap', 'Favorites']);
    expect(mail?.parameters.things).toBe('both');
  });

  it('say when one is sold, and nothing of one that is hidden', async () => {
    await world.save(home(1), home(2));
    await world.run();
    const { id } = await aPerson(world.db.kysely);
    await saveCollection(id, { homes: [1, 2] });
    await world.save(
      home(1, { mlsstatus: 'Pending' }),
      home(2, { listprice: 1, internetentirelistingdisplayyn: false }),
    );
    expect((await world.mailsAfter(DAY)).map(({ news }) => news)).toEqual([[['AUS-1', ['Status: Pending']]]]);
  });

  it('sends open houses of a collection’s homes on Friday', async () => {
    world.now = new Date('2026-12-03T20:00:00Z');
    await world.save(home(1, { openhouse: [anOpenHouse({ openhousedate: '2026-12-05' })] }));
    await world.run();
    const { id, email } = await aPerson(world.db.kysely);
    await saveCollection(id, { cadence: 'monthly' });
    world.now = new Date('2026-12-04T14:00:00Z');
    await world.run();
    expect((await world.newMails()).map(({ to, parameters }) => [to, parameters.occasion])).toEqual([
      [email, 'open houses'],
    ]);
  });
});

describe('a search that a person joined', () => {
  it('sends that person its news once, at the own cadence and with the own rights', async () => {
    const owner = await aPerson(world.db.kysely);
    const id = await world.saveSearch(owner.id, {
      name: 'Ours',
      query: 'maxPrice=500000',
      cadence: 'weekly',
    });
    const member = await join('saved-search', id, 'daily');
    const left = await join('saved-search', id, 'daily');
    await world.run();
    await sql`update membership set state = 'declined' where person_id = ${left.id}`.execute(world.db.kysely);
    await world.save(home(1));
    const news = [['AUS-1', ['New listing']]];
    const mails = await world.mailsAfter(DAY);
    expect(received(mails)).toEqual([[member.email, news, ['Ours']]]);
    expect(mails[0]?.parameters.joined).toEqual(['Ours']);
    await world.sendAll();
    const ofOwner = await world.mailsAfter(2 * DAY);
    expect(received(ofOwner)).toEqual([[owner.email, news, ['Ours']]]);
    expect(ofOwner[0]?.parameters.joined).toBeUndefined();
  });
});

it('the link of a mail stops the searches and collections that it names, for its reader alone', async () => {
  await world.save(home(1));
  await world.run();
  const owner = await aPerson(world.db.kysely);
  const search = await world.saveSearch(owner.id, { name: 'Search' });
  const collection = await saveCollection(owner.id);
  const member = await join('collection', collection);
  await sql`insert into membership (thing_kind, thing_id, email, person_id, state, code_hashes, created_at, asked_at, changed_at)
            values ('saved-search', ${search}, ${member.email}, ${member.id}, 'joined', '{}', now(), now(), now())`.execute(
    world.db.kysely,
  );
  await world.save(home(1, { listprice: 380_000 }));
  const mails = await world.mailsAfter(DAY);
  expect(mails).toHaveLength(2);
  const mail = mails.find(({ to }) => to === member.email)!;
  const options = { db: world.db, config: { publicUrl: '' }, clock: () => world.now };
  const { parameters, to: address } = mail;
  const link = await unsubscribeUrlOf(options, {
    ...{ template: 'saved-search-news', to: { name: '', address }, parameters },
  });
  const hash = /unsubscribe\/([^?]+)/.exec(link ?? '')?.[1] ?? '';
  const change = (stops: boolean) =>
    changeDigestSubscription(world.db.kysely, { hash, digest: parameters.digest, stops, now: world.now });
  const both = { hasOptedOutOfEmail: false, searches: ['Favorites', 'Search'] };
  expect(await change(true)).toEqual(both);
  await world.sendAll();
  await world.save(home(1, { listprice: 370_000 }));
  expect((await world.mailsAfter(DAY)).map(({ to }) => to)).toEqual([owner.email]);
  expect(await change(false)).toEqual(both);
});
