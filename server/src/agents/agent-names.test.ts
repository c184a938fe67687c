import { rmSync } from 'node:fs';
import type { Agent as PublicAgent } from '@hearth/domain/contract/agent.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { anAgent } from '../testing/an-agent.ts';
import { folderWithPortal } from '../testing/portal-folder.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { saveAgents } from './agents.queries.ts';

const firsts = [
  ...['José', 'Zoë', 'Mary-Kate', "D'Arcy", 'Ødegård', 'Søren', 'Łukasz', 'Nguyễn', 'Anne Marie', 'Jean-Luc'],
  ...['Çağla', 'Straße', 'Æthel', '李', 'O’Shea'],
];
const lasts = [
  ...["O'Neil", 'De la Cruz', 'García-Márquez', 'St. James', 'van der Berg', 'Müller', 'Ñandú', '娜', 'Þór'],
  ...['Smith Jr.', 'Ávila', 'Dvořák', 'İnan', 'Contact', 'x'.repeat(120), '', '%2F..', 'Reyes', 'Lee', 'Lee'],
];
/** 300 names, of which some are equal but for accents, and 20 are exact doubles. */
const agents = firsts.flatMap((firstname, row) =>
  lasts.map((lastname, column) =>
    anAgent({ agentId: `agent.${row}.${column}`, firstname, lastname, title: `Number ${row} ${column}` }),
  ),
);
/** Every fifth has married since. */
const renamed = agents
  .filter((_, at) => at % 5 === 0)
  .map((agent) => ({ ...agent, lastname: `${agent.lastname} Wójcik` }));

const { root, folders } = folderWithPortal();
let server: TestApp;
beforeAll(async () => {
  server = await startTestApp({ folders });
  await saveAgents(server.db.kysely, agents);
});
afterAll(async () => {
  await server.close();
  rmSync(root, { recursive: true });
});

const page = (url: string) => server.app.inject(url);
const pathOf = async ({ agentId }: (typeof agents)[number]) =>
  (await server.get<PublicAgent>(`/api/agent/${agentId}`)).url;

it('gives 300 difficult names a page each, and finds a renamed agent by both names', async () => {
  expect(agents).toHaveLength(300);
  const before = new Map<string, string>();
  for (const agent of agents) before.set(agent.agentId, await pathOf(agent));
  expect(new Set(before.values()).size).toBe(300);
  for (const [at, { agentId, title }] of agents.entries()) {
    const { statusCode, body } = await page(before.get(agentId) ?? '');
    expect(
      [statusCode, body.includes(`${title} in Austin`)],
      `${before.get(agentId)} ${agents[at]?.lastname}`,
    ).toEqual([200, true]);
  }
  await saveAgents(server.db.kysely, renamed);
  const taken = new Set(await Promise.all(agents.map(pathOf)));
  for (const agent of renamed) {
    const now = await pathOf(agent);
    expect((await page(now)).statusCode).toBe(200);
    const former = before.get(agent.agentId) ?? '';
    // The path of a name that another agent has by now is the other's.
    if (former === now || taken.has(former)) continue;
    const { statusCode, headers } = await page(former);
    expect([statusCode, headers.location]).toEqual([301, now]);
  }
});
