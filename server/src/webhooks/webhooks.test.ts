import { aListing } from '@hearth/domain/testing/a-listing.ts';
import { Webhook } from 'standardwebhooks';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { insertEmbedKey } from '../embeds/embed-keys.queries.ts';
import { rotateKey } from '../embeds/owner/rotate-key.service.ts';
import { withdrawConsent } from '../inquiries/consent.service.ts';
import { deletePerson } from '../inquiries/personal-data.service.ts';
import { createJobRunner, type JobRunner } from '../jobs/job-runner.ts';
import { createMailQueue, type MailQueue } from '../mail/mail-queue.ts';
import { createHttpsPost } from '../ports/webhooks/https-post.ts';
import { anEmbedKey } from '../testing/an-embed-key.ts';
import { emptyTables } from '../testing/empty-tables.ts';
import { testNow } from '../testing/generated-listings.ts';
import { anInquiry, inquiryDeskOfFile } from '../testing/inquiry-desk.ts';
import { testConfig } from '../testing/test-config.ts';
import { testServices } from '../testing/test-services.ts';
import { startWebhookReceiver, type WebhookReceiver } from '../testing/webhook-receiver.ts';
import { createWebhooks, type Webhooks } from './create-webhooks.ts';
import type { WebhookEndpoint } from './webhook.ts';
import { addWebhook, deliveryLog, enableWebhook, rotateSecret, webhookById } from './webhooks.service.ts';

const patience = { timeout: 20_000, interval: 50 };
const config = testConfig({ publicUrl: 'http://localhost:3000' });
const key = anEmbedKey({ ownerEmail: 'owner@partner.test' });
const desk = inquiryDeskOfFile();
const db = () => desk.server.db.kysely;

interface Worker {
  readonly jobs: JobRunner;
  readonly mails: MailQueue;
  readonly webhooks: Webhooks;
  readonly close: () => Promise<void>;
}

let receiver: WebhookReceiver;
let endpoint: WebhookEndpoint;
let worker: Worker;
let now = testNow;

/** A second process, which runs the jobs. */
async function startWorker(): Promise<Worker> {
  const onError = (error: unknown): void => expect.unreachable(String(error));
  const jobs = createJobRunner({ db: desk.server.db, runsJobs: true, onError, pollSeconds: 0.5 });
  const clock = () => now;
  const mails = createMailQueue({ db: desk.server.db, config, clock, jobs });
  const services = testServices(desk.server.db.kysely);
  const post = createHttpsPost({ isLocal: true, timeoutMs: 1000 });
  const webhooks = createWebhooks({
    ...{ db: desk.server.db, config, clock, jobs, mails, post, random: () => 0 },
    listings: services.listings,
  });
  await jobs.start();
  const close = async () => {
    await jobs.stop();
    mails.close();
    await services.close();
  };
  return { jobs, mails, webhooks, close };
}

beforeEach(async () => {
  now = testNow;
  receiver = await startWebhookReceiver();
  await emptyTables(db(), 'embedKey');
  await insertEmbedKey(db(), key);
  const adding = { db: db(), config, now };
  endpoint = await addWebhook(adding, key, { url: receiver.url, format: 'standard' });
  worker = await startWorker();
});
// The tables of a test are emptied once no job runs.
afterEach(async () => {
  await worker.close();
  await receiver.close();
  await desk.server.db.pool.query('delete from pgboss.job');
});

const send = (changes: Parameters<typeof anInquiry>[0] = {}) =>
  desk.send(anInquiry(changes), {
    url: `/api/user/inquiry?embedKey=${key.key}`,
    headers: { origin: 'https://partner.test' },
  });
const withdraw = () =>
  withdrawConsent(
    { db: db(), mails: worker.mails, webhooks: worker.webhooks, clock: () => now },
    'ana@visitor.example',
  );
const log = () => deliveryLog(db(), endpoint.id);
const settled = (outcome: string) =>
  vi.waitFor(async () => {
    await desk.server.db.pool.query(`update pgboss.job set start_after = now() where name = 'webhook'`);
    worker.webhooks.wake();
    expect((await log())[0]?.outcome).toBe(outcome);
  }, patience);

describe('an inquiry from a page with a key', () => {
  it('sends the inquiry to the key’s webhook, signed, with the listing as a guest may see it', async () => {
    await desk.server.save(aListing({ listingid: '1000001', internetaddressdisplayyn: false }));
    expect((await send({ type: 'listing-question', listingId: '1000001' })).statusCode).toBe(200);
    await settled('delivered');
    const [first] = receiver.received;
    const body = JSON.parse(first?.body ?? '');
    expect(body).toMatchObject({
      type: 'inquiry.created',
      data: {
        isTest: false,
        inquiry: { type: 'listing-question', message: 'Is there a garden?' },
        person: { firstname: 'Ana', email: 'ana@visitor.example', phone: '+15125550100' },
        listing: { id: '1000001', street: null },
        page: { origin: 'https://partner.test' },
      },
    });
    const stamp = new Date(Number(first?.headers['webhook-timestamp']) * 1000);
    expect(first?.headers['webhook-signature']).toBe(
      new Webhook(endpoint.secret).sign(first?.id ?? '', stamp, first?.body ?? ''),
    );
  });

  it('keeps a request for an interview from the key’s webhook', async () => {
    expect((await send({ type: 'request-an-interview' })).statusCode).toBe(200);
    expect((await send({ type: 'contact-us' })).statusCode).toBe(200);
    await settled('delivered');
    expect(await log()).toHaveLength(1);
    expect(receiver.received.map(({ body }) => JSON.parse(body).data.inquiry.type)).toEqual(['contact-us']);
  });

  it('sends ten times with one id until the endpoint is disabled, and mails the owner', async () => {
    receiver.answer((answer) => answer.writeHead(500).end());
    await send();
    for (let tries = 1; tries <= 10; tries++)
      await vi.waitFor(async () => {
        const [line] = await log();
        // The job of this turn alone: a later one would be an attempt too many.
        if ((line?.attempts ?? 0) < tries)
          await desk.server.db.pool.query(
            `update pgboss.job set start_after = now() where name = 'webhook' and data ->> 'turn' = $1`,
            [String(line?.turn)],
          );
        worker.webhooks.wake();
        expect(line?.attempts).toBe(tries);
        now = line?.nextAttemptAt ?? now;
      }, patience);
    expect(now.getTime() - testNow.getTime()).toBe(75 * 3_600_000 + 35 * 60_000 + 5000);
    expect(await log()).toMatchObject([{ outcome: 'failed', attempts: 10, lastStatus: 500 }]);
    expect(new Set(receiver.received.map(({ id }) => id)).size).toBe(1);
    expect(receiver.received).toHaveLength(10);
    expect(await webhookById(db(), endpoint.id)).toMatchObject({ disabledBecause: 'failing' });
    expect(await desk.mailTo('owner@partner.test')).toMatchObject({ template: 'webhook-disabled' });
  });

  it('ends an endpoint that answers 410, and sends what it missed once it is on again', async () => {
    receiver.answer((answer) => answer.writeHead(410).end());
    await send();
    await settled('failed');
    expect(await webhookById(db(), endpoint.id)).toMatchObject({ disabledBecause: 'gone' });
    await send({ email: 'ben@visitor.example' });
    expect((await log()).map(({ outcome }) => outcome).sort()).toEqual(['ended', 'failed']);
    receiver.answer((answer) => answer.writeHead(200).end());
    expect(await enableWebhook(db(), worker.webhooks, endpoint.id)).toBe(2);
    await vi.waitFor(
      async () => expect((await log()).map(({ outcome }) => outcome)).toEqual(['delivered', 'delivered']),
      patience,
    );
    expect(new Set(receiver.received.map(({ id }) => id)).size).toBe(2);
  });

  it('sends by the newest name of the key, where a process has a former one', async () => {
    await send({ email: 'ben@visitor.example' });
    const { key: name } = await rotateKey(db(), key.id, { now, days: 7 });
    expect((await send()).statusCode).toBe(200);
    expect((await desk.stored()).map(({ embedKey }) => embedKey)).toEqual([name, name]);
    expect(await log()).toHaveLength(2);
  });
});

describe('a webhook', () => {
  it('carries the signatures of both secrets for a day after a rotation', async () => {
    const secret = await rotateSecret(db(), endpoint.id, now);
    await send();
    await settled('delivered');
    const [{ headers, id, body }] = receiver.received as [(typeof receiver.received)[number]];
    const signed = [secret, endpoint.secret].map((each) => new Webhook(each).sign(id, now, body));
    expect(headers['webhook-signature']).toBe(signed.join(' '));
    now = new Date(now.getTime() + 86_400_000);
    await worker.webhooks.test((await webhookById(db(), endpoint.id))!);
    expect(receiver.received[1]?.headers['webhook-signature']).not.toContain(' ');
  });

  it('carries that of the secret that receivers have, where a new one is made twice', async () => {
    for (const _ of ['first', 'second', 'third']) await rotateSecret(db(), endpoint.id, now);
    await worker.webhooks.test((await webhookById(db(), endpoint.id))!);
    const [{ headers, id, body }] = receiver.received as [(typeof receiver.received)[number]];
    const signatures = String(headers['webhook-signature']).split(' ');
    expect(signatures).toHaveLength(3);
    expect(signatures).toContain(new Webhook(endpoint.secret).sign(id, now, body));
  });

  it('sends to no address of the private network by a redirect', async () => {
    receiver.answer((answer) => answer.writeHead(302, { location: 'http://10.0.0.1/' }).end());
    await send();
    await vi.waitFor(async () => expect((await log())[0]?.attempts).toBe(1), patience);
    expect(await log()).toMatchObject([{ lastError: 'answered 302; redirects are not followed' }]);
  });

  it('sends nothing once the person of the inquiry was deleted', async () => {
    receiver.answer((answer) => answer.writeHead(500).end());
    await send();
    await vi.waitFor(async () => expect((await log())[0]?.attempts).toBe(1), patience);
    await deletePerson(db(), 'ana@visitor.example');
    expect(await log()).toEqual([]);
    await desk.server.db.pool.query(`update pgboss.job set start_after = now() where name = 'webhook'`);
    worker.webhooks.wake();
    await vi.waitFor(async () => {
      const { rows } = await desk.server.db.pool.query(`select state from pgboss.job where name = 'webhook'`);
      expect(rows.map(({ state }) => state)).toEqual(['completed', 'completed']);
    }, patience);
    expect(receiver.received).toHaveLength(1);
  });

  it('sends the withdrawal of consent', async () => {
    await send();
    await settled('delivered');
    await withdraw();
    await vi.waitFor(() => expect(receiver.received).toHaveLength(2), patience);
    expect(JSON.parse(receiver.received[1]?.body ?? '')).toMatchObject({
      type: 'inquiry.consent_withdrawn',
      data: { person: { email: 'ana@visitor.example' } },
    });
  });

  it('sends the withdrawal of consent also where it came during delivery', async () => {
    const answer = receiver.hold();
    await send();
    await vi.waitFor(() => expect(answer.isWanted()).toBe(true), patience);
    await withdraw();
    answer.release();
    await vi.waitFor(() => expect(receiver.received).toHaveLength(2), patience);
    expect(JSON.parse(receiver.received[1]?.body ?? '')).toMatchObject({ type: 'inquiry.consent_withdrawn' });
    await vi.waitFor(
      async () => expect((await log()).map(({ outcome }) => outcome)).toEqual(['delivered', 'delivered']),
      patience,
    );
  });

  it('ends with the consent while it waits', async () => {
    await worker.jobs.prepare();
    await desk.server.db.pool.query(
      `update webhook_endpoint set disabled_at = now(), disabled_because = 'gone'`,
    );
    await send();
    await withdraw();
    expect(await log()).toMatchObject([{ event: 'inquiry.created', outcome: 'ended' }]);
    expect(await enableWebhook(db(), worker.webhooks, endpoint.id)).toBe(1);
    await vi.waitFor(
      async () => expect((await log())[0]?.lastError).toBe('the person withdrew the consent'),
      patience,
    );
    expect(receiver.received).toEqual([]);
  });
});
