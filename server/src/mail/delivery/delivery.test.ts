import { randomUUID } from 'node:crypto';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aMail } from '../../testing/a-mail.ts';
import { emptyTables } from '../../testing/empty-tables.ts';
import { testNow } from '../../testing/generated-listings.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { insertMailEvent, insertMails } from '../mail.queries.ts';
import { forgiveAddress, suppressedBy } from './delivery.service.ts';

const secret = 'a-secret-of-the-mail-provider-0001';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ config: { mailWebhookSecret: secret, requestsPerMinute: 0 } });
});
afterAll(() => app.close());
beforeEach(() => emptyTables(app.db.kysely, 'mail', 'mailBounce'));

const address = 'Ana@Visitor.example';

async function sentMail(): Promise<string> {
  const id = randomUUID();
  await insertMails(app.db.kysely, [aMail({ id, to: { name: '', address } })]);
  await insertMailEvent(app.db.kysely, { mailId: id, status: 'Sent', isHard: null, at: testNow });
  return id;
}
const statusOf = async (id: string) =>
  (await app.db.kysely.selectFrom('mail').select('status').where('id', '=', id).executeTakeFirstOrThrow())
    .status;
const suppressed = () => suppressedBy(app.db.kysely, address);

/** Sends an event as a provider that signs by Standard Webhooks. */
async function report(
  type: string,
  data: object,
  { id = String(randomUUID()), key = secret, timestamp = testNow } = {},
) {
  const payload = JSON.stringify({ type, timestamp: timestamp.toISOString(), data });
  const signature = new Webhook(key, { format: 'raw' }).sign(id, new Date(), payload);
  const headers = {
    ...{ 'content-type': 'application/json', 'webhook-id': id, 'webhook-signature': signature },
    'webhook-timestamp': String(Math.floor(Date.now() / 1000)),
  };
  return (await app.inject({ method: 'POST', url: '/api/mail-events/generic', headers, payload })).statusCode;
}

/** Sends an event as Postmark does, with the password in its address. */
const postmark = async (body: object, password = secret) =>
  (
    await app.inject({
      ...{ method: 'POST', url: '/api/mail-events/postmark', payload: body },
      headers: { authorization: `Basic ${Buffer.from(`hearth:${password}`).toString('base64')}` },
    })
  ).statusCode;

describe('events of a mail provider', () => {
  it('count once, however often and in whatever order they are reported', async () => {
    const mailId = await sentMail();
    const soft = { id: 'evt-soft' };
    for (const _ of [1, 2, 3, 4])
      expect(await report('mail.bounced', { mailId, isHard: false }, soft)).toBe(200);
    expect([await statusOf(mailId), await suppressed()]).toEqual(['Bounced', null]);
    await report('mail.bounced', { mailId, isHard: true });
    await report(
      'mail.bounced',
      { mailId, isHard: false },
      { timestamp: new Date(testNow.getTime() - 60_000) },
    );
    expect([await statusOf(mailId), await suppressed()]).toEqual(['Bounced', 'hard']);
    await report('mail.complained', { mailId });
    await report('mail.clicked', { mailId, userAgent: 'Mozilla/5.0 (Macintosh) Safari/605' });
    expect(await statusOf(mailId)).toBe('Complained');
  });

  it('suppress an address after three soft bounces, until it is proven', async () => {
    const early = await sentMail();
    for (const _ of [1, 2, 3]) await report('mail.bounced', { mailId: await sentMail() });
    expect(await suppressed()).toBe('soft');
    await forgiveAddress(app.db.kysely, address, new Date(testNow.getTime() + 1));
    expect(await suppressed()).toBeNull();
    await report('mail.bounced', { mailId: early, isHard: true });
    expect(await suppressed()).toBeNull();
  });

  it('change nothing where they are forged, of an unknown mail or of no interest', async () => {
    const mailId = await sentMail();
    expect(
      await report('mail.bounced', { mailId, isHard: true }, { key: 'another-secret-of-someone-0001' }),
    ).toBe(403);
    expect(await postmark({ RecordType: 'Bounce' }, 'wrong')).toBe(403);
    expect(
      (await app.inject({ method: 'POST', url: '/api/mail-events/postmark', payload: {} })).statusCode,
    ).toBe(403);
    expect(await report('mail.bounced', { mailId: randomUUID(), isHard: true })).toBe(200);
    expect(await report('mail.deferred', { mailId })).toBe(200);
    expect([await statusOf(mailId), await suppressed()]).toEqual(['Sent', null]);
  });

  it('counts opening by a program as none by a person', async () => {
    const mailId = await sentMail();
    for (const userAgent of [
      'Mozilla/5.0',
      'Mozilla/5.0 (via ggpht.com GoogleImageProxy)',
      'YahooMailProxy',
      '',
    ])
      await report('mail.opened', { mailId, userAgent });
    expect(await statusOf(mailId)).toBe('Sent');
    await report('mail.opened', { mailId, userAgent: 'Mozilla/5.0 (Macintosh) Safari/605' });
    expect(await statusOf(mailId)).toBe('Opened');
  });
});

it('a hard bounce of Postmark suppresses the address, and a full mailbox does not', async () => {
  // Shaped like the examples that Postmark publishes.
  const bounce = (mailId: string, Type: string, ID: number) => ({
    ...{ RecordType: 'Bounce', MessageStream: 'outbound', ID, Type, TypeCode: 1, Name: Type, Tag: 'Test' },
    ...{
      MessageID: '883953f4-6105-42a2-a16a-77a8eac79483',
      Email: 'other@example.com',
      Details: 'x',
      Inactive: true,
    },
    ...{ Description: 'The server was unable to deliver your message.', From: 'from@example.com' },
    ...{ BouncedAt: '2026-11-21T10:00:00.0000000-05:00', Metadata: { mail: mailId }, CanActivate: true },
  });
  const full = await sentMail();
  expect(await postmark(bounce(full, 'SoftBounce', 1))).toBe(200);
  expect([await statusOf(full), await suppressed()]).toEqual(['Bounced', null]);
  expect(await postmark(bounce(full, 'HardBounce', 2))).toBe(200);
  expect(await suppressed()).toBe('hard');
});

it('a mail that came to the bounce address counts, with the secret alone', async () => {
  const mailId = await sentMail();
  const part = (type: string, lines: string) => `--b\r\nContent-Type: ${type}\r\n\r\n${lines}\r\n`;
  const payload = `Content-Type: multipart/report; report-type=delivery-status; boundary=b\r\n\r\n${part(
    'message/delivery-status',
    'Reporting-MTA: dns; mx.example\r\n\r\nAction: failed\r\nStatus: 5.1.1',
  )}${part('text/rfc822-headers', `Message-ID: <${mailId}@hearth.example>`)}--b--\r\n`;
  const returned = async (password: string) =>
    (
      await app.inject({
        ...{ method: 'POST', url: '/api/mail-events/returned', payload },
        headers: {
          'content-type': 'message/rfc822',
          authorization: `Basic ${Buffer.from(`hearth:${password}`).toString('base64')}`,
        },
      })
    ).statusCode;
  expect([await returned('wrong'), await suppressed()]).toEqual([403, null]);
  expect([await returned(secret), await statusOf(mailId), await suppressed()]).toEqual([
    200,
    'Bounced',
    'hard',
  ]);
});
