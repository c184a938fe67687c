import { randomUUID } from 'node:crypto';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '../app.ts';
import type { Config } from '../config.ts';
import { agentMailParameters, aMail } from '../testing/a-mail.ts';
import { testNow } from '../testing/generated-listings.ts';
import { testConfig } from '../testing/test-config.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { insertMails } from './mail.queries.ts';

const id = randomUUID();
const script = '<script>alert(1)</script>';

let db: TestDatabase;
const apps: FastifyInstance[] = [];
beforeAll(async () => {
  db = await createTestDatabase();
  const mail = aMail({
    id,
    to: { name: script, address: 'ada@brokerage.example' },
    parameters: agentMailParameters({ title: `Hello ${script}`, message: `text ${script}` }),
  });
  await insertMails(db.kysely, [mail]);
});
afterAll(async () => {
  await Promise.all(apps.map((app) => app.close()));
  await db.drop();
});

async function app(changes: Partial<Config> = {}): Promise<FastifyInstance> {
  const built = await buildApp({ db, config: testConfig(changes), clock: () => testNow });
  apps.push(built);
  return built;
}

const local = { headers: { host: 'localhost:3000' }, remoteAddress: '127.0.0.1' } satisfies InjectOptions;

describe('the outbox', () => {
  /** Response of the portal for an unknown address. */
  const shows = (answer: LightMyRequestResponse): boolean =>
    /<h1>(Outbox|Hello)|ada@brokerage|sent an inquiry/.test(answer.body);

  it('shows the mails of this server as text, and as HTML in a sandboxed frame', async () => {
    const server = await app();
    const list = await server.inject({ url: '/outbox', ...local });
    expect(list.statusCode).toBe(200);
    expect(shows(list)).toBe(true);
    expect(list.body).toContain('Hello &#60;script&#62;alert(1)&#60;/script&#62;');
    const mail = await server.inject({ url: `/outbox/${id}`, ...local });
    expect(mail.body).toContain('text &#60;script&#62;');
    expect(mail.body).toContain('sandbox=""');
    for (const answer of [list, mail]) {
      expect(answer.body).not.toContain('<script');
      expect(answer.headers).toMatchObject({
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': expect.stringContaining("default-src 'none'"),
        'cache-control': 'no-store',
      });
    }
    const html = await server.inject({ url: `/outbox/${id}/html`, ...local });
    expect(html.body).toContain('sent an inquiry: Hello &lt;script&gt;alert(1)&lt;/script&gt;. Reply');
    expect(html.body).not.toContain('<script');
    expect(html.headers['content-security-policy']).toMatch(/default-src 'none'.*sandbox/);
  });

  it('returns 404 for an unknown id', async () => {
    const server = await app();
    for (const wrong of [randomUUID(), 'x', "'; drop table mail", '%00']) {
      const answer = await server.inject({ url: `/outbox/${encodeURIComponent(wrong)}`, ...local });
      expect(shows(answer)).toBe(false);
    }
  });

  it.each<[string, InjectOptions]>([
    ['other machines', { ...local, remoteAddress: '203.0.113.9' }],
    [
      'other machines behind a proxy on this one',
      { ...local, headers: { ...local.headers, 'x-forwarded-for': '203.0.113.9' } },
    ],
    ['pages whose host name resolves to this machine', { ...local, headers: { host: 'evil.example:3000' } }],
  ])('is not there for %s', async (_who, request) => {
    const server = await app({ trustProxy: true });
    for (const url of ['/outbox', `/outbox/${id}`, `/outbox/${id}/html`]) {
      const answer = await server.inject({ ...request, url });
      expect(shows(answer)).toBe(false);
    }
  });

  it('answers 404 to other machines behind an nginx that sets no proxy headers', async () => {
    const server = await app();
    await server.listen({ host: '127.0.0.1', port: 0 });
    const { port } = server.server.address() as AddressInfo;
    const ask = (version: string) => {
      const socket = connect(port, '127.0.0.1');
      socket.write(`GET /outbox HTTP/${version}\r\nHost: 127.0.0.1:${port}\r\nConnection: close\r\n\r\n`);
      return text(socket);
    };
    expect(await ask('1.1')).toContain('<h1>Outbox</h1>');
    expect(await ask('1.0')).not.toContain('<h1>Outbox</h1>');
  });

  it.each<[string, Partial<Config>]>([
    [
      'where mails go out',
      { smtp: { url: 'smtp://127.0.0.1:1', from: { name: '', address: 'a@b.example' } } },
    ],
    ['where the server has a public address', { publicUrl: 'https://homes.example' }],
  ])('is not there %s', async (_where, changes) => {
    const server = await app(changes);
    expect(shows(await server.inject({ url: '/outbox', ...local }))).toBe(false);
  });
});
