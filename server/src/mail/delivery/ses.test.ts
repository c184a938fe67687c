import { createSign, generateKeyPairSync, randomUUID } from 'node:crypto';
import { EventEmitter } from 'node:events';
import https from 'node:https';
import { PassThrough } from 'node:stream';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { aMail } from '../../testing/a-mail.ts';
import { emptyTables } from '../../testing/empty-tables.ts';
import { testNow } from '../../testing/generated-listings.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { insertMailEvent, insertMails } from '../mail.queries.ts';
import { suppressedBy } from './delivery.service.ts';

const topic = 'arn:aws:sns:us-east-1:123456789012:mails';
const host = 'https://sns.us-east-1.amazonaws.com';
const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const address = 'jane@example.com';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ config: { mailSesTopic: topic, requestsPerMinute: 0 } });
  // Amazon's host of certificates.
  vi.spyOn(https, 'get').mockImplementation(((_url: string, answered: (answer: unknown) => void) => {
    const answer = Object.assign(new PassThrough(), { statusCode: 200 });
    answered(answer);
    answer.end(publicKey.export({ type: 'spki', format: 'pem' }));
    return new EventEmitter();
  }) as unknown as typeof https.get);
});
afterAll(async () => {
  vi.restoreAllMocks();
  await app.close();
});
beforeEach(() => emptyTables(app.db.kysely, 'mail', 'mailBounce'));
afterEach(() => vi.unstubAllGlobals());

interface Sns {
  readonly Type?: string;
  readonly TopicArn?: string;
  readonly MessageId?: string;
  readonly SigningCertURL?: string;
  readonly Token?: string;
  readonly SubscribeURL?: string;
}

/** Sends a message as Amazon does: JSON as text, signed over its fields by name. */
async function notify(event: object, changes: Sns = {}, change = (signed: object): object => signed) {
  const message: Record<string, string> = {
    ...{ Type: 'Notification', MessageId: randomUUID(), TopicArn: topic, Message: JSON.stringify(event) },
    ...{ Timestamp: testNow.toISOString(), SignatureVersion: '2' },
    SigningCertURL: `${host}/SimpleNotificationService-0000000000000000000000.pem`,
    ...changes,
  };
  const fields = ['Message', 'MessageId', 'SubscribeURL', 'Timestamp', 'Token', 'TopicArn', 'Type'];
  const words = fields.flatMap((field) => (field in message ? `${field}\n${message[field]}\n` : []));
  const Signature = createSign('RSA-SHA256').update(words.join('')).sign(privateKey, 'base64');
  const payload = JSON.stringify(change({ ...message, Signature }));
  const headers = { 'content-type': 'text/plain; charset=UTF-8', 'x-amz-sns-message-type': 'Notification' };
  return (await app.inject({ method: 'POST', url: '/api/mail-events/ses', headers, payload })).statusCode;
}

async function sentMail(): Promise<string> {
  const id = randomUUID();
  await insertMails(app.db.kysely, [aMail({ id, to: { name: '', address } })]);
  await insertMailEvent(app.db.kysely, { mailId: id, status: 'Sent', isHard: null, at: testNow });
  return id;
}
const statusOf = async (id: string) =>
  (await app.db.kysely.selectFrom('mail').select('status').where('id', '=', id).executeTakeFirstOrThrow())
    .status;

/** Shaped like the examples that Amazon publishes. */
const mailPart = (id: string) => ({
  ...{ timestamp: '2016-01-27T14:59:38.237Z', source: 'john@example.com', sendingAccountId: '123456789012' },
  ...{ messageId: '00000138111222aa-33322211-cccc-cccc-cccc-ddddaaaa0680-000000', destination: [address] },
  tags: { 'ses:configuration-set': ['ConfigSet'], 'ses:source-ip': ['192.0.2.0'], mail: [id] },
});
const bounce = (id: string, bounceType = 'Permanent') => ({
  eventType: 'Bounce',
  bounce: {
    ...{ bounceType, bounceSubType: 'General', reportingMTA: 'dns; email.example.com' },
    bouncedRecipients: [
      {
        ...{ emailAddress: address, status: '5.1.1', action: 'failed' },
        diagnosticCode: 'smtp; 550 5.1.1 <jane@example.com>... User',
      },
    ],
    ...{ timestamp: '2016-01-27T14:59:38.237Z', remoteMtaIp: '127.0.2.0' },
    feedbackId: '00000138111222aa-33322211-cccc-cccc-cccc-ddddaaaa068a-000000',
  },
  mail: mailPart(id),
});
const read = (kind: 'open' | 'click', id: string) => ({
  eventType: kind === 'open' ? 'Open' : 'Click',
  [kind]: {
    ...{ ipAddress: '192.0.2.1', timestamp: '2017-08-09T22:00:19.652Z', link: 'https://aws.amazon.com/ses/' },
    userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 10_3_3 like Mac OS X) AppleWebKit/603.3.8 Mobile/14G60',
  },
  mail: mailPart(id),
});

describe('events of Amazon SES', () => {
  it('suppress an address after a permanent bounce, once, and not after a transient one', async () => {
    const mailId = await sentMail();
    expect(await notify(bounce(mailId, 'Transient'))).toBe(200);
    expect([await statusOf(mailId), await suppressedBy(app.db.kysely, address)]).toEqual(['Bounced', null]);
    for (const _ of [1, 2]) expect(await notify(bounce(mailId), { MessageId: 'the-same' })).toBe(200);
    expect(await suppressedBy(app.db.kysely, address)).toBe('hard');
    const { rows } = await app.db.pool.query('select count(*)::int from mail_event where is_hard');
    expect(rows).toEqual([{ count: 1 }]);
  });

  it('reads openings, clicks and complaints', async () => {
    const mailId = await sentMail();
    await notify(read('open', mailId));
    expect(await statusOf(mailId)).toBe('Opened');
    await notify(read('click', mailId));
    expect(await statusOf(mailId)).toBe('Clicked');
    const complaint = { timestamp: '2016-01-27T14:59:38.237Z', complaintFeedbackType: 'abuse' };
    await notify({ eventType: 'Complaint', complaint, mail: mailPart(mailId) });
    expect(await statusOf(mailId)).toBe('Complained');
  });

  it.each<[string, Sns, (signed: object) => object]>([
    ['of another topic', { TopicArn: `${topic}-of-another` }, (signed) => signed],
    ['changed after it was signed', {}, (signed) => ({ ...signed, MessageId: 'another' })],
    ['signed by another host', { SigningCertURL: 'https://example.com/a.pem' }, (signed) => signed],
    ['without a signature', {}, ({ Signature: _, ...rest }: { Signature?: string }) => rest],
  ])('are forbidden where the message is %s', async (_, changes, change) => {
    const mailId = await sentMail();
    expect(await notify(bounce(mailId), changes, change)).toBe(403);
    expect(await statusOf(mailId)).toBe('Sent');
  });

  it('change nothing where they are of no interest or of no mail', async () => {
    const mailId = await sentMail();
    expect(await notify({ eventType: 'Delivery', mail: mailPart(mailId) })).toBe(200);
    expect(await notify({ eventType: 'Bounce', bounce: 'none' })).toBe(200);
    expect(await notify(bounce(randomUUID()))).toBe(200);
    expect(await statusOf(mailId)).toBe('Sent');
  });

  it('begin when Amazon asks whether they are wanted, at an address of Amazon alone', async () => {
    const requested = vi.fn(async (_address: unknown) => new Response());
    vi.stubGlobal('fetch', requested);
    const SubscribeURL = `${host}/?Action=ConfirmSubscription&TopicArn=${topic}&Token=2336412f37`;
    const confirmation = { Type: 'SubscriptionConfirmation', Token: '2336412f37', SubscribeURL };
    expect(await notify({}, confirmation)).toBe(200);
    expect(requested.mock.calls.map(([url]) => url)).toEqual([SubscribeURL]);
    expect(await notify({}, { ...confirmation, SubscribeURL: 'https://169.254.169.254/' })).toBe(403);
    expect(requested).toHaveBeenCalledTimes(1);
  });
});
