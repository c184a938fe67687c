import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { settleEvents } from '../listings/listing-log.service.ts';
import { aPerson } from '../testing/a-person.ts';
import { type AlertsWorld, startAlertsWorld } from '../testing/alerts-world.ts';
import { aHome } from '../testing/collections-app.ts';
import { createAlertMatcher } from './alert-matcher.ts';
import { runAlerts } from './alerts-loop.ts';
import { closeDueDigests } from './digest.service.ts';

let world: AlertsWorld;
beforeAll(async () => {
  world = await startAlertsWorld();
});
afterAll(() => world.close());
beforeEach(() => world.empty());

const MINUTE_MS = 60_000;

/** A process with a share of the searches. */
function aProcess(number: number, of: number) {
  const share = { number, of };
  const source = { ...world.source, config: { ...world.source.config, alertShare: share } };
  const matcher = createAlertMatcher(world.source.searching, share);
  return { run: () => runAlerts(source, matcher) };
}

const digests = async () =>
  (
    await sql`select person_id, cadence, time_window, opened_place from digest
              order by person_id, cadence, time_window`.execute(world.db.kysely)
  ).rows;

describe('searches that three processes share', () => {
  it('open the digests that one process with all searches opens', async () => {
    for (let person = 0; person < 6; person += 1) {
      const { id } = await aPerson(world.db.kysely);
      for (const maxPrice of [150_000, 250_000, 350_000, 450_000])
        await world.saveSearch(id, {
          query: `maxPrice=${maxPrice + person * 20_000}`,
          cadence: maxPrice > 300_000 ? 'daily' : 'weekly',
        });
    }
    await world.save(...[100, 200, 300, 400, 500].map((k) => aHome(k, { listprice: k * 1000 })));
    const three = [1, 2, 3].map((number) => aProcess(number, 3));
    await Promise.all(three.map(({ run }) => run()));
    const shared = await digests();
    await sql`delete from digest`.execute(world.db.kysely);
    await sql`delete from alert_progress`.execute(world.db.kysely);
    await aProcess(1, 1).run();
    expect(shared).toEqual(await digests());
    expect(shared.length).toBeGreaterThan(6);
  });

  it('bring all news although one of the processes is behind', async () => {
    const { id } = await aPerson(world.db.kysely);
    const searches: number[] = [];
    for (const _ of [1, 2, 3]) searches.push(await world.saveSearch(id, { cadence: 'never' }));
    const [late, early] = searches as [number, number];
    for (const [search, maxPrice] of [
      [late, 150_000],
      [early, 250_000],
    ] as const)
      await sql`update saved_search set query = ${`maxPrice=${maxPrice}`}, cadence = 'immediately'
                where id = ${search}`.execute(world.db.kysely);
    const processes = [0, 1, 2].map((rest) => aProcess(rest + 1, 3));
    const behind = processes[late % 3]!;
    const others = processes.filter((each) => each !== behind);
    await behind.run();
    await world.save(aHome(1, { listprice: 100_000 }));
    for (const each of others) await each.run();
    world.now = new Date(world.now.getTime() + 2 * MINUTE_MS);
    for (const each of others) await each.run();
    await behind.run();
    world.now = new Date(world.now.getTime() + 2 * MINUTE_MS);
    for (const each of processes) await each.run();
    const mails = await world.newMails();
    expect(mails.map(({ news }) => news)).toEqual([[['AUS-1', ['New listing']]]]);
    expect(mails[0]?.parameters.searches).toHaveLength(2);
  });

  it('close each digest once where two processes close at the same time', async () => {
    for (let person = 0; person < 8; person += 1) {
      const { id } = await aPerson(world.db.kysely);
      await world.saveSearch(id, { cadence: 'immediately' });
    }
    await world.save(aHome(1));
    await world.run();
    world.now = new Date(world.now.getTime() + MINUTE_MS);
    await Promise.all([closeDueDigests(world.source), closeDueDigests(world.source)]);
    expect(await world.newMails()).toHaveLength(8);
  });
});

it.each([
  ['writes its mails', 'shownListing'],
  ['stores its mails', 'enqueue'],
] as const)('brings all news once where a claim ends while its process %s', async (_, step) => {
  const people: string[] = [];
  // More than are closed in one transaction.
  for (let person = 0; person < 27; person += 1) {
    const { id, email } = await aPerson(world.db.kysely);
    await world.saveSearch(id, { cadence: 'immediately' });
    people.push(email);
  }
  await world.save(aHome(1));
  await world.run();
  world.now = new Date(world.now.getTime() + MINUTE_MS);
  const { listings, mails } = world.source;
  let isTakenOver = false;
  const takeOver = async (at: typeof step): Promise<void> => {
    if (at !== step || isTakenOver) return;
    isTakenOver = true;
    world.now = new Date(world.now.getTime() + MINUTE_MS);
    await closeDueDigests(world.source);
  };
  const slow: typeof world.source = {
    ...world.source,
    listings: {
      ...listings,
      async shownListing(...requested) {
        await takeOver('shownListing');
        return listings.shownListing(...requested);
      },
    },
    mails: {
      ...mails,
      async enqueue(transaction, queued) {
        await takeOver('enqueue');
        await mails.enqueue(transaction, queued);
      },
    },
  };
  await closeDueDigests(slow);
  expect(isTakenOver).toBe(true);
  const brought = await world.newMails();
  expect(brought.map(({ to }) => to).sort()).toEqual(people.sort());
  await world.sendAll();
  expect(await world.mailsAfter(120)).toEqual([]);
});

it('a digest that can’t be closed stays open, and those of its transaction are closed', async () => {
  const people = [
    await aPerson(world.db.kysely),
    await aPerson(world.db.kysely),
    await aPerson(world.db.kysely),
  ];
  for (const { id } of people) await world.saveSearch(id, { cadence: 'immediately' });
  await world.save(aHome(1));
  await world.run();
  world.now = new Date(world.now.getTime() + MINUTE_MS);
  const { mails } = world.source;
  const failing: typeof mails = {
    ...mails,
    async enqueue(transaction, queued) {
      if (queued.some(({ to }) => to.address === people[1]?.email)) throw new Error('no mail to this person');
      await mails.enqueue(transaction, queued);
    },
  };
  await expect(closeDueDigests({ ...world.source, mails: failing })).rejects.toThrow(
    'no mail to this person',
  );
  const others = [people[0]?.email, people[2]?.email].sort();
  expect((await world.newMails()).map(({ to }) => to).sort()).toEqual(others);
  expect((await world.mailsAfter(60)).map(({ to }) => to)).toEqual([people[1]?.email]);
});

it('a change that is matched while its digest is being closed comes in the next one', async () => {
  const { id } = await aPerson(world.db.kysely);
  await world.saveSearch(id, { cadence: 'immediately' });
  await world.save(aHome(1));
  await world.run();
  world.now = new Date(world.now.getTime() + MINUTE_MS);

  const matcher = createAlertMatcher(world.source.searching, world.source.config.alertShare);
  let isFirst = true;
  const { listings } = world.source;
  const shownListing: typeof listings.shownListing = async (...requested) => {
    if (isFirst) {
      isFirst = false;
      await world.save(aHome(2));
      await matcher.refresh(world.now);
      await matcher.match(await settleEvents(world.db.kysely), world.now);
    }
    return listings.shownListing(...requested);
  };
  await closeDueDigests({ ...world.source, listings: { ...listings, shownListing } });
  expect((await world.newMails()).map(({ news }) => news)).toEqual([[['AUS-1', ['New listing']]]]);
  await world.sendAll();
  expect((await world.mailsAfter(60)).map(({ news }) => news)).toEqual([[['AUS-2', ['New listing']]]]);
});

it('a person who moves to another time zone gets the next digest by its clock', async () => {
  const { id } = await aPerson(world.db.kysely);
  await world.saveSearch(id, { cadence: 'daily' });
  await world.run();
  await sql`update person set time_zone = 'Asia/Kolkata' where id = ${id}`.execute(world.db.kysely);
  await world.save(aHome(1));
  await world.run();
  const { rows } = await sql<{ dueAt: Date }>`select due_at from digest`.execute(world.db.kysely);
  expect(rows.map(({ dueAt }) => dueAt.toISOString().slice(11))).toEqual(['02:30:00.000Z']);
});
