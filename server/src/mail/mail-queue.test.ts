import { randomUUID } from 'node:crypto';
import { inspect } from 'node:util';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { createJobRunner, type JobRunner } from '../jobs/job-runner.ts';
import { agentMailParameters, aMail } from '../testing/a-mail.ts';
import { testNow } from '../testing/generated-listings.ts';
import { startTestSmtpServer, type TestSmtpServer } from '../testing/smtp-server.ts';
import { testConfig } from '../testing/test-config.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { readMail } from './mail.queries.ts';
import type { NewMail, StoredMail } from './mail.ts';
import { createMailQueue, type MailDecisions, type MailQueue } from './mail-queue.ts';

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

const runners: JobRunner[] = [];
const queues: MailQueue[] = [];
const errors: unknown[] = [];
afterEach(async () => {
  await Promise.all(runners.splice(0).map((jobs) => jobs.stop()));
  for (const queue of queues.splice(0)) queue.close();
  await sql`delete from pgboss.job`.execute(db.kysely);
  await sql`delete from mail`.execute(db.kysely);
  await sql`delete from mail_bounce`.execute(db.kysely);
  smtp.unknown.clear();
  smtp.received.length = 0;
  errors.length = 0;
});

interface QueueOptions {
  readonly runsJobs: boolean;
  readonly tries?: number;
  readonly decisions?: MailDecisions;
}

/** The queue of a process that only queues mails. */
const aSender = (): MailQueue => aQueue({ runsJobs: false }).queue;

/** The queue of a process that sends them as well. */
async function aWorker(tries = 20): Promise<MailQueue> {
  const { jobs, queue } = aQueue({ runsJobs: true, tries });
  await jobs.start();
  return queue;
}

function aQueue({ runsJobs, tries = 20, decisions = {} }: QueueOptions) {
  const from = { name: 'Hearth', address: 'mail@hearth.example' };
  const onError = (error: unknown) => void errors.push(error);
  const jobs = createJobRunner({ db, runsJobs, onError, pollSeconds: 0.5 });
  const retry = { limit: tries, delaySeconds: 1, maxDelaySeconds: 1 };
  const config = testConfig({ smtp: { url: smtp.url, from } });
  const queue = createMailQueue({ db, config, clock: () => testNow, jobs, retry, decisions });
  runners.push(jobs);
  queues.push(queue);
  return { jobs, queue };
}

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
/** Queues the one failed mail again, once its job has ended. */
const retried = (queue: MailQueue): Promise<void> =>
  vi.waitFor(async () => expect(await queue.retryFailed()).toBe(1), { timeout: 20_000 });
const isSent = (mail: StoredMail): boolean => mail.sentAt !== null;

describe('a mail in line', () => {
  it('sends a mail once, to one recipient, with its own name', async () => {
    const [queue] = await Promise.all([aWorker(), aWorker()]);
    const mail = aMail();
    await enqueue(queue, mail);
    await until(mail.id, isSent);
    expect(smtp.received).toMatchObject([
      { from: 'mail@hearth.example', recipients: ['ada@brokerage.example'] },
    ]);
    const { raw } = smtp.received[0] ?? { raw: '' };
    expect(raw).toContain(`Message-ID: <${mail.id}@hearth.example>`);
    expect(raw).not.toContain('In-Reply-To');
    expect(raw).toContain('<ana@visitor.example>');
    expect(raw).toContain('Auto-Submitted: auto-generated');
    expect(raw).toContain('text/plain');
    expect(raw).toContain('text/html');
    expect(await readMail(db.kysely, mail.id)).toMatchObject({
      sentBy: 'smtp',
      attempts: 1,
      lastError: null,
    });
  });

  it('deletes a mail that is no longer wanted when its turn comes', async () => {
    const { jobs, queue } = aQueue({ runsJobs: true, decisions: { 'inquiry-agent': async () => false } });
    await jobs.start();
    const mail = aMail();
    await enqueue(queue, mail);
    await vi.waitFor(async () => expect(await readMail(db.kysely, mail.id)).toBeUndefined(), {
      timeout: 20_000,
    });
    expect(smtp.received).toEqual([]);
  });

  it('sends no mail before its delay has passed', async () => {
    const queue = await aWorker();
    const [late, soon] = [{ ...aMail(), delaySeconds: 60 }, aMail()];
    await enqueue(queue, late);
    await enqueue(queue, soon);
    await until(soon.id, isSent);
    expect(await readMail(db.kysely, late.id)).toMatchObject({ sentAt: null });
  });

  it('rolls a mail back with the transaction that wrote it', async () => {
    const queue = await aWorker();
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
    const queue = aSender();
    await enqueue(queue, aMail());
    const { rows } = await sql<{ years: number }>`
      select min(extract(year from age(keep_until, now())))::int as years from pgboss.job where name = 'mail'
    `.execute(db.kysely);
    expect(rows[0]?.years).toBeGreaterThanOrEqual(9);
  });

  it('waits for a process that sends', async () => {
    const mail = aMail();
    await enqueue(aSender(), mail);
    expect(await readMail(db.kysely, mail.id)).toMatchObject({ attempts: 0, sentAt: null });
    await aWorker();
    await until(mail.id, isSent);
  });

  it('outlives a mail server that is down', async () => {
    const queue = await aWorker();
    await smtp.down();
    const mail = aMail();
    await enqueue(queue, mail);
    await until(mail.id, ({ attempts }) => attempts >= 1);
    expect(await readMail(db.kysely, mail.id)).toMatchObject({
      sentAt: null,
      failedAt: null,
      lastError: expect.stringContaining('ECONNREFUSED'),
    });
    await smtp.up();
    await until(mail.id, isSent);
    expect(smtp.received.length).toBe(1);
  });
});

describe('a mail of a thread', () => {
  it('names the earlier mails to its receiver about the same inquiry, and no others', async () => {
    const queue = await aWorker();
    const inquiry = randomUUID();
    await sql`
      insert into inquiry (id, edition, type, firstname, lastname, email, phone, consent_version, consent_boxes, consent_at,
                           ip_address, body_hash, created_at)
      values (${inquiry}, 'austin', 'contact-us', 'Ana', 'Diaz', 'ana@visitor.example', '', '1', '[]', now(), '', '', now())
    `.execute(db.kysely);
    const related = { type: 'inquiry', id: inquiry } as const;
    const [first, other, last] = [
      aMail({ related }),
      aMail({ related, to: { name: '', address: 'bo@visitor.example' } }),
      aMail({ related }),
    ];
    for (const mail of [first, other, last]) {
      await enqueue(queue, mail);
      await until(mail.id, isSent);
    }
    const raw = smtp.received.at(-1)?.raw ?? '';
    expect(raw).toContain(`In-Reply-To: <${first.id}@hearth.example>`);
    expect(raw).toContain(`References: <${first.id}@hearth.example>`);
    expect(raw).not.toContain(`<${other.id}@`);
  });
});

describe('a mail that cannot be sent', () => {
  it('becomes a dead letter at once, with the reason, where its address is unknown', async () => {
    smtp.unknown.add('gone@visitor.example');
    const queue = await aWorker();
    const mail = aMail({ to: { name: 'Gone', address: 'gone@visitor.example' } });
    await enqueue(queue, mail);
    await until(mail.id, ({ failedAt }) => failedAt !== null);
    expect(await queue.failed()).toMatchObject([
      { id: mail.id, attempts: 1, lastError: expect.stringContaining('no such mailbox') },
    ]);
    // The mail's row has the outcome first; the job ends a moment later.
    await expect
      .poll(() => errors)
      .toMatchObject([
        {
          message: 'The job "mail" failed',
          cause: { message: expect.stringContaining(`mail ${mail.id} was not sent`) },
        },
      ]);
    // Logs name no visitor, and a mail server's reason does.
    expect(inspect(errors)).not.toContain('gone@visitor.example');

    smtp.unknown.clear();
    await retried(queue);
    await until(mail.id, isSent);
    expect(await queue.failed()).toEqual([]);
  });

  it('becomes a dead letter after its last try', async () => {
    await smtp.down();
    const queue = await aWorker(1);
    const mail = aMail();
    await enqueue(queue, mail);
    await until(mail.id, ({ failedAt }) => failedAt !== null);
    expect(await readMail(db.kysely, mail.id)).toMatchObject({ attempts: 2, sentAt: null });
    await smtp.up();
    await retried(queue);
    await until(mail.id, isSent);
  });

  it('queues a failed mail again with all others, however many', async () => {
    const queue = aSender();
    await queue.start();
    await sql`
      insert into pgboss.job (name, data, source_name, singleton_key)
      select 'mail-failed', jsonb_build_object('id', gen_random_uuid()), 'mail', gen_random_uuid()
      from generate_series(1, 1001)
    `.execute(db.kysely);
    expect(await queue.retryFailed()).toBe(1001);
  });

  it('lists an interrupted mail, which loses its failure once it is queued again', async () => {
    const queue = aSender();
    await queue.start();
    const [interrupted, lost] = [aMail(), aMail()];
    await db.kysely.transaction().execute((transaction) => queue.enqueue(transaction, [interrupted, lost]));
    await sql`delete from pgboss.job`.execute(db.kysely);
    await sql`update mail set failed_at = ${testNow} where id = ${lost.id}`.execute(db.kysely);
    // State that pg-boss stores for a job whose process was killed in its last attempt.
    await sql`
      insert into pgboss.job (name, data, source_name, singleton_key)
      values ('mail-failed', jsonb_build_object('id', ${interrupted.id}::text), 'mail', ${interrupted.id})
    `.execute(db.kysely);
    const ids = async () => (await queue.failed()).map(({ id }) => id).toSorted();
    expect(await ids()).toEqual([interrupted.id, lost.id].toSorted());
    expect(await queue.retryFailed()).toBe(1);
    expect(await ids()).toEqual([lost.id]);
    await aWorker();
    await until(interrupted.id, isSent);
  });

  it.each([
    'ada@brokerage.example, evil@elsewhere.example',
    'ada@brokerage.example\r\nBcc: evil@elsewhere.example',
    '<ada@brokerage.example> evil@elsewhere.example',
    '',
  ])('has no single address: %j', async (address) => {
    const queue = await aWorker();
    const mail = aMail({ to: { name: 'Ada', address } });
    await enqueue(queue, mail);
    await until(mail.id, ({ failedAt }) => failedAt !== null);
    expect(smtp.received).toEqual([]);
  });
});

describe('what people wrote', () => {
  it('adds no header and no recipient', async () => {
    const queue = await aWorker();
    const mail = aMail({
      to: { name: 'Ada\r\nBcc: evil@elsewhere.example', address: 'ada@brokerage.example' },
      replyTo: { name: 'Ana" <evil@elsewhere.example>,', address: 'ana@visitor.example' },
      parameters: agentMailParameters({
        title: 'Hello\r\nBcc: evil@elsewhere.example\r\n\r\nbody',
        message: '.\r\nRCPT TO:<evil@elsewhere.example>\r\n',
      }),
    });
    await enqueue(queue, mail);
    await until(mail.id, isSent);
    expect(smtp.received.map(({ recipients }) => recipients)).toEqual([['ada@brokerage.example']]);
    const [headers = ''] = (smtp.received[0]?.raw ?? '').split('\r\n\r\n');
    expect(headers).not.toMatch(/^Bcc:/im);
  });
});
