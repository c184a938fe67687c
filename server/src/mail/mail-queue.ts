import type { Kysely } from 'kysely';
import { fromKysely, type JobResult, type JobWithMetadata, PgBoss } from 'pg-boss';
import type { Config } from '../config.ts';
import type { Database, Tables } from '../db/database.ts';
import { type MailPort, UndeliverableError } from '../ports/mail/mail.ts';
import { outbox } from '../ports/mail/outbox.ts';
import { createSmtp } from '../ports/mail/smtp.ts';
import { insertMails, type NewMail, noteFailure, noteSent, readMail } from './mail.queries.ts';

const QUEUE = 'mail';
/** Where mails end that could not be sent; `npm run mails -- retry` puts them in line again. */
const FAILED = 'mail-failed';

const DAY_SECONDS = 86_400;

/** After half a minute, then ever later, once an hour in the end: a mail server may be down for six days. */
const patient: RetryPlan = { retryLimit: 150, retryDelay: 30, retryDelayMax: 3600, pollSeconds: 5 };

/** A process that was killed while it sent leaves its mail to the others after so long. */
const EXPIRE_SECONDS = 300;

/** What `stop` gives mails under way; the server itself has 15 seconds. */
const STOP_MS = 8000;

const AT_ONCE = 5;

/** What waits in a queue is forgotten after so long: never, for what was not sent is to be sent some day. */
const KEPT_SECONDS = 10 * 365 * DAY_SECONDS;

/** So many are put in line again at a time. */
const REDRIVEN = 1000;

export interface RetryPlan {
  readonly retryLimit: number;
  /** Seconds; doubles with every try. */
  readonly retryDelay: number;
  readonly retryDelayMax: number;
  /** How often workers look for what other processes put in line, and for what is due again; at least 0.5. */
  readonly pollSeconds: number;
}

export interface MailQueueOptions {
  readonly db: Database;
  readonly config: Pick<Config, 'smtp'>;
  readonly clock: () => Date;
  readonly onError: (error: unknown) => void;
  readonly retry?: RetryPlan;
}

/** Mails that are to be sent: kept in the database, handed out to one worker of all processes, tried until they went out. */
export interface MailQueue {
  /** Makes ready what the queue needs in the database; the other calls do so by themselves. */
  start(): Promise<void>;
  /** Stores mails and puts them in line within the caller's transaction, so that they are sent if it ends well. */
  enqueue(transaction: Kysely<Tables>, mails: readonly NewMail[]): Promise<void>;
  /** Starts sending in this process. */
  work(): Promise<void>;
  /** Has this process look for mails at once. */
  wake(): void;
  /** Puts mails in line again that were given up; answers how many. */
  retryFailed(): Promise<number>;
  /** Lets mails under way finish. */
  stop(): Promise<void>;
}

/** The queue on pg-boss, in the schema `pgboss` of our database. */
export function mailQueue(options: MailQueueOptions): MailQueue {
  const { db, clock, onError, retry = patient } = options;
  const { smtp } = options.config;
  const port = smtp === null ? outbox : createSmtp(smtp);
  const post = { db, port, clock, onError };
  const boss = new PgBoss({
    db: { executeSql: (text, values) => db.pool.query(text, values as unknown[]) },
    schedule: false,
  });
  boss.on('error', onError);
  const start = async (): Promise<void> => {
    await boss.start();
    await prepareQueues(boss, retry);
  };
  let ready: Promise<void> | undefined;
  const started = (): Promise<void> => {
    ready ??= start().catch((error: unknown) => {
      ready = undefined;
      throw error;
    });
    return ready;
  };
  let worker: string | undefined;
  return {
    start: started,
    async enqueue(transaction, mails) {
      await insertMails(transaction, mails);
      for (const { id } of mails) await boss.send(QUEUE, { id }, { id, db: fromKysely(transaction) });
    },
    async work() {
      await started();
      const polling = { ...handling, pollingIntervalSeconds: retry.pollSeconds };
      worker ??= await boss.work<MailJob, JobResult[], typeof polling>(QUEUE, polling, (jobs) =>
        Promise.all(jobs.map((job) => sendOne(post, job))),
      );
    },
    wake() {
      if (worker !== undefined) boss.notifyWorker(worker);
    },
    async retryFailed() {
      await started();
      await db.pool.query('update mail set failedat = null where failedat is not null');
      let count = 0;
      for (let moved = REDRIVEN; moved === REDRIVEN; count += moved) {
        moved = await boss.redrive(FAILED, { limit: REDRIVEN });
      }
      return count;
    },
    async stop() {
      await ready?.catch(() => {});
      await boss.stop({ graceful: true, timeout: STOP_MS });
      port.close();
    },
  };
}

interface Post extends Pick<MailQueueOptions, 'db' | 'clock' | 'onError'> {
  readonly port: MailPort;
}

interface MailJob {
  readonly id: string;
}

/** A line of many mails is worked off without a pause. */
const handling = {
  batchSize: AT_ONCE,
  burstWhenBatchFull: true,
  perJobResults: true,
  includeMetadata: true,
} as const;

/** Making a queue that is there changes nothing, so its plan is brought up to date besides. */
async function prepareQueues(boss: PgBoss, { pollSeconds: _, ...retry }: RetryPlan): Promise<void> {
  const kept = { retentionSeconds: KEPT_SECONDS };
  const plan = {
    ...retry,
    retryBackoff: true,
    expireInSeconds: EXPIRE_SECONDS,
    ...kept,
    deadLetter: FAILED,
  };
  await boss.createQueue(FAILED, kept);
  await boss.updateQueue(FAILED, kept);
  await boss.createQueue(QUEUE, plan);
  await boss.updateQueue(QUEUE, plan);
  // Has pg-boss remember the queue: it would ask for it within the first inquiry's transaction, on a connection more.
  await boss.findJobs(QUEUE, { id: '00000000-0000-0000-0000-000000000000' });
}

/** Sends a mail unless it went out before: a worker may have ended between sending and saying so. */
async function sendOne(
  { db, port, clock, onError }: Post,
  job: JobWithMetadata<MailJob>,
): Promise<JobResult> {
  const { id } = job.data;
  try {
    const mail = await readMail(db.kysely, id);
    if (mail === undefined || mail.sentat !== null) return { id: job.id, status: 'completed' };
    await port.send(mail);
    await noteSent(db.kysely, id, port.name, clock());
    return { id: job.id, status: 'completed' };
  } catch (error) {
    const isUndeliverable = error instanceof UndeliverableError;
    const isOver = isUndeliverable || job.retryCount >= job.retryLimit;
    const message = error instanceof Error ? error.message : String(error);
    // The reason often names the person; it is kept with the mail, not in the log.
    if (isOver) onError(new Error(`mail ${id} was given up; "npm run mails -- failed" says why`));
    await noteFailure(db.kysely, id, message, isOver ? clock() : null);
    return { id: job.id, status: isUndeliverable ? 'deadletter' : 'failed', output: { message } };
  }
}
