import type { Listing } from '@hearth/domain/listing/listing.ts';
import { anOpenHouse } from '@hearth/domain/testing/a-listing.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { unsubscribeUrlOf } from '../mail/unsubscribe-url.ts';
import { aPerson } from '../testing/a-person.ts';
import { type AlertsWorld, startAlertsWorld } from '../testing/alerts-world.ts';
import { aHome } from '../testing/collections-app.ts';
import { changeDigestSubscription } from './digest-subscription.service.ts';
import { fridayOf } from './digest-window.ts';

let world: AlertsWorld;
beforeAll(async () => {
  world = await startAlertsWorld();
});
afterAll(() => world.close());

const at = (moment: string) => {
  world.now = new Date(moment);
};
/** The Thursday before the weekend, in the afternoon of Austin. */
const thursday = '2026-12-03T20:00:00Z';
/** Eight in the morning of Austin. */
const friday = '2026-12-04T14:00:00Z';

beforeEach(async () => {
  await world.empty();
  at(thursday);
});

const openHouse = (openhousedate: string, openhousestarttime = '13:00') =>
  anOpenHouse({ openhousekey: `${openhousedate} ${openhousestarttime}`, openhousedate, openhousestarttime });
const home = (number: number, days: readonly string[], changes: Partial<Listing> = {}) =>
  aHome(number, { openhouse: days.map((day) => openHouse(day)), listprice: 400_000, ...changes });

describe('the open houses of a weekend', () => {
  it('sends open houses on Friday morning by the person’s clock, at all sending cadences', async () => {
    await world.save(
      home(1, ['2026-12-06']),
      home(2, ['2026-12-05', '2026-12-12']),
      home(3, ['2026-12-07']),
      home(4, ['2026-12-05'], { listprice: 900_000 }),
    );
    await world.run();
    const person = await aPerson(world.db.kysely);
    for (const cadence of ['monthly', 'weekly'] as const)
      await world.saveSearch(person.id, { name: cadence, query: 'maxPrice=500000', cadence });
    const silent = await aPerson(world.db.kysely);
    await world.saveSearch(silent.id, { cadence: 'never' });
    const eastern = await aPerson(world.db.kysely);
    await world.saveSearch(eastern.id, { query: 'maxPrice=500000' });
    await sql`update person set time_zone = 'America/New_York' where id = ${eastern.id}`.execute(
      world.db.kysely,
    );

    await world.run();
    at('2026-12-04T13:00:00Z');
    await world.run();
    expect((await world.newMails()).map(({ to }) => to)).toEqual([eastern.email]);
    at(friday);
    await world.run();
    const [mail, ...others] = await world.newMails();
    expect([mail?.to, others]).toEqual([person.email, []]);
    expect(mail?.news).toEqual([
      ['AUS-2', [expect.stringMatching(/^Open House Sat, Dec 5/)]],
      ['AUS-1', [expect.stringMatching(/^Open House Sun, Dec 6/)]],
    ]);
    expect(mail?.parameters.occasion).toBe('open houses');
    at('2026-12-04T20:00:00Z');
    await world.run();
    expect(await world.newMails()).toEqual([]);
  });

  it.each<[string, (person: { id: string }) => Promise<unknown>]>([
    [
      'turned open houses off',
      ({ id }) => sql`update person set notify_open_houses = false where id = ${id}`.execute(world.db.kysely),
    ],
    [
      'dismissed the home',
      ({ id }) => sql`insert into dismissed_listing values (${id}, 'AUS-1', now())`.execute(world.db.kysely),
    ],
    [
      'searches elsewhere since',
      () => sql`update saved_search set query = 'maxPrice=1000'`.execute(world.db.kysely),
    ],
    [
      'hears of a home that is hidden since',
      () => world.save(home(1, ['2026-12-05'], { internetentirelistingdisplayyn: false })),
    ],
    ['hears of an open house that was called off', () => world.save(home(1, []))],
  ])('send no mail to a person who %s', async (_, change) => {
    await world.save(home(1, ['2026-12-05']));
    await world.run();
    const person = await aPerson(world.db.kysely);
    await world.saveSearch(person.id, { cadence: 'monthly' });
    await world.run();
    await change(person);
    at(friday);
    await world.run();
    expect(await world.newMails()).toEqual([]);
  });
});

describe('the mail about open houses', () => {
  it('takes no news from the next digest of the search, and is stopped by its own link', async () => {
    await world.save(home(1, ['2026-12-05']));
    await world.run();
    const { id, email } = await aPerson(world.db.kysely);
    await world.saveSearch(id, { name: 'Mine', cadence: 'weekly' });
    await world.save(home(2, ['2026-12-05']));
    await world.run();
    at(friday);
    await world.run();
    const [mail] = await world.newMails();
    expect(mail?.news).toHaveLength(2);
    await world.sendAll();

    const options = { db: world.db, config: { publicUrl: 'https://hearth.example' }, clock: () => world.now };
    const to = { name: '', address: email };
    const link = await unsubscribeUrlOf(options, {
      ...{ template: 'saved-search-news', to, parameters: mail?.parameters },
    });
    const hash = /unsubscribe\/([^?]+)/.exec(link ?? '')?.[1] ?? '';
    const digest = mail!.parameters.digest;
    const change = (stops: boolean) =>
      changeDigestSubscription(world.db.kysely, { hash, digest, stops, now: world.now });
    expect(await change(true)).toEqual({ hasOptedOutOfEmail: false, searches: ['Open houses'] });
    expect(await change(true)).toEqual({ hasOptedOutOfEmail: false, searches: [] });
    at('2026-12-07T14:00:00Z');
    await world.run();
    expect((await world.newMails()).map(({ news }) => news)).toEqual([[['AUS-2', ['New listing']]]]);
    expect(await change(false)).toEqual({ hasOptedOutOfEmail: false, searches: ['Open houses'] });
  });
});

describe('the Friday whose mails are opened', () => {
  it.each([
    ['2026-12-03T11:59:00Z', null],
    ['2026-12-03T12:00:00Z', '2026-12-04'],
    ['2026-12-04T23:59:00Z', '2026-12-04'],
    ['2026-12-05T00:00:00Z', null],
  ])('at %s is %s', (moment, day) => {
    expect(fridayOf(new Date(moment))).toBe(day);
  });
});
