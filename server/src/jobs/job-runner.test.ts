import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import {
  type JobAttempt,
  type JobDefinition,
  type JobSchedule,
  PermanentJobError,
} from './job-definition.ts';
import { createJobRunner, type JobQueue, type JobRunner } from './job-runner.ts';

interface Data {
  readonly key: string;
}

const patience = { timeout: 20_000, interval: 50 };

let db: TestDatabase;
beforeAll(async () => {
  db = await createTestDatabase();
});
afterAll(() => db.drop());

const runners: JobRunner[] = [];
const errors: unknown[] = [];
afterEach(async () => {
  await Promise.all(runners.splice(0).map((jobs) => jobs.stop()));
  // State after the migrations.
  await db.pool.query('drop schema pgboss cascade; create schema pgboss');
  errors.length = 0;
});

const aRunner = (runsJobs = true): JobRunner => {
  const onError = (error: unknown) => void errors.push(error);
  const jobs = createJobRunner({
    db,
    runsJobs,
    onError,
    pollSeconds: 0.5,
    superviseSeconds: 1,
    stopSeconds: 1,
  });
  runners.push(jobs);
  return jobs;
};

const aJob = (changes: Partial<JobDefinition<Data>> = {}): JobDefinition<Data> => ({
  name: 'count',
  retry: { limit: 2, delaySeconds: 1, maxDelaySeconds: 1 },
  expireSeconds: 60,
  singletonKey: ({ key }) => key,
  concurrency: 5,
  hasDeadLetters: true,
  run: async () => {},
  ...changes,
});

const send = (queue: JobQueue<Data>, ...keys: string[]): Promise<void> =>
  db.kysely.transaction().execute(async (transaction) => {
    for (const key of keys) await queue.send(transaction, { key });
  });

const statesOf = async (job: string): Promise<string[]> =>
  (await db.pool.query('select state from pgboss.job where name = $1', [job])).rows.map(({ state }) => state);

it('prepares the queue once where several processes start', async () => {
  const all = Array.from({ length: 4 }, () => aRunner(false));
  for (const jobs of all) jobs.define(aJob());
  await Promise.all(all.map((jobs) => jobs.prepare()));
  expect(await statesOf('count')).toEqual([]);
});

describe('a job', () => {
  it('runs once on two workers, and again when it is sent after that', async () => {
    const runs: string[] = [];
    const run = async ({ key }: Data) => void runs.push(key);
    const [first, second] = [aRunner(), aRunner()];
    const queue = first.define(aJob({ run }));
    second.define(aJob({ run }));
    await first.prepare();
    await send(queue, 'a', 'b', 'a');
    await send(queue, 'a');
    await Promise.all([first.start(), second.start()]);
    await vi.waitFor(
      async () => expect(await statesOf('count')).toEqual(['completed', 'completed']),
      patience,
    );
    expect(runs.sort()).toEqual(['a', 'b']);
    await send(queue, 'a');
    queue.wake();
    await vi.waitFor(() => expect(runs.sort()).toEqual(['a', 'a', 'b']), patience);
  });

  it('queues no job again while it runs', async () => {
    let finish = () => {};
    const run = vi.fn(() => new Promise<void>((resolve) => (finish = resolve)));
    const jobs = aRunner();
    const queue = jobs.define(aJob({ run }));
    await jobs.start();
    await send(queue, 'a');
    await vi.waitFor(() => expect(run).toHaveBeenCalledTimes(1), patience);
    await send(queue, 'a');
    expect(await statesOf('count')).toEqual(['active']);
    finish();
  });

  it('exists only if the transaction that sent it commits', async () => {
    const jobs = aRunner(false);
    const queue = jobs.define(aJob());
    await jobs.prepare();
    const failing = db.kysely.transaction().execute(async (transaction) => {
      await queue.send(transaction, { key: 'a' });
      throw new Error('rolled back');
    });
    await expect(failing).rejects.toThrow('rolled back');
    expect(await statesOf('count')).toEqual([]);
  });
});

describe('a job that fails or is interrupted', () => {
  it('retries by the rule of the job, and reports the last attempt', async () => {
    const attempts: JobAttempt[] = [];
    const run = async (_data: Data, attempt: JobAttempt) => {
      attempts.push(attempt);
      throw new Error(`attempt ${attempts.length}`);
    };
    const jobs = aRunner();
    const queue = jobs.define(aJob({ run }));
    await jobs.start();
    await send(queue, 'a');
    await vi.waitFor(async () => expect(await statesOf('count')).toEqual(['failed']), patience);
    expect(attempts.map(({ isLast }) => isLast)).toEqual([false, false, true]);
    expect(errors).toMatchObject([{ message: 'The job "count" failed', cause: { message: 'attempt 3' } }]);
    expect(await statesOf('count-failed')).toEqual(['created']);
  });

  it('stores a job that can never succeed as a dead letter at once, and runs it again on request', async () => {
    const run = vi.fn<() => Promise<void>>().mockRejectedValueOnce(new PermanentJobError('no such thing'));
    const jobs = aRunner();
    const queue = jobs.define(aJob({ run }));
    await jobs.start();
    await send(queue, 'a');
    await vi.waitFor(async () => expect(await statesOf('count-failed')).toEqual(['created']), patience);
    expect(run).toHaveBeenCalledTimes(1);
    run.mockResolvedValue();
    const letters = await queue.deadLetters();
    const redriven = await db.kysely.transaction().execute((trx) => queue.redrive(trx, letters));
    expect(redriven.map(({ data }) => data)).toEqual([{ key: 'a' }]);
    await vi.waitFor(async () => expect(await statesOf('count')).toContain('completed'), patience);
    expect(await statesOf('count-failed')).toEqual([]);
  });

  it('gives the job to another worker when its process stops before the end', async () => {
    const [stopping, staying] = [aRunner(), aRunner()];
    const endless = vi.fn(() => new Promise<never>(() => {}));
    const queue = stopping.define(aJob({ run: endless }));
    const run = vi.fn(async () => {});
    staying.define(aJob({ run }));
    await stopping.start();
    await send(queue, 'a');
    await vi.waitFor(() => expect(endless).toHaveBeenCalledTimes(1), patience);
    await stopping.stop();
    await staying.start();
    await vi.waitFor(async () => expect(await statesOf('count')).toEqual(['completed']), patience);
    expect(run).toHaveBeenCalledTimes(1);
  });
});

describe('a scheduled job', () => {
  const scheduled = (run: () => Promise<void>, schedule: JobSchedule) =>
    aJob({ run, singletonKey: () => 'one', schedule });
  // A minute may begin while a test runs.
  const notDue = { cron: '0 0 1 1 *', runsAtStart: true };
  const everyMinute = { cron: '* * * * *', runsAtStart: false };

  it('runs soon after the start of any number of processes, once', async () => {
    const run = vi.fn(async () => {});
    const both = [aRunner(), aRunner()];
    for (const jobs of both) jobs.define(scheduled(run, notDue));
    await Promise.all(both.map((jobs) => jobs.start()));
    await vi.waitFor(async () => expect(await statesOf('count')).toEqual(['completed']), patience);
    await Promise.all(both.map((jobs) => jobs.stop()));
    const again = aRunner();
    again.define(scheduled(run, notDue));
    await again.start();
    expect(await statesOf('count')).toEqual(['completed']);
    expect(run).toHaveBeenCalledTimes(1);
  });

  it('runs when it is due', async () => {
    const run = vi.fn(async () => {});
    const first = aRunner();
    first.define(scheduled(run, everyMinute));
    await first.start();
    await first.stop();
    expect(run).not.toHaveBeenCalled();
    // Schedules are read when a process starts, unless another process read them in the last half minute.
    await db.pool.query('update pgboss.version set cron_on = null');
    const second = aRunner();
    second.define(scheduled(run, everyMinute));
    await second.start();
    await vi.waitFor(() => expect(run).toHaveBeenCalledTimes(1), patience);
  });
});

describe('the state of the worker', () => {
  it('reports off where a process only sends jobs, and runs none', async () => {
    const run = vi.fn(async () => {});
    const jobs = aRunner(false);
    const queue = jobs.define(aJob({ run }));
    await jobs.prepare();
    await jobs.start();
    await send(queue, 'a');
    queue.wake();
    expect(jobs.workerState()).toBe('off');
    expect(await statesOf('count')).toEqual(['created']);
  });

  it('reports running until the worker stops', async () => {
    const jobs = aRunner();
    jobs.define(aJob());
    expect(jobs.workerState()).toBe('off');
    await jobs.start();
    expect(jobs.workerState()).toBe('running');
    await jobs.stop();
    expect(jobs.workerState()).toBe('stopped');
  });

  it('reports failing while the queue cannot be read, and running afterwards', async () => {
    const jobs = aRunner();
    jobs.define(aJob());
    await jobs.start();
    await db.pool.query('alter schema pgboss rename to away');
    await vi.waitFor(() => expect(jobs.workerState()).toBe('failing'), patience);
    await db.pool.query('alter schema away rename to pgboss');
    await vi.waitFor(() => expect(jobs.workerState()).toBe('running'), patience);
    expect(errors).not.toEqual([]);
  });
});
