import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Config } from '../config.ts';
import { createJobRunner, type JobRunner } from '../jobs/job-runner.ts';
import { testNow } from '../testing/generated-listings.ts';
import { startTestSmtpServer, type TestSmtpServer } from '../testing/smtp-server.ts';
import { testConfig } from '../testing/test-config.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { readMail } from './mail.queries.ts';
import type { NewMail, StoredMail } from './mail.ts';
import { createMailQueue, type MailQueue } from './mail-queue.ts';
import { forgetOldSecrets } from './mail-upkeep.service.ts';

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

const running: { jobs: JobRunner; queue: MailQueue }[] = [];
afterEach(async () => {
  for (const { jobs, queue } of running.splice(0)) {
    await jobs.stop();
    queue.close();
  }
  await sql`delete from mail`.execute(db.kysely);
});

async function aWorker(port: Config['smtp'], clock = () => testNow): Promise<MailQueue> {
  const jobs = createJobRunner({ db, runsJobs: true, onError: () => {}, pollSeconds: 0.5 });
  const queue = createMailQueue({ db, config: testConfig({ smtp: port }), clock, jobs });
  running.push({ jobs, queue });
  await jobs.start();
  await queue.start();
  return queue;
}

const link = 'https://homes.example/reset-password?email=ana%40visitor.example&code=s3cr3t';
const aReset = (): NewMail => ({
  id: randomUUID(),
  template: 'account-reset',
  parameters: { name: 'Ana', link, minutes: 15 },
  to: { name: 'Ana Gómez', address: 'ana@visitor.example' },
  ...{ replyTo: null, related: null, createdAt: testNow },
});
const aFarewell = (): NewMail => ({ ...aReset(), template: 'account-deleted', parameters: { name: 'Ana' } });

async function handedIn(queue: MailQueue, mail: NewMail): Promise<void> {
  await db.kysely.transaction().execute((transaction) => queue.enqueue(transaction, [mail]));
  queue.wake();
}

const until = (id: string, reached: (mail: StoredMail | undefined) => boolean): Promise<void> =>
  vi.waitFor(
    async () => {
      if (!reached(await readMail(db.kysely, id))) throw new Error('not yet');
    },
    { timeout: 20_000, interval: 100 },
  );
const isDone = (mail: StoredMail | undefined): boolean => Boolean(mail?.sentAt ?? mail?.failedAt);

const rowsOf = async (id: string): Promise<string> =>
  JSON.stringify((await sql`select * from mail where id = ${id}`.execute(db.kysely)).rows);
const eventsOf = async (id: string): Promise<unknown[]> =>
  (await sql`select status, is_hard from mail_event where mail_id = ${id}`.execute(db.kysely)).rows;

const after = (minutes: number): Date => new Date(testNow.getTime() + minutes * 60_000);
const bySmtp = () => ({ url: smtp.url, from: { name: 'Hearth', address: 'mail@hearth.example' } });

describe('the link of a mail that acts for an account', () => {
  it('leaves the row as soon as a mail server has the mail', async () => {
    const mail = aReset();
    await handedIn(await aWorker(bySmtp()), mail);
    await until(mail.id, isDone);
    expect(smtp.received.at(-1)?.raw).toContain('s3cr3t');
    const rows = await rowsOf(mail.id);
    expect(rows).not.toMatch(/s3cr3t/);
    expect(rows.match(/#link-removed/g)).toHaveLength(3);
    expect(await eventsOf(mail.id)).toEqual([{ status: 'Sent', isHard: null }]);
  });

  it('shows the link in the outbox until it expires', async () => {
    const mail = aReset();
    await handedIn(await aWorker(null), mail);
    await until(mail.id, isDone);
    await forgetOldSecrets(db.kysely, after(14));
    expect((await rowsOf(mail.id)).match(/s3cr3t/g)).toHaveLength(3);
    await forgetOldSecrets(db.kysely, after(15));
    expect(await rowsOf(mail.id)).not.toMatch(/s3cr3t/);
    expect(await readMail(db.kysely, mail.id)).toMatchObject({ failedAt: null, secretUntil: null });
  });

  it('sends no link that has expired', async () => {
    const mail = aReset();
    const before = smtp.received.length;
    await handedIn(await aWorker(bySmtp(), () => after(15)), mail);
    await until(mail.id, isDone);
    await forgetOldSecrets(db.kysely, after(15));
    expect(smtp.received).toHaveLength(before);
    expect(await rowsOf(mail.id)).not.toMatch(/s3cr3t/);
    expect(await readMail(db.kysely, mail.id)).toMatchObject({
      sentAt: null,
      lastError: 'its link expired before it was sent',
    });
    expect(await eventsOf(mail.id)).toEqual([{ status: 'Not Sent', isHard: null }]);
  });
});

describe('the last mail to a person', () => {
  it('leaves no row once a mail server has it', async () => {
    const mail = aFarewell();
    await handedIn(await aWorker(bySmtp()), mail);
    await vi.waitFor(() => expect(smtp.received.at(-1)?.raw).toContain('Your account was deleted'), 20_000);
    await until(mail.id, (stored) => stored === undefined);
  });

  it('keeps the last mail to a person in the outbox for a day', async () => {
    const mail = aFarewell();
    await handedIn(await aWorker(null), mail);
    await until(mail.id, isDone);
    await forgetOldSecrets(db.kysely, after(1439));
    expect(await readMail(db.kysely, mail.id)).toBeDefined();
    await forgetOldSecrets(db.kysely, after(1441));
    expect(await readMail(db.kysely, mail.id)).toBeUndefined();
  });
});
