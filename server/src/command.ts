import { type Config, readConfig } from './config.ts';
import { type Database, openDatabase } from './db/database.ts';
import { joinDatabase } from './db/join-database.ts';
import { migrate } from './db/migrate.ts';
import { createJobRunner, type JobRunner } from './jobs/job-runner.ts';
import { createMailQueue, type MailQueue } from './mail/mail-queue.ts';

/** Writes a line on standard output. */
export const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

/** Writes lines on standard error; the program ends with code 1. */
export const complain = (...lines: readonly string[]): void => {
  process.stderr.write(`\n${lines.join('\n')}\n`);
  process.exitCode = 1;
};

/** Runs the body of a command; of an error, the message alone is printed. */
export const runCommand = (body: () => Promise<void>): Promise<void> =>
  body().catch((error: Error) => complain(error.message));

export interface CommandContext {
  readonly config: Config;
  readonly db: Database;
}

interface DatabaseOptions {
  /** Prints progress; standard output by default. */
  readonly log?: (line: string) => void;
  readonly statementTimeoutMs?: number;
}

/** Runs work on the database of the settings, brought to today's schema, and leaves the database as it was found: running or not. */
export async function withDatabase(
  work: (context: CommandContext) => Promise<void>,
  { log = say, ...options }: DatabaseOptions = {},
): Promise<void> {
  const config = readConfig(process.env);
  const server = await joinDatabase(config, log);
  const db = openDatabase(server.connectionString, { max: 2, ...options });
  try {
    await migrate(server.connectionString, server);
    await work({ config, db });
  } finally {
    await db.close();
    await server.leave();
  }
}

const logError = (error: unknown): void => {
  process.stderr.write(`${String(error)}\n`);
};

/** Runs work with queues for mails and jobs. The running server sends the mails; without one, the next does. */
export async function withQueues<Result>(
  { config, db }: CommandContext,
  clock: () => Date,
  work: (queues: { readonly jobs: JobRunner; readonly mails: MailQueue }) => Promise<Result>,
): Promise<Result> {
  const jobs = createJobRunner({ db, runsJobs: false, onError: logError });
  const mails = createMailQueue({ db, config: { ...config, smtp: null }, clock, jobs });
  try {
    return await work({ jobs, mails });
  } finally {
    await jobs.stop();
    mails.close();
  }
}
