import { randomUUID } from 'node:crypto';
import { inspect } from 'node:util';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { testNow } from '../testing/generated-listings.ts';
import { startTestSmtpServer, type TestSmtpServer } from '../testing/smtp-server.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { failedMails, type NewMail, readMail, type StoredMail } from './mail.queries.ts';
import { type MailQueue, mailQueue } from './mail-queue.ts';

let db: TestDatabase;
let smtp: TestSmtpServer;
beforeAll(async () => {
  db = await createTestDatabase();
  smtp = await startTestSmtpServer();
});
afterAll(async () => {
  await smtp.down();
  await db.drop();
});

const queues: MailQueue[] = [];
const errors: unknown[] = [];
afterEach(async () => {
  await Promise.all(queues.splice(0).map((queue) => queue.stop()));
  smtp.received.length = 0;
  errors.length = 0;
});

function aQueue(tries = 20): MailQueue {
  const from = { name: 'Hearth', address: 'mail@hearth.example' };
  const queue = mailQueue({
    db,
    config: { smtp: { url: smtp.url, from } },
    clock: () => testNow,
    onError: (error) => errors.push(error),
    retry: { retryLimit: tries, retryDelay: 1, retryDelayMax: 1, pollSeconds: 0.5 },
  });
  queues.push(queue);
  return queue;
}

const aMail = (changes: Partial<NewMail> = {}): NewMail => ({
  id: randomUUID(),
  inquiryid: null,
  purpose: 'agent',
  to: { name: 'Ada Reyes', address: 'ada@brokerage.example' },
  replyTo: { name: 'Ana Gómez', address: 'ana@visitor.example' },
  subject: 'Contact us: Ana Gómez',
  text: 'Is there a garden?\n',
  html: '<p>Is there a garden?</p>',
  createdat: testNow,
  ...changes,
});

/** Puts a mail in line as an inquiry does. */
async function enqueue(queue: MailQueue, mail: NewMail): Promise<void> {
  await queue.start();
  await db.kysely.transaction().execute((transaction) => queue.enqueue(transaction, [mail]));
  queue.wake();
}

const until = (id: string, reached: (mail: StoredMail) => boolean): Promise<void> =>
  vi.waitFor(
    async () => {
      const mail = await readMail(db.kysely, id);
      if (!mail || !reached(mail)) throw new Error(`still ${JSON.stringify(mail)}`);
    },
    { timeout: 20_000, interval: 100 },
  );
const isSent = (mail: StoredMail): boolean => mail.sentat !== null;

describe('a mail in line', () => {
  it('is sent once, to one recipient, with a name of its own', async () => {
    const [queue, other] = [aQueue(), aQueue()];
    await Promise.all([queue.work(), other.work()]);
    const mail = aMail();
    await enqueue(queue, mail);
    await until(mail.id, isSent);
    expect(smtp.received).toMatchObject([
      { from: 'mail@hearth.example', recipients: ['ada@brokerage.example'] },
    ]);
    const { raw } = smtp.received[0] ?? { raw: '' };
    expect(raw).toContain(`Message-ID: <${mail.id}@hearth.example>`);
    expect(raw).toContain('<ana@visitor.example>');
    expect(raw).toContain('Auto-Submitted: auto-generated');
    expect(raw).toContain('text/plain');
    expect(raw).toContain('text/html');
    expect(await readMail(db.kysely, mail.id)).toMatchObject({
      sentby: 'smtp',
      attempts: 1,
      lasterror: null,
    });
  });

  it('is forgotten with the transaction that wrote it', async () => {
    const queue = aQueue();
    await queue.work();
    const mail = aMail();
    const failing = db.kysely.transaction().execute(async (transaction) => {
      await queue.enqueue(transaction, [mail]);
      throw new Error('the inquiry could not be stored');
    });
    await expect(failing).rejects.toThrow('could not be stored');
    expect(await readMail(db.kysely, mail.id)).toBeUndefined();
    const jobs = await db.pool.query("select from pgboss.job where data->>'id' = $1", [mail.id]);
    expect(jobs.rowCount).toBe(0);
  });

  it('waits for years, should no process send for so long', async () => {
    const queue = aQueue();
    await enqueue(queue, aMail());
    const { rows } = await sql<{ years: number }>`
      select min(extract(year from age(keep_until, now())))::int as years from pgboss.job where name = 'mail'
    `.execute(db.kysely);
    expect(rows[0]?.years).toBeGreaterThanOrEqual(9);
    await sql`delete from pgboss.job where name = 'mail'`.execute(db.kysely);
  });

  it('waits for a process that sends', async () => {
    const mail = aMail();
    await enqueue(aQueue(), mail);
    expect(await readMail(db.kysely, mail.id)).toMatchObject({ attempts: 0, sentat: null });
    await aQueue().work();
    await until(mail.id, isSent);
  });

  it('outlives a mail server that is down', async () => {
    const queue = aQueue();
    await queue.work();
    await smtp.down();
    const mail = aMail();
    await enqueue(queue, mail);
    await until(mail.id, ({ attempts }) => attempts >= 1);
    expect(await readMail(db.kysely, mail.id)).toMatchObject({
      sentat: null,
      failedat: null,
      lasterror: expect.stringContaining('ECONNREFUSED'),
    });
    await smtp.up();
    await until(mail.id, isSent);
    expect(smtp.received.length).toBe(1);
  });
});

describe('a mail that cannot be sent', () => {
  it('is given up at once where nobody has the address, and says so', async () => {
    smtp.unknown.add('gone@visitor.example');
    const queue = aQueue();
    await queue.work();
    const mail = aMail({ to: { name: 'Gone', address: 'gone@visitor.example' } });
    await enqueue(queue, mail);
    await until(mail.id, ({ failedat }) => failedat !== null);
    expect(await failedMails(db.kysely)).toMatchObject([
      { id: mail.id, attempts: 1, lasterror: expect.stringContaining('no such mailbox') },
    ]);
    expect(errors).toMatchObject([{ message: expect.stringContaining(`mail ${mail.id} was given up`) }]);
    // Logs name no visitor, and a mail server's reason does.
    expect(inspect(errors)).not.toContain('gone@visitor.example');

    smtp.unknown.clear();
    expect(await queue.retryFailed()).toBe(1);
    await until(mail.id, isSent);
    expect(await failedMails(db.kysely)).toEqual([]);
  });

  it('is given up after its last try', async () => {
    await smtp.down();
    const queue = aQueue(1);
    await queue.work();
    const mail = aMail();
    await enqueue(queue, mail);
    await until(mail.id, ({ failedat }) => failedat !== null);
    expect(await readMail(db.kysely, mail.id)).toMatchObject({ attempts: 2, sentat: null });
    await smtp.up();
    await vi.waitFor(async () => expect(await queue.retryFailed()).toBe(1), { timeout: 5000 });
    await until(mail.id, isSent);
  });

  it('is put in line again with all others, however many', async () => {
    const queue = aQueue();
    await queue.start();
    await sql`
      insert into pgboss.job (name, data, source_name)
      select 'mail-failed', jsonb_build_object('id', gen_random_uuid()), 'mail' from generate_series(1, 1001)
    `.execute(db.kysely);
    expect(await queue.retryFailed()).toBe(1001);
    await sql`delete from pgboss.job where name = 'mail'`.execute(db.kysely);
  });

  it.each([
    'ada@brokerage.example, evil@elsewhere.example',
    'ada@brokerage.example\r\nBcc: evil@elsewhere.example',
    '<ada@brokerage.example> evil@elsewhere.example',
    '',
  ])('has no single address: %j', async (address) => {
    const queue = aQueue();
    await queue.work();
    const mail = aMail({ to: { name: 'Ada', address } });
    await enqueue(queue, mail);
    await until(mail.id, ({ failedat }) => failedat !== null);
    expect(smtp.received).toEqual([]);
  });
});

describe('what people wrote', () => {
  it('adds no header and no recipient', async () => {
    const queue = aQueue();
    await queue.work();
    const mail = aMail({
      to: { name: 'Ada\r\nBcc: evil@elsewhere.example', address: 'ada@brokerage.example' },
      replyTo: { name: 'Ana" <evil@elsewhere.example>,', address: 'ana@visitor.example' },
      subject: 'Hello\r\nBcc: evil@elsewhere.example\r\n\r\nbody',
      text: '.\r\nRCPT TO:<evil@elsewhere.example>\r\n',
    });
    await enqueue(queue, mail);
    await until(mail.id, isSent);
    expect(smtp.received.map(({ recipients }) => recipients)).toEqual([['ada@brokerage.example']]);
    const [headers = ''] = (smtp.received[0]?.raw ?? '').split('\r\n\r\n');
    expect(headers).not.toMatch(/^Bcc:/im);
  });
});
