import { randomUUID } from 'node:crypto';
import type { Viewer } from '@hearth/domain/people/viewer.ts';
import { expect, it } from 'vitest';
import { insertEmbedKey } from '../embeds/embed-keys.queries.ts';
import { aPerson } from '../testing/a-person.ts';
import { anAgent } from '../testing/an-agent.ts';
import { anEmbedKey } from '../testing/an-embed-key.ts';
import { anInquiry, inquiryDeskOfFile } from '../testing/inquiry-desk.ts';
import { nameInterviewer, saveAgents } from './agents.queries.ts';

const desk = inquiryDeskOfFile();
const question = '/api/user/inquiry/recipient?type=request-an-interview';
const cy = anAgent({ agentId: 'cy.owen', firstname: 'Cy', lastname: 'Owen', email: 'cy@brokerage.example' });

/** Names Cy as the interviewer. */
async function withInterviewer(): Promise<void> {
  const { kysely } = desk.server.db;
  await saveAgents(kysely, [cy, anAgent({ ...cy, agentId: 'cy.sa', edition: 'san-antonio' })]);
  for (const [edition, agentId] of [['austin', 'cy.owen'] as const, ['san-antonio', 'cy.sa'] as const])
    await nameInterviewer(kysely, edition, agentId);
}

it('sends a request for an interview to the default agent without an interviewer', async () => {
  const { server } = desk;
  const answering = await server.get<{ agentId: string }>('/api/agent/interviewer');
  expect(answering).toMatchObject({ agentId: 'ada.reyes', why: 'default' });
  expect(await server.get(question)).toMatchObject({ agentId: answering.agentId });
});

it('sends a request for an interview to the interviewer, by inbox and mail', async () => {
  await withInterviewer();
  expect(await desk.server.get('/api/agent/interviewer')).toMatchObject({
    ...{ agentId: 'cy.owen', name: 'Cy Owen', why: 'interviewer' },
  });
  expect((await desk.send(anInquiry({ type: 'request-an-interview' }))).body).toBe('OK');
  expect((await desk.stored()).at(-1)?.agentId).toBe('cy.owen');
  expect(await desk.mailTo('cy@brokerage.example')).toMatchObject({
    subject: 'Request an interview: Ana Gómez',
  });
  expect((await desk.mailTo('ana@visitor.example'))?.text).toContain('Cy Owen of');
  const userId = randomUUID();
  const agent: Viewer = {
    role: 'agent',
    loginStatus: 'verified',
    userId,
    agentId: 'cy.owen',
    edition: 'austin',
  };
  expect(await desk.server.as(agent).get('/api/agent/inquiry')).toMatchObject({
    items: [{ type: 'request-an-interview' }],
  });
});

it('asks the interviewer whatever agent the client, the form or the page has', async () => {
  await withInterviewer();
  const { server } = desk;
  const client = await aPerson(server.db.kysely, { agentId: 'ben.ortiz' });
  expect(await server.as(client.viewer).get(question)).toMatchObject({ agentId: 'cy.owen' });
  expect(await server.get(`${question}&agentId=ben.ortiz`)).toMatchObject({ agentId: 'cy.owen' });
  const key = anEmbedKey({ agentId: 'ben.ortiz', leadRouting: 'owner' });
  await insertEmbedKey(server.db.kysely, key);
  const headers = { origin: 'https://partner.test' };
  const onPage = await server.inject({ url: `${question}&embedKey=${key.key}`, headers });
  expect(onPage.json()).toMatchObject({ agentId: 'cy.owen' });
  expect(await server.get('/api/user/inquiry/recipient?type=contact-us')).toMatchObject({
    agentId: 'ada.reyes',
  });
});

it('answers 404 and leaves it to the brokerage where the edition has no agents', async () => {
  await desk.server.db.pool.query('update agent set retired_at = now()');
  expect(await desk.server.get('/api/agent/interviewer', 404)).toMatchObject({ code: 'agent_not_found' });
  expect(await desk.server.get(question)).toMatchObject({ agentId: null });
});
