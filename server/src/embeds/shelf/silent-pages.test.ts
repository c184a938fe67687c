import type { AgentWidgets } from '@hearth/domain/contract/agent-dashboard.ts';
import { anAgentViewer } from '@hearth/domain/testing/a-viewer.ts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { retireAgent, saveAgents } from '../../agents/agents.queries.ts';
import { createJobRunner, type JobRunner } from '../../jobs/job-runner.ts';
import { newestMails } from '../../mail/mail.queries.ts';
import { createMailQueue } from '../../mail/mail-queue.ts';
import { anAgent } from '../../testing/an-agent.ts';
import { anEmbedKey } from '../../testing/an-embed-key.ts';
import { emptyTables } from '../../testing/empty-tables.ts';
import { testNow } from '../../testing/generated-listings.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { testConfig } from '../../testing/test-config.ts';
import { addPageCounts } from '../embed-counts.queries.ts';
import { insertEmbedKey } from '../embed-keys.queries.ts';
import { mailSilentPages } from './silent-pages.service.ts';

const page = 'https://partner.test/homes';
const partners = anEmbedKey({ key: 'hk_partner0000000000000', ownerEmail: 'kim@partner.test' });
const agents = anEmbedKey({ key: 'hk_agent000000000000000', agentId: 'ada.reyes' });

let server: TestApp;
let jobs: JobRunner;
beforeAll(async () => {
  server = await startTestApp();
  jobs = createJobRunner({ db: server.db, runsJobs: false, onError: () => {} });
  const agent = { agentId: 'ada.reyes', email: 'ada@brokerage.test' };
  const retired = anAgent({ agentId: 'cy.moss', email: 'cy@brokerage.test' });
  await saveAgents(server.db.kysely, [anAgent(agent), anAgent({ agentId: 'bo.ellis' }), retired]);
  await retireAgent(server.db.kysely, 'cy.moss', testNow);
});
beforeEach(async () => {
  await emptyTables(server.db.kysely, 'embedKey', 'mail');
  for (const key of [partners, agents]) await insertEmbedKey(server.db.kysely, key);
});
afterAll(async () => {
  await jobs.stop();
  await server.close();
});

/** Loads of a page on days of November 2026. */
const loaded = (key: string, days: readonly number[], address = page) =>
  addPageCounts(
    server.db.kysely,
    days.map((day) => ({
      ...{ key, page: address, loads: 2, inquiries: 0, widgets: ['search'] },
      day: `2026-11-${String(day).padStart(2, '0')}`,
    })),
  );
const span = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => from + at);

/** The mails after the job has run on the morning of a day of November. */
async function mailedOn(day: number) {
  const clock = () => new Date(`2026-11-${day}T15:23:00Z`);
  const config = testConfig({ publicUrl: 'https://homes.test' });
  const mails = createMailQueue({ db: server.db, config, clock, jobs });
  await mailSilentPages({ db: server.db, config, clock, mails });
  return (await newestMails(server.db.kysely, 9)).map(({ to, parameters }) => [to.address, parameters]);
}

const words = { pages: [{ page, lastDay: 'Sat, Nov 7' }], url: 'https://homes.test/embed/key' };

it('a page of an agent who retired is mailed to no address', async () => {
  await insertEmbedKey(server.db.kysely, anEmbedKey({ key: 'hk_retired0000000000000', agentId: 'cy.moss' }));
  await loaded('hk_retired0000000000000', span(1, 7));
  expect(await mailedOn(15)).toEqual([]);
});

it('a page that showed widgets daily is mailed about once after seven days without', async () => {
  await loaded(partners.key, span(1, 7));
  expect(await mailedOn(14)).toEqual([]);
  expect(await mailedOn(15)).toEqual([['kim@partner.test', words]]);
  expect(await mailedOn(16)).toHaveLength(1);
  await loaded(partners.key, [16]);
  expect(await mailedOn(25)).toHaveLength(1);
  await loaded(partners.key, span(17, 22));
  expect(await mailedOn(29)).toHaveLength(1);
  expect(await mailedOn(30)).toHaveLength(2);
});

it('pages that were not loaded daily, and those of revoked keys, are not mailed about', async () => {
  await loaded(partners.key, [1, 2, 3, 5, 6, 7, 8]);
  await loaded(agents.key, span(1, 7));
  await server.db.kysely
    .updateTable('embedKey')
    .set({ revokedAt: new Date() })
    .where('key', '=', agents.key)
    .execute();
  expect(await mailedOn(20)).toEqual([]);
});

it('a key without an owner is mailed about to its agent, with all its pages', async () => {
  await loaded(agents.key, span(1, 7));
  await loaded(agents.key, span(2, 8), `${page}/lease`);
  const [[address, parameters] = []] = await mailedOn(18);
  expect(address).toBe('ada@brokerage.test');
  expect(parameters).toEqual({
    pages: [
      { page, lastDay: 'Sat, Nov 7' },
      { page: `${page}/lease`, lastDay: 'Sun, Nov 8' },
    ],
    url: 'https://homes.test/agent/widgets',
  });
});

it('agents see the pages of their own keys alone', async () => {
  await loaded(agents.key, [20, 21]);
  await loaded(partners.key, [20], 'https://partner.test/other');
  const seen = (agentId: string): Promise<AgentWidgets> =>
    server.as(anAgentViewer({ agentId })).get('/api/agent/widgets?days=7');
  expect(await seen('ada.reyes')).toEqual({
    keys: [{ key: agents.key, owner: 'Partner', origins: ['https://partner.test'] }],
    pages: [{ page, loads: 4, inquiries: 0, widgets: ['search'], lastDay: '2026-11-21' }],
  });
  expect(await seen('bo.ellis')).toEqual({ keys: [], pages: [] });
});
