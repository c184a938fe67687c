import { randomUUID } from 'node:crypto';
import type { AgentInquiryDetails, getAgentInquiries } from '@hearth/domain/contract/agent-inquiry.ts';
import type { ResponseOf } from '@hearth/domain/contract/endpoint.ts';
import { editions } from '@hearth/domain/edition/editions.ts';
import { consentOf } from '@hearth/domain/inquiry/consent.ts';
import type { Viewer } from '@hearth/domain/people/viewer.ts';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { saveAgents } from '../../agents/agents.queries.ts';
import { createJobRunner } from '../../jobs/job-runner.ts';
import { createMailQueue } from '../../mail/mail-queue.ts';
import { anAgent } from '../../testing/an-agent.ts';
import { send } from '../../testing/collections-app.ts';
import { testNow } from '../../testing/generated-listings.ts';
import { anInquiry, errorOf, inquiryDeskOfFile } from '../../testing/inquiry-desk.ts';
import { testConfig } from '../../testing/test-config.ts';
import { workOffDue } from './due-inquiries.service.ts';

const desk = inquiryDeskOfFile();
const path = '/api/agent/inquiry';
const HOUR_MS = 3_600_000;

const as = (agentId: string) => {
  const userId = randomUUID();
  const viewer: Viewer = { role: 'agent', loginStatus: 'verified', userId, agentId, edition: 'austin' };
  return desk.server.as(viewer);
};
const ada = () => as('ada.reyes');
const ben = () => as('ben.ortiz');
const inquiriesOf = (who: ReturnType<typeof as>, query = '') =>
  who.get<ResponseOf<typeof getAgentInquiries>>(`${path}${query}`);
const opened = (who: ReturnType<typeof as>, id: string) => who.get<AgentInquiryDetails>(`${path}/${id}`);
const namesIn = async (status: string) =>
  (await inquiriesOf(ada(), `?status=${status}`)).items.map(({ name }) => name);

beforeEach(() =>
  saveAgents(desk.server.db.kysely, [anAgent({ email: 'ada@brokerage.example', defaultAgent: true })]),
);

/** An inquiry to Ada; its id. */
async function requested(changes = {}): Promise<string> {
  const body = anInquiry({ type: 'bio-inquiry', agentId: 'ada.reyes', ...changes });
  expect((await desk.send(body)).statusCode).toBe(200);
  return (await desk.stored()).at(-1)!.id;
}
const reply = (who: ReturnType<typeof as>, id: string, text: string, key?: string) =>
  who.inject({
    ...{ method: 'POST', url: `${path}/${id}/reply`, payload: { text } },
    headers: key ? { 'idempotency-key': key } : {},
  });
const change = (who: ReturnType<typeof as>, id: string, body: object) =>
  send(who, 'PATCH', `${path}/${id}`, body);

it('an answer ends with the signature of its agent', async () => {
  await sql`update agent set signature = ${'Ada\nZilker since 2009'}`.execute(desk.server.db.kysely);
  await reply(ada(), await requested(), 'Yes');
  const mail = (await desk.mails()).find(({ template }) => template === 'inquiry-reply');
  expect(mail?.text).toMatch(/Yes[\s\S]*Ada\n.*Zilker since 2009/);
  await sql`update agent set signature = null`.execute(desk.server.db.kysely);
});

it('an answer to a Spanish inquiry is in the thread of its confirmation, in Spanish', async () => {
  const { version } = consentOf(editions.austin.name, 'es');
  const id = await requested({ language: 'es', consent: { version, accepted: ['contact'] } });
  await reply(ada(), id, 'Sí, uno grande.');
  const subjects = (await desk.mails()).map(({ template, subject }) => [template, subject]);
  expect(subjects).toContainEqual(['inquiry-visitor', 'Recibimos su solicitud: Contácteme']);
  expect(subjects).toContainEqual(['inquiry-reply', 'Re: Recibimos su solicitud: Contácteme']);
  const mail = (await desk.mails()).find(({ template }) => template === 'inquiry-reply');
  expect(mail?.text).toContain('Ada Reyes respondió a su solicitud');
});

describe('the inquiries of an agent', () => {
  it('lists the agent’s inquiries, the newest first, by status', async () => {
    const id = await requested();
    await requested({ agentId: 'ben.ortiz', firstname: 'Bo' });
    expect((await inquiriesOf(ada())).items).toMatchObject([
      {
        id,
        type: 'bio-inquiry',
        name: 'Ana Gómez',
        message: 'Is there a garden?',
        status: 'new',
        answeredAt: null,
      },
    ]);
    expect((await inquiriesOf(ben())).items).toMatchObject([{ name: 'Bo Gómez' }]);
    expect((await change(ada(), id, { status: 'closed' })).statusCode).toBe(200);
    expect([await namesIn('new'), await namesIn('closed'), await namesIn('all')]).toEqual([
      [],
      ['Ana Gómez'],
      ['Ana Gómez'],
    ]);
  });

  it('hides inquiries from other agents and clients', async () => {
    const id = await requested();
    const client: Viewer = { role: 'client', loginStatus: 'verified', userId: randomUUID(), username: 'c' };
    for (const who of [ben(), desk.server.as(client)]) {
      expect(errorOf(await who.inject({ url: `${path}/${id}` })).status).toBe(404);
      expect(errorOf(await reply(who, id, 'Hello')).status).toBe(404);
      expect(errorOf(await change(who, id, { status: 'closed' })).status).toBe(404);
    }
    expect(errorOf(await desk.server.as(client).inject({ url: path })).status).toBe(403);
    expect(errorOf(await desk.server.inject({ url: path })).status).toBe(401);
    expect((await opened(ada(), id)).status).toBe('new');
  });

  it('answers by a mail in the thread of the confirmation, once for each attempt', async () => {
    const id = await requested();
    const who = ada();
    for (const _ of [1, 2])
      expect((await reply(who, id, 'Yes, a large one.\u202e', 'attempt-1')).statusCode).toBe(200);
    const mails = (await desk.mails()).filter(({ template }) => template === 'inquiry-reply');
    expect(mails).toHaveLength(1);
    expect(mails[0]).toMatchObject({
      to: { name: 'Ana Gómez', address: 'ana@visitor.example' },
      replyTo: { name: 'Ada Reyes', address: 'ada@brokerage.example' },
      subject: 'Re: We received your request: Contact me',
      related: { type: 'inquiry', id },
    });
    expect(mails[0]?.text).toContain('Yes, a large one.\n');
    const answered = await opened(who, id);
    expect(answered).toMatchObject({ status: 'answered', answeredAt: testNow.toISOString() });
    expect(answered.replies).toMatchObject([{ agent: 'Ada Reyes', body: 'Yes, a large one.' }]);
    expect(errorOf(await reply(who, id, 'Another text', 'attempt-1')).code).toBe('idempotency_conflict');
  });

  it('refuse an empty answer and one to a person who withdrew the consent', async () => {
    const id = await requested();
    expect(errorOf(await reply(ada(), id, ' \u200b\n ')).validationErrors?.[0]?.name).toBe('text');
    await sql`update inquiry set consent_withdrawn_at = now()`.execute(desk.server.db.kysely);
    expect(errorOf(await reply(ada(), id, 'Hello')).validationErrors?.[0]?.message).toMatch(/withdrew/);
    expect((await opened(ada(), id)).replies).toEqual([]);
  });
});

describe('an inquiry of an agent', () => {
  it('snoozes an inquiry for up to 30 days', async () => {
    const id = await requested();
    const until = (days: number) => new Date(testNow.getTime() + days * 86_400_000).toISOString();
    for (const days of [-1, 31])
      expect(
        errorOf(await change(ada(), id, { snoozedUntil: until(days) })).validationErrors?.[0]?.name,
      ).toBe('snoozedUntil');
    expect((await change(ada(), id, { snoozedUntil: until(2) })).statusCode).toBe(200);
    expect([await namesIn('new'), await namesIn('snoozed')]).toEqual([[], ['Ana Gómez']]);
    expect((await change(ada(), id, { snoozedUntil: null })).statusCode).toBe(200);
    expect(await namesIn('new')).toEqual(['Ana Gómez']);
  });

  it('hands an inquiry to a colleague, who is mailed and named in the audit log', async () => {
    const id = await requested();
    expect(errorOf(await change(ada(), id, { agentId: 'no.agent' })).validationErrors?.[0]?.name).toBe(
      'agentId',
    );
    expect((await opened(ada(), id)).colleagues).toEqual([{ agentId: 'ben.ortiz', name: 'Ben Reyes' }]);
    expect((await change(ada(), id, { agentId: 'ben.ortiz' })).statusCode).toBe(200);
    expect(errorOf(await ada().inject({ url: `${path}/${id}` })).status).toBe(404);
    expect((await inquiriesOf(ben())).items).toMatchObject([{ id, status: 'new' }]);
    expect((await desk.mailTo('ben@brokerage.example'))?.text).toContain('Ada Reyes handed you the request');
    const { rows } =
      await sql`select details from audit_entry where action = 'inquiry assigned' and details ->> 'inquiry' = ${id}`.execute(
        desk.server.db.kysely,
      );
    expect(rows).toEqual([{ details: { inquiry: id, from: 'ada.reyes', to: 'ben.ortiz' } }]);
  });
});

describe('inquiries without an answer', () => {
  const after = async (hours: number) => {
    const { db } = desk.server;
    const clock = () => new Date(testNow.getTime() + hours * HOUR_MS);
    const config = testConfig();
    const jobs = createJobRunner({ db, runsJobs: false, onError: console.error });
    const mails = createMailQueue({ db, config, clock, jobs });
    await Promise.all([1, 2, 3].map(() => workOffDue({ db, config, clock, mails })));
    await jobs.stop();
  };
  const waiting = async () =>
    (await desk.mails())
      .filter(({ template }) => template === 'inquiry-waiting')
      .map(({ to, subject }) => [to.address, subject]);
  const toBen = ['ben@brokerage.example', 'Still unanswered: Contact me, Ana Gómez'];
  const toAda = ['ada@brokerage.example', 'Yours now: Contact me, Ana Gómez'];

  it('remind their agent and then go to the default agent, once each, with several processes', async () => {
    const id = await requested({ agentId: 'ben.ortiz' });
    await after(3);
    expect(await waiting()).toEqual([]);
    await after(5);
    await after(6);
    expect(await waiting()).toEqual([toBen]);
    await after(26);
    await after(60);
    expect(await waiting()).toEqual([toAda, toBen]);
    expect((await opened(ada(), id)).status).toBe('new');
    expect((await inquiriesOf(ben())).total).toBe(0);
  });

  it('leave agents alone once they are answered, closed or snoozed, and where no answer is due', async () => {
    await reply(ada(), await requested(), 'Yes');
    await change(ada(), await requested(), { status: 'closed' });
    const snoozedUntil = new Date(testNow.getTime() + 240 * HOUR_MS).toISOString();
    await change(ada(), await requested(), { snoozedUntil });
    await requested({ type: 'review-me', rating: 5 });
    await after(100);
    expect(await waiting()).toEqual([]);
    await after(241);
    expect(await waiting()).toHaveLength(1);
  });

  it('passes inquiries to the default agent without a reminder where their agent wants none', async () => {
    const wants = (reminders: boolean) =>
      sql`update agent set inquiry_reminders = ${reminders}`.execute(desk.server.db.kysely);
    await wants(false);
    await requested({ agentId: 'ben.ortiz' });
    await after(5);
    expect(await waiting()).toEqual([]);
    await after(26);
    expect(await waiting()).toEqual([toAda]);
    await wants(true);
  });

  it('passes inquiries to the default agent at once where their agent left', async () => {
    await requested({ agentId: 'ben.ortiz' });
    await sql`update agent set retired_at = now() where agent_id = 'ben.ortiz'`.execute(
      desk.server.db.kysely,
    );
    await after(5);
    expect(await waiting()).toEqual([toAda]);
    await sql`update agent set retired_at = null`.execute(desk.server.db.kysely);
  });
});
