import { execFile } from 'node:child_process';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { saveAgents } from '../agents/agents.queries.ts';
import { noteAddress } from '../site/server-address.service.ts';
import { anAgent } from '../testing/an-agent.ts';
import { anEmbedKey } from '../testing/an-embed-key.ts';
import { testConfig } from '../testing/test-config.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { startWebhookReceiver } from '../testing/webhook-receiver.ts';
import { insertEmbedKey, readEmbedKey } from './embed-keys.queries.ts';

let db: TestDatabase;
beforeAll(async () => {
  db = await createTestDatabase();
  await saveAgents(db.kysely, [
    anAgent({ agentId: 'ada.reyes' }),
    anAgent({ agentId: 'sol.vega', edition: 'san-antonio' }),
  ]);
});
afterAll(() => db.drop());

const program = path.join(import.meta.dirname, 'main.ts');

/** The exit code and both outputs of the command. */
const run = (...args: string[]) => runWith({ PUBLIC_URL: 'https://homes.test' }, ...args);

const runWith = (settings: Record<string, string>, ...args: string[]) =>
  new Promise<{ code: unknown; said: string }>((resolve) => {
    const env = { ...process.env, DATABASE_URL: db.connectionString, ...settings };
    const node = ['--disable-warning=ExperimentalWarning', program, ...args];
    execFile(process.execPath, node, { env }, (error, out, complaints) =>
      resolve({ code: error?.code ?? 0, said: out + complaints }),
    );
  });

describe('the embed-key command', () => {
  it('makes a key, shows it, widens it and ends it', async () => {
    const { code, said } = await run(
      'create',
      ...['--owner', 'Hill Country Blog', '--origin', 'https://Blog.test/', '--policy', 'own-listings'],
      ...['--agent', 'ada.reyes', '--theme', 'color-accent=#1d4ed8', '--theme=--hearth-radius=4px'],
      ...['--set', 'search.min-price=300000', '--limit', '900'],
    );
    expect(code).toBe(0);
    const key = /hk_\w{20}/.exec(said)?.[0] ?? '';
    expect(said).toContain(`<script async src="https://homes.test/v1/hearth.js" data-key="${key}"></script>`);
    expect(await readEmbedKey(db.kysely, key)).toMatchObject({
      owner: 'Hill Country Blog',
      agentId: 'ada.reyes',
      origins: ['https://blog.test'],
      policy: 'own-listings',
      theme: { 'hearth-color-accent': '#1d4ed8', 'hearth-radius': '4px' },
      configuration: { search: { 'min-price': '300000' } },
      requestsPerMinute: 900,
      revokedAt: null,
    });
    expect((await run('add-origin', key, 'https://*.blog.test')).said).toBe(
      `${key} of Hill Country Blog is for https://blog.test, https://*.blog.test.\n`,
    );
    expect((await run('revoke', key)).code).toBe(0);
    const list = await run('list');
    expect(list.said).toMatch(new RegExp(`${key}  Hill Country Blog  \\(revoked \\d{4}-\\d\\d-\\d\\d\\)`));
    expect(list.said).toContain('own-listings, ada.reyes');
    expect(list.said).toContain('0 searches, 0 inquiries, 0 listings in 30 days');
    expect(list.said).toContain('links    0 inquiries on the portal in 30 days');
  });

  it('adds a webhook to a key, sends it a test, routes its leads, and removes it', async () => {
    const receiver = await startWebhookReceiver();
    await insertEmbedKey(db.kysely, anEmbedKey());
    const { key } = anEmbedKey();
    const env = { PUBLIC_URL: 'http://localhost:3000' };
    const { said } = await runWith(env, 'webhook', 'add', key, receiver.url);
    expect(said).toMatch(/secret {2}whsec_\S{32}\n/);
    const [, id = ''] = /id {6}(\S+)/.exec(said) ?? [];
    expect((await runWith(env, 'webhook', 'test', id)).said).toContain('delivered after 1 attempts');
    expect(receiver.received).toHaveLength(1);
    expect((await run('webhook', 'list', key)).said).toContain(`${id}  standard  on  ${receiver.url}\n`);
    expect((await run('route', key, 'page')).said).toContain('go to the agent whom the page names first');
    expect((await run('route', key, 'owner')).said).toContain('has no agent who could answer first');
    expect((await run('webhook', 'remove', id)).said).toContain('is removed');
    expect((await run('webhook', 'redeliver', id)).said).toContain('neither a webhook nor a delivery');
    expect((await run('webhook', 'add', key, 'http://crm.test')).said).toContain('begins with https://');
    await receiver.close();
  });

  it('prints the address of the server that runs, not of the command', async () => {
    const config = testConfig({ publicUrl: 'https://running.test:8443' });
    await noteAddress(db.kysely, config, new Date());
    const { said } = await run('create', '--owner', 'A', '--origin', 'https://a.test');
    expect(said).toContain('src="https://running.test:8443/v1/hearth.js"');
  });

  const create = ['create', '--owner', 'A', '--origin', 'https://a.test'];
  it.each([
    [[...create, '--agent', 'unknown'], 'Hearth Austin has no agent with the username "unknown".'],
    [[...create, '--agent', 'sol.vega'], 'Hearth Austin has no agent with the username "sol.vega".'],
    [['revoke', 'hk_none'], 'There is no key hk_none.'],
    [['add-origin', 'hk_none', 'https://a.test'], 'There is no key hk_none.'],
    [['list', '--owner', 'A'], 'list takes no options.'],
  ])('explains the mistake in %j', async (args, words) => {
    const { code, said } = await run(...args);
    expect(said).toContain(words);
    expect(said).not.toContain('    at ');
    expect(code).toBe(1);
  });
});
