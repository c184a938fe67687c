import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import path from 'node:path';
import { expect, vi } from 'vitest';
import { insertEmbedKey } from '../embeds/embed-keys.queries.ts';
import { insertInquiry } from '../inquiries/inquiry.queries.ts';
import { createJobRunner } from '../jobs/job-runner.ts';
import { createMailQueue } from '../mail/mail-queue.ts';
import { createHttpsPost } from '../ports/webhooks/https-post.ts';
import { createWebhooks, type Webhooks } from '../webhooks/create-webhooks.ts';
import { addWebhook } from '../webhooks/webhooks.service.ts';
import { aStoredInquiry } from './a-stored-inquiry.ts';
import { anEmbedKey } from './an-embed-key.ts';
import { testNow } from './generated-listings.ts';
import { testConfig } from './test-config.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';
import { testServices } from './test-services.ts';
import { startWebhookReceiver, type WebhookReceiver } from './webhook-receiver.ts';

const program = path.join(import.meta.dirname, 'worker-process.ts');
const patience = { timeout: 30_000, interval: 50 };
const key = anEmbedKey();

/** Steps of a delivery at which a process is killed, each with the lock or the answer that holds it there. */
export const killSteps = [
  'before it reads the endpoint',
  'before the answer',
  'before it locks the endpoint',
  'before it notes the attempt',
  'before the job is done',
] as const;
type KillStep = (typeof killSteps)[number];

/** The statement that holds a process at a step; none where the receiver does. */
const locks: Readonly<Record<KillStep, string | null>> = {
  'before it reads the endpoint': 'lock table webhook_endpoint in access exclusive mode',
  'before the answer': null,
  'before it locks the endpoint': 'select from webhook_endpoint for update',
  'before it notes the attempt': 'select from webhook_delivery for update',
  'before the job is done': `select from pgboss.job where name = 'webhook' for update`,
};

/** A database with one webhook, processes that are killed, and one that delivers the rest. */
export interface WebhookArena {
  readonly receiver: WebhookReceiver;
  /** Announces an inquiry, lets a process take it, and kills the process at the step. */
  kill(step: KillStep): Promise<void>;
  /** Delivers everything and returns the webhook-ids of all deliveries. */
  deliverAll(): Promise<readonly string[]>;
  close(): Promise<void>;
}

export async function openWebhookArena(): Promise<WebhookArena> {
  const db = await createTestDatabase();
  const receiver = await startWebhookReceiver();
  const children: ChildProcess[] = [];
  const sender = aProcess(db, false);
  await sender.jobs.prepare();
  await insertEmbedKey(db.kysely, key);
  const adding = { db: db.kysely, config: { publicUrl: 'http://localhost' }, now: testNow };
  await addWebhook(adding, key, { url: receiver.url, format: 'standard' });
  return {
    receiver,
    async kill(step) {
      await announce(db, sender.webhooks);
      const lock = await db.pool.connect();
      const answer = receiver.hold();
      const held = () => lock.query(`begin; ${locks[step] ?? ''}`);
      try {
        if (step === killSteps[0]) await held();
        const child = start(db, children);
        if (step !== killSteps[0]) {
          await vi.waitFor(() => expect(answer.isWanted()).toBe(true), patience);
          await held();
        }
        if (locks[step] !== null) {
          answer.release();
          await vi.waitFor(async () => expect(await waiting(db)).not.toEqual([]), patience);
        }
        child.kill('SIGKILL');
        await once(child, 'exit');
        await endStatementsOf(db);
      } finally {
        await lock.query('rollback');
        lock.release();
        answer.release();
      }
      await expire(db);
    },
    async deliverAll() {
      const survivor = aProcess(db, true);
      await survivor.jobs.start();
      await vi.waitFor(async () => {
        await db.pool.query(
          `update pgboss.job set start_after = now() where name = 'webhook' and state < 'active'`,
        );
        survivor.webhooks.wake();
        const { rows } = await db.pool.query(
          `select from webhook_delivery where outcome is distinct from 'delivered'`,
        );
        expect(rows).toEqual([]);
      }, patience);
      await survivor.close();
      const { rows } = await db.pool.query<{ id: string }>('select id from webhook_delivery');
      return rows.map(({ id }) => id);
    },
    async close() {
      for (const child of children) child.kill('SIGKILL');
      await sender.close();
      await receiver.close();
      await db.drop();
    },
  };
}

function aProcess(db: TestDatabase, runsJobs: boolean) {
  const clock = () => testNow;
  const onError = (error: unknown): void => expect.unreachable(String(error));
  const jobs = createJobRunner({ db, runsJobs, onError, pollSeconds: 0.5, superviseSeconds: 1 });
  const mails = createMailQueue({ db, config: testConfig(), clock, jobs });
  const services = testServices(db.kysely);
  const post = createHttpsPost({ isLocal: true, timeoutMs: 500 });
  const parts = { db, config: testConfig(), clock, jobs, mails, post, listings: services.listings };
  const webhooks = createWebhooks({ ...parts, random: () => 0 });
  const close = async () => {
    await jobs.stop();
    mails.close();
    await services.close();
  };
  return { jobs, webhooks, close };
}

function start(db: TestDatabase, children: ChildProcess[]): ChildProcess {
  const env = { ...process.env, DATABASE_URL: db.connectionString, TEST_NOW: testNow.toISOString() };
  const node = ['--disable-warning=ExperimentalWarning', program];
  const child = spawn(process.execPath, node, { env, stdio: 'inherit' });
  children.push(child);
  return child;
}

async function announce(db: TestDatabase, webhooks: Webhooks): Promise<void> {
  const inquiry = aStoredInquiry({ id: randomUUID(), embedKey: key.key });
  await db.kysely.transaction().execute(async (transaction) => {
    await insertInquiry(transaction, inquiry);
    await webhooks.announce(transaction, inquiry, testNow);
  });
}

/** Backends that wait for a lock. */
const waiting = async (db: TestDatabase): Promise<number[]> =>
  (
    await db.pool.query<{ pid: number }>(
      `select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    )
  ).rows.map(({ pid }) => pid);

/** PostgreSQL notices the end of a client only when a statement ends. */
async function endStatementsOf(db: TestDatabase): Promise<void> {
  for (const pid of await waiting(db)) await db.pool.query('select pg_terminate_backend($1)', [pid]);
}

/** The time after which jobs of a killed process go to another. */
const expire = (db: TestDatabase) =>
  db.pool.query(
    `update pgboss.job set state = 'retry', start_after = now() where name = 'webhook' and state = 'active'`,
  );
