import { fromKysely, type JobResult, type JobWithMetadata, PgBoss } from 'pg-boss';
import type { Database, Db } from '../db/database.ts';
import { type JobDefinition, PermanentJobError } from './job-definition.ts';

/** A queued job never expires: it runs even if no server ran for a long time. */
const RETENTION_SECONDS = 10 * 365 * 86_400;

/** A scheduled job starts at most once in this time because a process started. */
const START_THROTTLE_SECONDS = 3600;

/** How often pg-boss itself looks for schedules that are due; no longer than the workers wait. */
const SCHEDULE_POLL_SECONDS = 5;

/** No job has it; see `prepareQueue`. */
const UNKNOWN_ID = '00000000-0000-0000-0000-000000000000';

export interface JobRunnerOptions {
  readonly db: Database;
  /** Set if this process runs jobs; otherwise it only sends them. */
  readonly runsJobs: boolean;
  /** Gets every job that failed for the last time, and every error of the queue itself. */
  readonly onError: (error: unknown) => void;
  /** How often workers look for jobs that other processes sent or that are due again; at least 0.5, default 5. */
  readonly pollSeconds?: number;
  /** How often workers look for jobs of killed processes; at least 1, default 60. */
  readonly superviseSeconds?: number;
  /** How long `stop` waits for running jobs; at least 1, default 8, since the server itself has 15 seconds. */
  readonly stopSeconds?: number;
}

/**
 * `off`: this process runs no jobs. `running`: every worker's last round succeeded. `failing`: a worker's last round failed,
 * and it goes on trying. `stopped`: workers ended with the app.
 */
export type WorkerState = 'off' | 'running' | 'failing' | 'stopped';

/** A job that failed for the last time, or whose last attempt ran out of time or was interrupted. */
export interface DeadLetter<Data extends object> {
  /** Of the dead letter, not of the job. */
  readonly id: string;
  readonly data: Data;
}

interface SendOptions {
  /** Seconds until it runs; 0 by default. */
  readonly delaySeconds?: number;
}

/** Sends jobs of one kind. */
export interface JobQueue<Data extends object> {
  /** Queues a job in the caller's transaction: it exists if that commits. Call the runner's `prepare` first. */
  send(transaction: Db, data: Data, options?: SendOptions): Promise<void>;
  /** Queues many with one statement. */
  sendAll(transaction: Db, jobs: readonly (SendOptions & { readonly data: Data })[]): Promise<void>;
  /** Makes this process look for jobs of this kind now instead of at its next poll. */
  wake(): void;
  /** The dead letters that can be queued again. Call the runner's `prepare` first. */
  deadLetters(): Promise<DeadLetter<Data>[]>;
  /**
   * Queues dead letters again in the caller's transaction. Returns those that it queued: another process may have queued
   * some of them before, and a job with the same key may be in the queue.
   */
  redrive(transaction: Db, letters: readonly DeadLetter<Data>[]): Promise<DeadLetter<Data>[]>;
}

/** The jobs of all processes on one database, each run by one worker of one process. */
export interface JobRunner {
  /** Adds a kind of job. All kinds are defined before the first `prepare` or `start`. */
  define<Data extends object>(job: JobDefinition<Data>): JobQueue<Data>;
  /** Creates or upgrades the queue's tables and queues, once per process. A failed call is repeated by the next one. */
  prepare(): Promise<void>;
  /** Starts workers and schedules, if this process runs jobs. */
  start(): Promise<void>;
  workerState(): WorkerState;
  /**
   * Waits for running jobs. A job that does not finish in time counts as a failed attempt: a worker retries it after the
   * delay of its retry rule.
   */
  stop(): Promise<void>;
}

/** Any definition; each is used with its own data alone. */
// biome-ignore lint/suspicious/noExplicitAny: the runner passes data from the queue to the handler without reading it
type AnyJob = JobDefinition<any>;

interface RunnerParts {
  readonly boss: PgBoss;
  readonly jobs: AnyJob[];
  /** Of each kind that this process works on, by name. */
  readonly workers: Map<string, string>;
  readonly onError: (error: unknown) => void;
}

/** The runner on pg-boss, in the schema `pgboss` of our database. Nothing is connected until `prepare` or `start`. */
export function createJobRunner(options: JobRunnerOptions): JobRunner {
  const { pollSeconds = 5, stopSeconds = 8 } = options;
  const parts: RunnerParts = {
    boss: createBoss(options),
    jobs: [],
    workers: new Map(),
    onError: options.onError,
  };
  const { boss, jobs } = parts;
  let state: 'off' | 'started' | 'stopped' = 'off';
  const preparation = onceUnlessFailed(async () => {
    await boss.start();
    for (const job of jobs) await prepareQueue(boss, job);
  });
  const startup = onceUnlessFailed(async () => {
    await preparation.run();
    for (const job of jobs) {
      await startWorker(parts, job, pollSeconds);
      await startSchedule(boss, job);
    }
    // `stop` may have come between.
    if (state === 'off') state = 'started';
  });
  return {
    define(job) {
      jobs.push(job);
      return queueOf(parts, job);
    },
    prepare: preparation.run,
    async start() {
      if (options.runsJobs) await startup.run();
    },
    workerState: () => (state === 'started' ? stateOf(boss) : state),
    async stop() {
      state = 'stopped';
      await preparation.settled();
      await boss.stop({ graceful: true, timeout: stopSeconds * 1000 });
    },
  };
}

function createBoss(options: JobRunnerOptions): PgBoss {
  const { db, runsJobs, onError, superviseSeconds = 60, pollSeconds = SCHEDULE_POLL_SECONDS } = options;
  const boss = new PgBoss({
    db: { executeSql: (text, values) => db.pool.query(text, values as unknown[]) },
    schedule: runsJobs,
    supervise: runsJobs,
    superviseIntervalSeconds: superviseSeconds,
    monitorIntervalSeconds: superviseSeconds,
    cronWorkerIntervalSeconds: Math.max(1, Math.min(SCHEDULE_POLL_SECONDS, pollSeconds)),
  });
  boss.on('error', onError);
  return boss;
}

interface Once {
  run(): Promise<void>;
  /** Resolves when a run under way has ended, with or without success. */
  settled(): Promise<void>;
}

/** Calls at the same time share one run; after a failure the next call runs again. */
function onceUnlessFailed(work: () => Promise<void>): Once {
  let running: Promise<void> | undefined;
  return {
    run() {
      running ??= work().catch((error: unknown) => {
        running = undefined;
        throw error;
      });
      return running;
    },
    async settled() {
      await running?.catch(() => {});
    },
  };
}

const deadLettersOf = (job: AnyJob): string => `${job.name}-failed`;

/** Creating a queue that exists changes nothing, so its settings are updated as well. */
async function prepareQueue(boss: PgBoss, job: AnyJob): Promise<void> {
  const retained = { retentionSeconds: RETENTION_SECONDS };
  const settings = {
    ...retained,
    retryLimit: job.retry.limit,
    retryDelay: job.retry.delaySeconds,
    retryDelayMax: job.retry.maxDelaySeconds,
    retryBackoff: true,
    expireInSeconds: job.expireSeconds,
    ...(job.hasDeadLetters ? { deadLetter: deadLettersOf(job) } : {}),
  };
  if (job.hasDeadLetters) {
    await boss.createQueue(deadLettersOf(job), retained);
    await boss.updateQueue(deadLettersOf(job), retained);
  }
  await boss.createQueue(job.name, { ...settings, policy: 'exclusive' });
  await boss.updateQueue(job.name, settings);
  // pg-boss caches the queues now. Otherwise the first `send` or `redrive` would read one on a second connection, inside
  // the transaction of its caller.
  await boss.findJobs(job.name, { id: UNKNOWN_ID });
  if (job.hasDeadLetters) await boss.findJobs(deadLettersOf(job), { id: UNKNOWN_ID });
}

async function startWorker(parts: RunnerParts, job: AnyJob, pollSeconds: number): Promise<void> {
  const options = {
    batchSize: job.concurrency,
    burstWhenBatchFull: true,
    perJobResults: true,
    includeMetadata: true,
    pollingIntervalSeconds: pollSeconds,
  } as const;
  const worker = await parts.boss.work<object, JobResult[], typeof options>(job.name, options, (batch) =>
    Promise.all(batch.map((entry) => runOne(job, entry, parts.onError))),
  );
  parts.workers.set(job.name, worker);
}

async function runOne(
  job: AnyJob,
  entry: JobWithMetadata<object>,
  onError: RunnerParts['onError'],
): Promise<JobResult> {
  const isLast = entry.retryCount >= entry.retryLimit;
  try {
    await job.run(entry.data, { isLast });
    return { id: entry.id, status: 'completed' };
  } catch (error) {
    const isPermanent = error instanceof PermanentJobError;
    if (isLast || isPermanent) onError(new Error(`The job "${job.name}" failed`, { cause: error }));
    const message = error instanceof Error ? error.message : String(error);
    return { id: entry.id, status: isPermanent ? 'deadletter' : 'failed', output: { message } };
  }
}

async function startSchedule(boss: PgBoss, job: AnyJob): Promise<void> {
  if (!job.schedule) return;
  const singletonKey = job.singletonKey({});
  await boss.schedule(job.name, job.schedule.cron, {}, { singletonKey });
  if (!job.schedule.runsAtStart) return;
  await boss.send(job.name, {}, { singletonKey, singletonSeconds: START_THROTTLE_SECONDS });
}

function queueOf<Data extends object>(
  { boss, workers }: RunnerParts,
  job: JobDefinition<Data>,
): JobQueue<Data> {
  async function sendAll(
    transaction: Db,
    sent: readonly (SendOptions & { readonly data: Data })[],
  ): Promise<void> {
    if (sent.length === 0) return;
    const jobs = sent.map(({ data, delaySeconds = 0 }) => ({
      ...{ data, singletonKey: job.singletonKey(data) },
      ...(delaySeconds > 0 && { startAfter: String(delaySeconds) }),
    }));
    await boss.insert(job.name, jobs, { db: fromKysely(transaction) });
  }
  return {
    sendAll,
    send: (transaction, data, options) => sendAll(transaction, [{ data, ...options }]),
    wake() {
      const worker = workers.get(job.name);
      if (worker !== undefined) boss.notifyWorker(worker);
    },
    async deadLetters() {
      const letters = await boss.findJobs<Data>(deadLettersOf(job), { queued: true });
      return letters.map(({ id, data }) => ({ id, data }));
    },
    async redrive(transaction, letters) {
      if (letters.length === 0) return [];
      const name = deadLettersOf(job);
      const db = fromKysely(transaction);
      await boss.redrive(name, { ids: letters.map(({ id }) => id), limit: letters.length, db });
      const left = new Set((await boss.findJobs(name, { db })).map(({ id }) => id));
      return letters.filter(({ id }) => !left.has(id));
    },
  };
}

function stateOf(boss: PgBoss): WorkerState {
  const workers = boss.getWipData({ includeInternal: true });
  const isFailing = workers.some(
    ({ lastErrorOn, lastFetchedOn }) => (lastErrorOn ?? 0) > (lastFetchedOn ?? 0),
  );
  return isFailing ? 'failing' : 'running';
}
