// @module-tag full
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import path from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { consumePass } from '../captcha/captcha.service.ts';
import { readMail } from '../mail/mail.queries.ts';
import { createMailQueue, type MailQueue } from '../mail/mail-queue.ts';
import { aMail } from '../testing/a-mail.ts';
import { testNow } from '../testing/generated-listings.ts';
import { startTestSmtpServer } from '../testing/smtp-server.ts';
import { testConfig } from '../testing/test-config.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { createJobRunner, type JobRunner } from './job-runner.ts';
import { upkeepJob } from './upkeep.ts';

const program = path.join(import.meta.dirname, '..', 'testing', 'worker-process.ts');
const from = { name: 'Hearth', address: 'mail@hearth.example' };
const patience = { timeout: 20_000, interval: 50 };

let db: TestDatabase;
const runners: JobRunner[] = [];
const children: ChildProcess[] = [];
beforeEach(async () => {
  db = await createTestDatabase();
});
afterEach(async () => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  await Promise.all(runners.splice(0).map((jobs) => jobs.stop()));
  await db.drop();
});

/** A separate process that runs jobs. */
function startProcess(environment: Record<string, string> = {}): ChildProcess {
  const env = {
    ...process.env,
    DATABASE_URL: db.connectionString,
    TEST_NOW: testNow.toISOString(),
    ...environment,
  };
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', program], {
    env,
    stdio: 'inherit',
  });
  children.push(child);
  return child;
}

async function kill(child: ChildProcess): Promise<void> {
  child.kill('SIGKILL');
  await once(child, 'exit');
}

/** This process with the same jobs; it looks for those of killed processes every second instead of every minute. */
function thisProcess(
  smtpUrl: string | null,
  runsJobs = true,
  onError = (error: unknown): void => expect.unreachable(String(error)),
): { jobs: JobRunner; mails: MailQueue } {
  const jobs = createJobRunner({ db, runsJobs, onError, pollSeconds: 0.5, superviseSeconds: 1 });
  const smtp = smtpUrl === null ? null : { url: smtpUrl, from };
  const mails = createMailQueue({ db, config: testConfig({ smtp }), clock: () => testNow, jobs });
  jobs.define(upkeepJob({ db, config: testConfig(), clock: () => testNow }));
  runners.push(jobs);
  return { jobs, mails };
}

const statesOf = async (job: string): Promise<string[]> =>
  (await db.pool.query('select state from pgboss.job where name = $1', [job])).rows.map(({ state }) => state);

/** Moves the start of the running job back by this time. */
const letPass = (job: string, seconds: number) =>
  db.pool.query(
    `update pgboss.job set started_on = started_on - $2 * interval '1 second' where name = $1 and state = 'active'`,
    [job, seconds],
  );

it('sends a mail once, after another process was killed while it sent it', async () => {
  const silent = createServer().listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const smtp = await startTestSmtpServer();
  const mail = aMail();
  const { mails } = thisProcess(null, false);
  await mails.start();
  await db.kysely.transaction().execute((transaction) => mails.enqueue(transaction, [mail]));

  const port = (silent.address() as AddressInfo).port;
  const child = startProcess({
    SMTP_URL: `smtp://127.0.0.1:${port}`,
    MAIL_FROM: `${from.name} <${from.address}>`,
  });
  await once(silent, 'connection');
  await kill(child);
  expect(await statesOf('mail')).toEqual(['active']);

  const { jobs } = thisProcess(smtp.url);
  await jobs.start();
  await letPass('mail', 301);
  await vi.waitFor(async () => expect(await statesOf('mail')).toEqual(['retry']), patience);
  await db.pool.query(`update pgboss.job set start_after = now() where name = 'mail'`);
  await vi.waitFor(async () => expect((await readMail(db.kysely, mail.id))?.sentAt).not.toBeNull(), patience);
  await vi.waitFor(async () => expect(await statesOf('mail')).toEqual(['completed']), patience);
  expect(smtp.received).toHaveLength(1);
  await smtp.down();
  silent.close();
});

it('sends no mail again that a killed process had handed over, and prints how to find it', async () => {
  const smtp = await startTestSmtpServer();
  const release = smtp.hold();
  const mail = aMail();
  const { mails } = thisProcess(null, false);
  await mails.start();
  await db.kysely.transaction().execute((transaction) => mails.enqueue(transaction, [mail]));
  const child = startProcess({ SMTP_URL: smtp.url, MAIL_FROM: `${from.name} <${from.address}>` });
  await vi.waitFor(() => expect(smtp.received).toHaveLength(1), patience);
  await kill(child);
  release();

  const { jobs, mails: worker } = thisProcess(smtp.url, true, () => {});
  await jobs.start();
  await letPass('mail', 301);
  await vi.waitFor(async () => expect(await statesOf('mail')).toEqual(['retry']), patience);
  await db.pool.query(`update pgboss.job set start_after = now() where name = 'mail'`);
  await vi.waitFor(async () => expect(await worker.failed()).toHaveLength(1), patience);
  const [failed] = await worker.failed();
  expect(failed?.lastError).toContain(`look for <${mail.id}@hearth.example>`);
  expect(await worker.settle(mail.id)).toBe(true);
  expect(await worker.failed()).toEqual([]);
  expect(smtp.received).toHaveLength(1);
  await smtp.down();
});

it('finishes an upkeep, after another process was killed in the middle of it', async () => {
  await consumePass(db.kysely, { nonce: 'old', expiresAt: new Date(testNow.getTime() - 1000) }, 'one');
  const nonces = async () => (await sql`select nonce from captcha_nonce`.execute(db.kysely)).rows.length;
  const lock = await db.pool.connect();
  await lock.query('begin; lock table captcha_nonce in access exclusive mode');
  const child = startProcess();
  await vi.waitFor(async () => expect(await waitingFor('captcha_nonce')).toHaveLength(1), patience);
  await kill(child);
  for (const pid of await waitingFor('captcha_nonce'))
    await lock.query('select pg_terminate_backend($1)', [pid]);
  await lock.query('rollback');
  lock.release();
  expect([await statesOf('upkeep'), await nonces()]).toEqual([['active'], 1]);

  const { jobs } = thisProcess(null);
  await jobs.start();
  await letPass('upkeep', 901);
  await vi.waitFor(async () => expect(await statesOf('upkeep')).toEqual(['retry']), patience);
  await db.pool.query(`update pgboss.job set start_after = now() where name = 'upkeep'`);
  await vi.waitFor(async () => expect(await statesOf('upkeep')).toEqual(['completed']), patience);
  expect(await nonces()).toBe(0);
});

/** Connections that wait for a lock on the table. */
async function waitingFor(table: string): Promise<number[]> {
  const { rows } = await db.pool.query(
    'select pid from pg_locks where relation = $1::regclass and not granted',
    [table],
  );
  return rows.map(({ pid }) => pid);
}
