import type { KeyLeads } from '@hearth/domain/contract/webhooks.ts';
import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { saveAgents } from '../agents/agents.queries.ts';
import { insertEmbedKey } from '../embeds/embed-keys.queries.ts';
import { keyLink } from '../embeds/owner/key-link.service.ts';
import { anAgent } from '../testing/an-agent.ts';
import { anEmbedKey } from '../testing/an-embed-key.ts';
import { emptyTables } from '../testing/empty-tables.ts';
import { testNow } from '../testing/generated-listings.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { startWebhookReceiver, type WebhookReceiver } from '../testing/webhook-receiver.ts';

const mine = anEmbedKey({ key: 'hk_mine0000000000000000', ownerEmail: 'ana@partner.test' });
const other = anEmbedKey({ key: 'hk_other000000000000000', ownerEmail: 'bo@other.test' });

let server: TestApp;
let receiver: WebhookReceiver;
beforeAll(async () => {
  server = await startTestApp();
  receiver = await startWebhookReceiver();
});
beforeEach(async () => {
  await emptyTables(server.db.kysely, 'embedKey');
  await saveAgents(server.db.kysely, [anAgent()]);
  await insertEmbedKey(server.db.kysely, mine);
  await insertEmbedKey(server.db.kysely, other);
});
afterAll(async () => {
  await server.close();
  await receiver.close();
});

const call = async (
  method: InjectOptions['method'] & string,
  path: string,
  payload?: object,
  key = mine,
): Promise<{ status: number; body: Record<string, unknown> & KeyLeads }> => {
  const link = await keyLink(server.db.kysely, key, new Date(testNow.getTime() + 86_400_000));
  const answer = await server.app.inject({
    method: method as 'GET',
    url: `/api/embed/key/${link}/${path}`,
    ...(payload && { payload }),
  });
  return { status: answer.statusCode, body: answer.json() };
};
const add = async () =>
  (await call('POST', 'webhooks', { format: 'standard', url: receiver.url })).body as unknown as {
    id: string;
    secret: string;
  };

describe('the webhooks of a key', () => {
  it('lets the owner add, test, rotate and remove webhooks, and read each secret once', async () => {
    const { id, secret } = await add();
    expect(secret).toMatch(/^whsec_[\w+/=]{32}$/);
    expect((await call('POST', `webhooks/${id}/test`)).body).toMatchObject({
      ...{ outcome: 'delivered', isTest: true, lastStatus: 204, attempts: 1 },
    });
    expect((await call('POST', `webhooks/${id}/secret`)).body).not.toMatchObject({ secret });
    const leads = await call('GET', 'leads');
    expect(leads.body.webhooks).toMatchObject([{ id, deliveries: [{ isTest: true }] }]);
    expect(JSON.stringify(leads.body)).not.toContain('whsec_');
    expect((await call('POST', `webhooks/${id}/enable`)).body).toEqual({ redelivered: 0 });
    expect((await call('DELETE', `webhooks/${id}`)).status).toBe(200);
    expect((await call('GET', 'leads')).body.webhooks).toEqual([]);
  });

  it('accepts ten webhooks at most, also where they are added at the same moment', async () => {
    const statuses = (await Promise.all(Array.from({ length: 12 }, add))).map(({ id }) => typeof id);
    expect(statuses.filter((type) => type === 'string')).toHaveLength(10);
    expect((await call('GET', 'leads')).body.webhooks).toHaveLength(10);
  });

  it('refuses a key of an account that no header can have', async () => {
    const body = (apiKey: string) => ({ format: 'follow-up-boss', apiKey });
    expect((await call('POST', 'webhooks', body('a\0b'))).status).toBe(400);
    expect((await call('POST', 'webhooks', body(' key '))).status).toBe(200);
  });

  it.each([
    ['POST', (id: string) => `webhooks/${id}/test`],
    ['POST', (id: string) => `webhooks/${id}/secret`],
    ['POST', (id: string) => `webhooks/${id}/enable`],
    ['DELETE', (id: string) => `webhooks/${id}`],
  ] as const)('are missing to the owner of another key: %s', async (method, path) => {
    const { id } = await add();
    expect((await call(method, path(id), undefined, other)).status).toBe(404);
    const delivery = (await call('POST', `webhooks/${id}/test`)).body as unknown as { id: string };
    const redeliver = `deliveries/${delivery.id}/redeliver`;
    expect((await call('POST', redeliver, undefined, other)).status).toBe(404);
    expect((await call('POST', redeliver)).status).toBe(200);
    expect((await call('GET', 'leads')).body.webhooks).toHaveLength(1);
  });

  it.each([
    [{ format: 'standard' }, 'url', 'must be an address that begins with https://'],
    [{ format: 'standard', url: 'ftp://a.test' }, 'url', 'must be an address that begins with https://'],
    [{ format: 'standard', url: 'https://10.0.0.1/' }, 'url', 'must be on the public internet'],
    [{ format: 'standard', url: 'https://169.254.169.254/' }, 'url', 'must be on the public internet'],
    [
      { format: 'standard', url: 'https://a:b@crm.test/' },
      'url',
      'must have no user name and password in it',
    ],
    [{ format: 'follow-up-boss' }, 'apiKey', 'must be the API key of your account there'],
  ])('refuse %j', async (body, name, message) => {
    const answer = await call('POST', 'webhooks', body);
    expect([answer.status, answer.body.validationErrors]).toEqual([400, [{ name, message }]]);
  });

  it('requires no address for a service that has one for all', async () => {
    expect((await call('POST', 'webhooks', { format: 'follow-up-boss', apiKey: 'fka_1' })).status).toBe(200);
    expect((await call('GET', 'leads')).body.webhooks).toMatchObject([
      { url: 'https://api.followupboss.com/v1/events' },
    ]);
  });
});

describe('the routing of a key', () => {
  it('routes to the owner first only where the key has an agent', async () => {
    expect((await call('PUT', 'leads', { leadRouting: 'owner' })).status).toBe(400);
    expect((await call('PUT', 'leads', { leadRouting: 'page' })).status).toBe(200);
    expect((await call('GET', 'leads')).body).toMatchObject({ leadRouting: 'page', agent: null });
  });
});
