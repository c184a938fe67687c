import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { aPerson } from '../testing/a-person.ts';
import { type AlertsWorld, startAlertsWorld } from '../testing/alerts-world.ts';
import { aHome } from '../testing/collections-app.ts';
import { testNow } from '../testing/generated-listings.ts';
import { type AlertsLoop, createAlertsLoop } from './alerts-loop.ts';

let world: AlertsWorld;
const loops: AlertsLoop[] = [];
beforeAll(async () => {
  world = await startAlertsWorld();
});
afterAll(() => world.close());
beforeEach(() => world.empty());
afterEach(() => Promise.all(loops.splice(0).map((loop) => loop.close())));

const patience = { timeout: 20_000, interval: 20 };

async function startLoop(clock: () => Date): Promise<AlertsLoop> {
  const loop = createAlertsLoop({ ...world.source, clock }, (error) => expect.unreachable(String(error)));
  loops.push(loop);
  await loop.start();
  return loop;
}
const openDigests = async () =>
  (await sql`select from digest where closed_at is null`.execute(world.db.kysely)).rows.length;

it('a committed change opens a digest, which is sent when it is due, without the job', async () => {
  let ahead = 0;
  const clock = () => new Date(testNow.getTime() + ahead);
  const loop = await startLoop(clock);
  const { id } = await aPerson(world.db.kysely);
  await world.saveSearch(id, { cadence: 'immediately' });
  await world.save(aHome(1));
  await vi.waitFor(async () => expect(await openDigests()).toBe(1), patience);
  expect(await world.newMails()).toEqual([]);

  ahead = 59_500;
  await world.save(aHome(2));
  // Matched before the digest is due, which then has it too.
  await loop.run();
  ahead = 60_500;
  let mails: Awaited<ReturnType<AlertsWorld['newMails']>> = [];
  await vi.waitFor(async () => {
    mails = await world.newMails();
    expect(mails).toHaveLength(1);
  }, patience);
  expect(mails[0]?.news.map(([key]) => key).sort()).toEqual(['AUS-1', 'AUS-2']);
});

it('a change that comes during a run is matched by the next one', async () => {
  const loop = await startLoop(() => testNow);
  const { id } = await aPerson(world.db.kysely);
  await world.saveSearch(id, { cadence: 'weekly' });
  const first = loop.run();
  await world.save(aHome(1));
  await Promise.all([loop.run(), loop.run(), first]);
  expect(await openDigests()).toBe(1);
});

it('a loop that is closed runs no more', async () => {
  const loop = await startLoop(() => testNow);
  await loop.close();
  const { id } = await aPerson(world.db.kysely);
  await world.saveSearch(id);
  await world.save(aHome(1));
  await loop.run();
  expect(await openDigests()).toBe(0);
});
