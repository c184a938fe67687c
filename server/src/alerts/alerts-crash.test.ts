import { afterAll, beforeAll, expect, it } from 'vitest';
import { aPerson } from '../testing/a-person.ts';
import { type AlertsWorld, startAlertsWorld } from '../testing/alerts-world.ts';
import { aHome } from '../testing/collections-app.ts';

let world: AlertsWorld;
beforeAll(async () => {
  world = await startAlertsWorld();
});
afterAll(() => world.close());

const MINUTE_MS = 60_000;

it.each([
  ['is matched', 0],
  ['is due', MINUTE_MS],
])('a process that ends at any statement while news %s loses and doubles none', async (_, wait) => {
  // Several digests are closed in one transaction.
  const people = [
    await aPerson(world.db.kysely),
    await aPerson(world.db.kysely),
    await aPerson(world.db.kysely),
  ];
  for (const { id } of people) await world.saveSearch(id, { cadence: 'immediately' });
  let kills = 0;
  for (let statement = 1; ; statement += 1) {
    await world.save(aHome(statement + wait));
    if (wait > 0) await world.run();
    world.now = new Date(world.now.getTime() + wait);
    const isKilled = await world.runKilledAt(statement);
    world.restart();
    const mails = await world.mailsAfter(60);
    const once = [[[`AUS-${statement + wait}`, ['New listing']]]];
    const ofPeople = people.map(({ email }) => mails.filter(({ to }) => to === email));
    expect(
      ofPeople.map((ofPerson) => ofPerson.map(({ news }) => news)),
      `statement ${statement}`,
    ).toEqual([once, once, once]);
    await world.sendAll();
    if (!isKilled) break;
    kills += 1;
  }
  expect(kills).toBeGreaterThan(wait > 0 ? 20 : 5);
});
