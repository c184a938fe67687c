import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Challenge } from '@hearth/domain/contract/captcha.ts';
import { editions } from '@hearth/domain/edition/editions.ts';
import { consentOf } from '@hearth/domain/inquiry/consent.ts';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { saveAgents } from '../agents/agents.queries.ts';
import { buildApp } from '../app.ts';
import type { Config } from '../config.ts';
import { openDatabase } from '../db/database.ts';
import { insertEmbedKey } from '../embeds/embed-keys.queries.ts';
import { anAgent } from '../testing/an-agent.ts';
import { anEmbedKey } from '../testing/an-embed-key.ts';
import { emptyTables } from '../testing/empty-tables.ts';
import { testNow } from '../testing/generated-listings.ts';
import { startTestSmtpServer } from '../testing/smtp-server.ts';
import { solvedToken } from '../testing/solve-captcha.ts';
import { testConfig } from '../testing/test-config.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';

const { version: consentVersion } = consentOf(editions.austin.name);

let db: TestDatabase;
beforeAll(async () => {
  db = await createTestDatabase();
  await saveAgents(db.kysely, [
    anAgent({ email: 'ada@brokerage.example' }),
    anAgent({ agentId: 'ben.ortiz', email: 'ben@brokerage.example' }),
  ]);
});
afterAll(() => db.drop());

const apps: FastifyInstance[] = [];
afterEach(async () => {
  await Promise.all(apps.splice(0).map((app) => app.close()));
  await emptyTables(db.kysely, 'inquiry', 'mail', 'captchaNonce', 'embedCount');
});

async function start(changes: Partial<Config> = {}, runsJobs = false): Promise<FastifyInstance> {
  const app = await buildApp({ db, config: testConfig(changes), clock: () => testNow, runsJobs });
  apps.push(app);
  return app;
}

const inquiry = {
  type: 'contact-us',
  firstname: 'Ana',
  lastname: 'Gómez',
  email: 'ana@visitor.example',
  phone: '+15125550100',
  message: 'Is there a garden?',
  consent: { version: consentVersion, accepted: ['contact'] },
};

async function token(app: FastifyInstance): Promise<string> {
  const answer = await app.inject('/api/captcha/challenge?action=inquiry');
  return solvedToken(answer.json<Challenge>());
}

const send = async (
  app: FastifyInstance,
  options: { token?: string; query?: string; origin?: string; email?: string } = {},
): Promise<LightMyRequestResponse> =>
  app.inject({
    method: 'POST',
    url: `/api/user/inquiry${options.query ?? ''}`,
    headers: {
      'x-captcha-token': options.token ?? (await token(app)),
      'x-captcha-action': 'inquiry',
      ...(options.origin ? { origin: options.origin } : {}),
    },
    payload: { ...inquiry, ...(options.email ? { email: options.email } : {}) },
  });

const stored = async () =>
  (
    await sql<{ agentId: string; embedKey: string; origin: string }>`
      select agent.agent_id, embed_key, origin from inquiry left join agent on agent.id = agent_key
    `.execute(db.kysely)
  ).rows;

describe('several servers on one database', () => {
  it('take each other’s captchas, and each of them once', async () => {
    const [first, second] = [await start(), await start()];
    const solved = await token(first);
    expect((await send(second, { token: solved })).body).toBe('OK');
    expect((await send(first, { token: solved })).json()).toMatchObject({ code: 'captcha_failed' });
  });
});

describe('a server without its database', () => {
  it('reports that it is not available, and stores nothing', async () => {
    const away = openDatabase('postgresql://hearth@127.0.0.1:1/hearth');
    const app = await buildApp({ db: away, config: testConfig(), clock: () => testNow });
    const solved = await token(await start());
    for (const answer of [
      await app.inject('/api/captcha/challenge?action=inquiry'),
      await send(app, { token: solved }),
    ]) {
      expect(answer.statusCode).toBe(503);
      expect(answer.json()).toMatchObject({ code: 'database_unavailable' });
    }
    await Promise.all([app.close(), away.close()]);
  });
});

it('logs no text of an inquiry, also where the database refuses it', async () => {
  const lines: string[] = [];
  const stream = { write: (line: string) => void lines.push(line) };
  const app = await buildApp({ db, config: testConfig(), clock: () => testNow, log: { stream } });
  await sql`alter table inquiry add constraint refused check (firstname <> 'Ana') not valid`.execute(
    db.kysely,
  );
  expect((await send(app)).statusCode).toBe(500);
  await sql`alter table inquiry drop constraint refused`.execute(db.kysely);
  await app.close();
  expect(lines.join('')).toContain('violates check constraint');
  expect(lines.join('')).not.toMatch(/Ana|visitor\.example|garden/);
});

describe('a page of a partner', () => {
  const key = anEmbedKey({ agentId: 'ben.ortiz', origins: ['https://ben.example'] });
  const query = `?embedKey=${key.key}`;
  const origin = 'https://ben.example';
  beforeAll(() => insertEmbedKey(db.kysely, key));

  it('lets a partner’s page send inquiries with the needed headers', async () => {
    const app = await start();
    const answer = await app.inject({
      method: 'OPTIONS',
      url: `/api/user/inquiry${query}`,
      headers: {
        origin,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'content-type,idempotency-key,x-captcha-action,x-captcha-token',
      },
    });
    expect(answer.statusCode).toBe(204);
    expect(answer.headers['access-control-allow-origin']).toBe(origin);
    expect(answer.headers['access-control-allow-methods']).toContain('POST');
    const allowed = String(answer.headers['access-control-allow-headers']).toLowerCase();
    for (const name of ['content-type', 'x-captcha-token', 'x-captcha-action', 'idempotency-key'])
      expect(allowed).toContain(name);
  });

  it('marks, counts and routes the inquiries of a partner’s page to its agent', async () => {
    const app = await start();
    expect((await send(app, { query, origin })).body).toBe('OK');
    expect(await stored()).toMatchObject([{ embedKey: key.key, agentId: 'ben.ortiz', origin }]);
    const counted = await sql`select inquiries from embed_count where key = ${key.key}`.execute(db.kysely);
    expect(counted.rows).toEqual([{ inquiries: 1 }]);
  });

  it('limits the inquiries of a partner’s page a minute', async () => {
    const app = await start({ embedRequestsPerMinute: 200 });
    const statuses: number[] = [];
    for (let i = 0; i < 3; i++) statuses.push((await send(app, { query, origin })).statusCode);
    expect(statuses).toEqual([200, 200, 429]);
  });

  it('counts no requests that fail the captcha', async () => {
    const app = await start({ embedRequestsPerMinute: 200 });
    for (let i = 0; i < 3; i++) {
      expect((await send(app, { query, token: 'none' })).json()).toMatchObject({ code: 'captcha_failed' });
    }
    expect((await send(app, { query, origin })).body).toBe('OK');
  });
});

describe('settings', () => {
  it('limit one address to a few inquiries a minute, apart from its other requests', async () => {
    const app = await start({ requestsPerMinute: 100 });
    const statuses: number[] = [];
    for (let i = 0; i < 3; i++) statuses.push((await send(app)).statusCode);
    expect(statuses).toEqual([200, 200, 429]);
  });

  it('name domains whose addresses are agents’', async () => {
    const app = await start({ companyEmailDomains: ['brokerage.example'] });
    for (const email of ['new@brokerage.example', 'New@Mail.Brokerage.Example'])
      expect((await send(app, { email })).json()).toMatchObject({ code: 'agent_inquiry_refused' });
    expect((await send(app, { email: 'ana@notbrokerage.example' })).body).toBe('OK');
  });

  it('put reCAPTCHA in the place of the proof of work', async () => {
    let answer: unknown = { success: true, score: 0.9, action: 'inquiry' };
    const google = createServer((_request, response) => response.end(JSON.stringify(answer)));
    await new Promise<void>((resolve) => google.listen(0, '127.0.0.1', resolve));
    const verifyUrl = `http://127.0.0.1:${(google.address() as AddressInfo).port}/siteverify`;
    const app = await start({ recaptcha: { secret: 'secret', siteKey: 'site', verifyUrl } });
    expect((await app.inject('/api/captcha/challenge?action=inquiry')).statusCode).toBe(404);
    expect((await send(app, { token: 'first' })).body).toBe('OK');
    expect((await send(app, { token: 'first' })).json()).toMatchObject({ code: 'captcha_failed' });
    answer = { success: false };
    expect((await send(app, { token: 'second' })).json()).toMatchObject({ code: 'captcha_failed' });
    google.closeAllConnections();
    await new Promise((resolve) => google.close(resolve));
    expect((await send(app, { token: 'third' })).json()).toMatchObject({ code: 'captcha_failed' });
  });

  it('sends the mails of settings from this server, through the whole house', async () => {
    const smtp = await startTestSmtpServer();
    const app = await start(
      { smtp: { url: smtp.url, from: { name: 'Hearth', address: 'mail@hearth.example' } } },
      true,
    );
    expect((await send(app)).body).toBe('OK');
    await vi.waitFor(() => expect(smtp.received.length).toBe(2), { timeout: 20_000 });
    expect(smtp.received.flatMap(({ recipients }) => recipients).sort()).toEqual([
      'ada@brokerage.example',
      'ana@visitor.example',
    ]);
    await smtp.down();
  });
});
