import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { saveAgents } from '../agents/agents.queries.ts';
import type { ClientNewsParameters } from '../mail/templates/client-news.ts';
import { deletePersonRow } from '../people/person-data.queries.ts';
import { aPerson } from '../testing/a-person.ts';
import { type AlertsWorld, startAlertsWorld } from '../testing/alerts-world.ts';
import { anAgent } from '../testing/an-agent.ts';
import { aHome, collectionsApp } from '../testing/collections-app.ts';
import { emptyTables } from '../testing/empty-tables.ts';
import { currentClientNews, forgetAgentDigests } from './agent-copies.service.ts';

const app = collectionsApp();
let world: AlertsWorld;
beforeEach(async () => {
  world = await startAlertsWorld(app.server.db);
  await emptyTables(kysely(), 'listingEvent', 'alertProgress', 'mail', 'agentDigest', 'contact');
  await saveAgents(kysely(), [anAgent({ email: 'ada@brokerage.example' })]);
});

const DAY = 86_400;
/** 8:01 of the next day in Austin, in winter. */
const morningAfter = (now: Date): Date =>
  new Date(`${new Date(now.getTime() + DAY * 1000).toISOString().slice(0, 10)}T14:01:00Z`);
const kysely = () => app.server.db.kysely;

/** A search whose news the agent gets too. */
async function aCopiedSearch(personId: string, search: Parameters<AlertsWorld['saveSearch']>[1]) {
  const id = await world.saveSearch(personId, search);
  await kysely().updateTable('savedSearch').set({ notifyAgent: true }).where('id', '=', id).execute();
}

/** A client of Ada with such a search. */
async function aClient(firstname: string) {
  const person = await aPerson(kysely(), { firstname, lastname: 'Lee', agentId: 'ada.reyes' });
  await aCopiedSearch(person.id, { name: `${firstname}’s homes`, query: 'maxPrice=500000' });
  return person;
}

const mails = async () =>
  (
    await sql<{ to: string; parameters: ClientNewsParameters }>`
      select to_address as "to", parameters from mail where template = 'client-news' order by created_at`.execute(
      kysely().withoutPlugins(),
    )
  ).rows;

/** The mail to Ada as it is when it is sent: clients with the number of their homes, and their searches. */
async function sent() {
  const [mail] = await mails();
  const news = mail && (await currentClientNews(world.source, mail.parameters));
  return news === false
    ? false
    : news?.clients.map(({ name, homes, more, searches }) => [name, homes.length + more, ...searches]);
}

describe('copies of news to the agent', () => {
  it('sends the news of several clients as one mail, with the homes of each', async () => {
    await aClient('Ana');
    await aClient('Bo');
    const cy = await aPerson(kysely(), { agentId: 'ada.reyes' });
    await world.saveSearch(cy.id, { query: 'maxPrice=500000' });
    await world.save(aHome(1, { listprice: 400_000 }), aHome(2, { listprice: 450_000 }));
    expect(await world.mailsAfter(DAY)).toHaveLength(3);
    expect((await mails()).map(({ to }) => to)).toEqual(['ada@brokerage.example']);
    expect(((await sent()) || []).sort()).toEqual([
      ['Ana Lee', 2, 'Ana’s homes'],
      ['Bo Lee', 2, 'Bo’s homes'],
    ]);
    await world.sendAll();
    await world.save(aHome(3, { listprice: 410_000 }));
    await world.mailsAfter(DAY);
    expect(await mails()).toHaveLength(2);
  });

  it('name a client once, with what two digests of the client brought', async () => {
    const { id } = await aClient('Ana');
    await aCopiedSearch(id, { name: 'Fast', cadence: 'immediately', query: 'minPrice=900000' });
    await world.save(aHome(1, { listprice: 400_000 }), aHome(2, { listprice: 950_000 }));
    await world.mailsAfter(120);
    const [{ digests }] = (
      await sql<{ digests: number }>`select count(*)::int as digests from agent_copy`.execute(kysely())
    ).rows as [{ digests: number }];
    expect(digests).toBe(1);
    world.now = morningAfter(world.now);
    await world.mailsAfter(0);
    expect(await sent()).toEqual([['Ana Lee', 2, 'Ana’s homes', 'Fast']]);
  });

  it.each([
    [
      'the client has another agent by then',
      (id: string) => sql`update person set agent_id = 'bo.lake' where id = ${id}`,
    ],
    [
      'the client takes it back',
      (id: string) => sql`update saved_search set notify_agent = false where person_id = ${id}`,
    ],
    [
      'the client wants no mails any more',
      (id: string) => sql`update person set has_opted_out_of_email = true where id = ${id}`,
    ],
    ['the seller hides the home', () => sql`update listing set internetentirelistingdisplayyn = false`],
  ])('are not sent where %s', async (_, change) => {
    await saveAgents(kysely(), [
      anAgent({ agentId: 'bo.lake', firstname: 'Bo', email: 'bo@brokerage.example' }),
    ]);
    const { id } = await aClient('Ana');
    await world.save(aHome(1, { listprice: 400_000 }));
    await world.mailsAfter(DAY);
    expect(await sent()).toEqual([['Ana Lee', 1, 'Ana’s homes']]);
    await change(id).execute(kysely());
    expect(await sent()).toBe(false);
  });

  it('deletes copies with the client, also once they are sent', async () => {
    const { id } = await aClient('Ana');
    await world.save(aHome(1, { listprice: 400_000 }));
    await world.mailsAfter(DAY);
    await world.sendAll();
    expect(await mails()).toHaveLength(1);
    await deletePersonRow(kysely(), id);
    expect(await mails()).toEqual([]);
  });
});

it('forgets digests of agents that are older than events, once their mails are gone', async () => {
  const { id: agentKey } = await kysely().selectFrom('agent').select('id').executeTakeFirstOrThrow();
  const windows = ['2026-01-01', '2026-11-20'];
  const values = windows.map((timeWindow) => ({ agentKey, timeWindow }));
  await kysely().insertInto('agentDigest').values(values).execute();
  await forgetAgentDigests(kysely(), new Date('2026-11-28T12:00:00Z'));
  const left = await kysely().selectFrom('agentDigest').select('timeWindow').execute();
  expect(left).toEqual([{ timeWindow: '2026-11-20' }]);
});
