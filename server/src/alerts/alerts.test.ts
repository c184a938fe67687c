import { editions } from '@hearth/domain/edition/editions.ts';
import type { Listing } from '@hearth/domain/listing/listing.ts';
import { aMedia } from '@hearth/domain/testing/a-listing.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { removeListings } from '../listings/remove-listings.service.ts';
import { noteServerAddress } from '../site/server-address.queries.ts';
import { aPerson } from '../testing/a-person.ts';
import { type AlertsWorld, startAlertsWorld } from '../testing/alerts-world.ts';
import { aHome } from '../testing/collections-app.ts';

let world: AlertsWorld;
beforeAll(async () => {
  world = await startAlertsWorld();
});
afterAll(() => world.close());
beforeEach(() => world.empty());

const DAY = 86_400;
const home = (changes: Partial<Listing> = {}, number = 1) =>
  aHome(number, { listprice: 400_000, ...changes });
const remove = (listingkey: string) =>
  world.db.kysely
    .transaction()
    .execute((trx) => removeListings(trx, [{ listingkey, reason: 'test' }], world.now));

/** A person with one search, who knows one home of it. */
async function aSubscriber(search: Parameters<AlertsWorld['saveSearch']>[1] = {}) {
  await world.save(home());
  await world.run();
  const person = await aPerson(world.db.kysely);
  const id = await world.saveSearch(person.id, search);
  return { ...person, search: id };
}

describe('an immediate alert', () => {
  it('sends an alert a minute after the change, and the next one only for a later change', async () => {
    const { email } = await aSubscriber({ query: 'maxPrice=390000', cadence: 'immediately' });
    expect(await world.mailsAfter(120)).toEqual([]);
    await world.save(home({ listprice: 380_000 }));
    expect(await world.mailsAfter(0)).toEqual([]);
    const [mail, ...others] = await world.mailsAfter(60);
    expect([mail?.to, others]).toEqual([email, []]);
    expect(mail?.news).toEqual([
      ['AUS-1', ['Now matches your search', 'Price cut: $400,000 to $380,000 (-$20,000)']],
    ]);
    await world.sendAll();
    expect(await world.mailsAfter(3600)).toEqual([]);
  });

  it('folds the changes of its minute into one mail', async () => {
    await aSubscriber({ cadence: 'immediately' });
    await world.save(home({ listprice: 380_000 }));
    await world.run();
    await world.save(home({}, 2), home({ listprice: 370_000, mlsstatus: 'Pending - Taking Backups' }));
    const mails = await world.mailsAfter(60);
    expect(mails.map(({ news }) => news)).toEqual([
      [
        ['AUS-2', ['New listing']],
        ['AUS-1', ['Price cut: $400,000 to $370,000 (-$30,000)', 'Status: Pending, taking backup offers']],
      ],
    ]);
  });

  it('waits while the last mail waits for the mail server, and folds what comes meanwhile', async () => {
    await aSubscriber({ cadence: 'immediately' });
    await world.save(home({}, 2));
    expect(await world.mailsAfter(60)).toHaveLength(1);
    for (const number of [3, 4, 5]) {
      await world.save(home({}, number));
      expect(await world.mailsAfter(3600)).toEqual([]);
    }
    await world.sendAll();
    const mails = await world.mailsAfter(120);
    expect(mails.map(({ news }) => news.map(([key]) => key))).toEqual([['AUS-5', 'AUS-4', 'AUS-3']]);
  });
});

describe('a daily digest', () => {
  it('sends the net change of a price that went and came back', async () => {
    await aSubscriber({ query: 'maxPrice=450000' });
    for (const listprice of [380_000, 400_000, 380_000, 400_000]) await world.save(home({ listprice }));
    expect(await world.mailsAfter(DAY)).toEqual([]);
    for (const listprice of [380_000, 460_000, 390_000]) await world.save(home({ listprice }));
    const [mail] = await world.mailsAfter(DAY);
    expect(mail?.news).toEqual([['AUS-1', ['Price cut: $400,000 to $390,000 (-$10,000)']]]);
  });

  it('brings several searches in one mail, and an event once whatever cadences they have', async () => {
    const { id } = await aSubscriber({ name: 'All', query: '' });
    await world.saveSearch(id, { name: 'Cheap', query: 'maxPrice=500000' });
    await world.saveSearch(id, { name: 'At once', query: 'maxPrice=500000', cadence: 'immediately' });
    await world.save(home({ listprice: 390_000 }));
    const [immediate] = await world.mailsAfter(60);
    expect(immediate?.parameters.searches).toEqual(['At once']);
    await world.sendAll();
    await world.save(home({}, 2));
    await world.run();
    await world.db.kysely
      .updateTable('savedSearch')
      .set({ cadence: 'never' })
      .where('name', '=', 'At once')
      .execute();
    const [daily, ...others] = await world.mailsAfter(DAY);
    expect([daily?.news, others]).toEqual([[['AUS-2', ['New listing']]], []]);
    expect(daily?.parameters.homes[0]?.searches).toEqual(['All', 'Cheap']);
  });
});

describe('a digest that is written', () => {
  it.each<[string, (person: { id: string }) => Promise<unknown>]>([
    ['was removed', () => remove('AUS-2')],
    ['is hidden by its seller', () => world.save(home({ internetentirelistingdisplayyn: false }, 2))],
    ['left the price range', () => world.save(home({ listprice: 900_000 }, 2))],
    ['became private', () => world.save(home({ mlsstatus: 'Private' }, 2))],
    [
      'was dismissed',
      ({ id }) => sql`insert into dismissed_listing values (${id}, 'AUS-2', now())`.execute(world.db.kysely),
    ],
    [
      'is of an outdated source',
      () =>
        sql`insert into listing_source (edition, source, updated_at, is_sample, hidden_at)
            values ('austin', 'AUS', now(), false, now())`.execute(world.db.kysely),
    ],
  ])('has no home that %s since', async (_, change) => {
    const person = await aSubscriber({ query: 'maxPrice=500000' });
    await world.save(home({}, 2));
    await world.run();
    await change(person);
    expect(await world.mailsAfter(DAY)).toEqual([]);
  });

  it.each<[string, object]>([
    ['wants no mails', { hasOptedOutOfEmail: true }],
    ['has no proven address', { emailVerified: false }],
    ['is disabled', { disabledAt: new Date(0) }],
  ])('is not sent to a person who %s, nor later', async (_, changes) => {
    const { id } = await aSubscriber();
    await world.db.kysely.updateTable('person').set(changes).where('id', '=', id).execute();
    await world.save(home({}, 2));
    expect(await world.mailsAfter(DAY)).toEqual([]);
    await world.db.kysely
      .updateTable('person')
      .set({ hasOptedOutOfEmail: false, emailVerified: true, disabledAt: null })
      .execute();
    expect(await world.mailsAfter(DAY)).toEqual([]);
  });
});

describe('the mail of a digest', () => {
  it('sends a digest from the site of its searches, by any server of the database', async () => {
    const person = await aPerson(world.db.kysely);
    await world.saveSearch(person.id, { edition: 'san-antonio' });
    await noteServerAddress(world.db.kysely, {
      ...{ edition: 'san-antonio', publicUrl: 'https://sa.hearth.example', notedAt: world.now },
    });
    await world.save(home({ edition: 'san-antonio', source: 'SA' }, 2));
    const [mail] = await world.mailsAfter(DAY);
    const { rows } = await sql<{ edition: string }>`select edition from mail where id = ${mail?.id}`.execute(
      world.db.kysely,
    );
    const { url, homes } = mail!.parameters;
    expect([rows[0]?.edition, url, homes[0]?.home.url]).toEqual([
      'san-antonio',
      expect.stringMatching(/^https:\/\/sa\.hearth\.example\/saved-search/),
      expect.stringMatching(/^https:\/\/sa\.hearth\.example\//),
    ]);
    expect(homes[0]?.home.source).toContain(editions['san-antonio'].mlsName);
    expect(homes[0]?.home.source).not.toContain(editions.austin.mlsName);
  });

  it('leaves out the kinds of changes that the person has turned off', async () => {
    const { id } = await aSubscriber();
    await world.db.kysely
      .updateTable('person')
      .set({ notifyPriceChanges: false })
      .where('id', '=', id)
      .execute();
    await world.save(home({ listprice: 1 }));
    expect(await world.mailsAfter(DAY)).toEqual([]);
    const media = [...home().media, aMedia({ mediaobjectid: 'kitchen' })];
    await world.save(home({ listprice: 2, media }), home({ listprice: 5 }, 2));
    const [mail] = await world.mailsAfter(DAY);
    expect(mail?.news).toEqual([
      ['AUS-2', ['New listing']],
      ['AUS-1', ['1 new photo']],
    ]);
  });

  it('links the homes that a mail has no room for', async () => {
    await aSubscriber();
    await world.save(...Array.from({ length: 46 }, (_, at) => home({}, at + 2)));
    const [mail] = await world.mailsAfter(DAY);
    expect([mail?.news.length, mail?.parameters.more]).toEqual([12, 34]);
  });

  it('sends a digest after a restart as before, without homes from before the search was saved', async () => {
    await aSubscriber({ cadence: 'weekly' });
    await world.save(home({}, 2));
    await world.run();
    world.restart();
    expect(await world.mailsAfter(DAY)).toEqual([]);
    expect((await world.mailsAfter(2 * DAY)).map(({ news }) => news)).toEqual([[['AUS-2', ['New listing']]]]);
  });
});
