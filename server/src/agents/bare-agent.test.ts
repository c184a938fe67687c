import type { Agent } from '@hearth/domain/contract/agent.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { anAgent } from '../testing/an-agent.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { saveAgents } from './agents.queries.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

const agent = () => server.get<Agent>('/api/agent/ada.reyes');

it('an agent without photo, phone, licence and listings has a page with figures of 0', async () => {
  await saveAgents(server.db.kysely, [anAgent()]);
  expect(await agent()).toMatchObject({ headshotUrlSquare: null, phone: null, trecLicense: null, bio: null });
  const none = { count: 0, minimum: null, maximum: null, mediandays: null };
  expect(await server.get('/api/agent/ada.reyes/figures')).toMatchObject({
    forsale: none,
    forlease: none,
    sold: none,
  });
  expect(await server.get('/api/agent/review?agentId=ada.reyes')).toEqual({ hits: [], total: 0 });
});

it('a biography of 10,000 letters stays whole, also without a space and in unclosed markup', async () => {
  for (const bio of ['w'.repeat(10_000), `<p>${'<b>long '.repeat(1500)}`]) {
    await saveAgents(server.db.kysely, [anAgent({ bio })]);
    const letters = (text: string) => text.replace(/<[^>]*>/g, '').replace(/\s+/g, '');
    expect(letters((await agent()).bio ?? '')).toBe(letters(bio));
  }
});
