import { randomUUID } from 'node:crypto';
import type { getAgentActivity } from '@hearth/domain/contract/agent-activity.ts';
import type { AgentDashboard } from '@hearth/domain/contract/agent-dashboard.ts';
import type { ResponseOf } from '@hearth/domain/contract/endpoint.ts';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { saveAgents } from '../agents/agents.queries.ts';
import { insertMails } from '../mail/mail.queries.ts';
import { aMail } from '../testing/a-mail.ts';
import { anAgent } from '../testing/an-agent.ts';
import { collectionsApp, send } from '../testing/collections-app.ts';
import { testNow } from '../testing/generated-listings.ts';

const app = collectionsApp();
const db = () => app.server.db.kysely;
const daysAgo = (days: number) => new Date(testNow.getTime() - days * 86_400_000);
type Activity = ResponseOf<typeof getAgentActivity>;
let count = 0;

async function anAgentWithAccount() {
  const username = `dana.${++count}`;
  await saveAgents(db(), [anAgent({ agentId: username })]);
  const agent = await app.signedIn({ role: 'Agent', username });
  return { ...agent, day: () => agent.asker.get<AgentDashboard>('/api/agent/dashboard') };
}

const inquiry = (agentId: string, lastname: string, tour: string | null, status = 'new') =>
  sql`
  insert into inquiry (id, edition, type, firstname, lastname, email, phone, tour_date_time, status, answered_at, consent_version,
                       consent_boxes, consent_at, ip_address, body_hash, created_at, agent_key)
  select gen_random_uuid(), 'austin', 'schedule-a-tour', 'Ana', ${lastname}, 'ana@visitor.example', '', ${tour}, ${status},
         ${status === 'answered' ? testNow : null}, '1', '[]', ${testNow}, '', '', ${testNow}, id
  from agent where agent_id = ${agentId}`.execute(db());

it("lists today's tours and unanswered inquiries of an agent, and none of other agents", async () => {
  const [dana, other] = [await anAgentWithAccount(), await anAgentWithAccount()];
  expect(await dana.day()).toEqual({ tours: [], inquiries: { items: [], total: 0 }, active: [], quiet: [] });
  await inquiry(dana.username, 'Late', '2026-11-21T17:30', 'answered');
  await inquiry(dana.username, 'Early', '2026-11-21T09:00');
  await inquiry(dana.username, 'Closed', '2026-11-21T10:00', 'closed');
  await inquiry(dana.username, 'Tomorrow', '2026-11-22T09:00');
  const { tours, inquiries } = await dana.day();
  expect(tours.map(({ name, time }) => [name, time])).toEqual([
    ['Ana Early', '09:00'],
    ['Ana Late', '17:30'],
  ]);
  expect(inquiries.total).toBe(2);
  expect((await other.day()).tours).toEqual([]);
  const client = await app.signedIn();
  expect((await client.asker.inject({ url: '/api/agent/dashboard' })).statusCode).toBe(403);
});

it("lists an agent's active contacts, and clients whose searches found nothing for 30 days", async () => {
  const dana = await anAgentWithAccount();
  const client = await app.signedIn({ agentId: dana.username, lastname: 'Quiet' });
  await sql`update contact set active_at = ${daysAgo(2)} where person_id = ${client.id}`.execute(db());
  const search = (created: Date) =>
    sql`
    insert into saved_search (person_id, edition, name, query, version, cadence, created_at, updated_at)
    values (${client.id}, 'austin', 'Lake', 'minBedrooms=3', '2', 'daily', ${created}, ${created})`.execute(
      db(),
    );
  await search(daysAgo(40));
  expect(await dana.day()).toMatchObject({
    active: [{ name: 'Ana Quiet', lastActivity: daysAgo(2).toISOString() }],
    quiet: [{ name: 'Ana Quiet', searches: 1 }],
  });
  await send(client.asker, 'PATCH', '/api/history/settings', { showToAgent: false });
  expect((await dana.day()).active).toEqual([]);
  await search(daysAgo(3));
  expect((await dana.day()).quiet).toEqual([]);
});

it('lists mails and inquiries of an agent by period, kind and whether they are unread', async () => {
  const dana = await anAgentWithAccount();
  await inquiry(dana.username, 'New', null);
  await inquiry(dana.username, 'Answered', null, 'answered');
  await insertMails(db(), [
    aMail({ id: randomUUID(), to: { name: '', address: dana.email }, createdAt: daysAgo(3) }),
  ]);
  const titles = async (query = '') =>
    (await dana.asker.get<Activity>(`/api/agent/activity${query}`)).items.map(({ kind, title }) => [
      kind,
      title,
    ]);
  expect((await titles()).map(([kind]) => kind)).toEqual(['Inquiries', 'Inquiries', 'Emails']);
  expect((await titles('?sortType=ASC&limit=1&dateOrder=dateTime')).map(([kind]) => kind)).toEqual([
    'Emails',
  ]);
  expect(await titles('?showOnly=Inquiries&status=Unread')).toEqual([
    ['Inquiries', expect.stringContaining('Ana New')],
  ]);
  const day = daysAgo(3).toISOString().slice(0, 10);
  expect(await titles(`?periodStart=${day}&periodEnd=${day}`)).toHaveLength(1);
  expect(await titles(`?periodStart=${daysAgo(1).toISOString()}`)).toHaveLength(2);
  expect((await dana.asker.inject({ url: '/api/agent/activity?showOnly=All' })).statusCode).toBe(400);
  const { body, headers } = await dana.asker.inject({ url: '/api/agent/inquiry/file' });
  expect([body.split('\r\n').length, headers['content-type']]).toEqual([4, 'text/csv; charset=utf-8']);
});
