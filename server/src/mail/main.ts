import { type Config, readConfig } from '../config.ts';
import { type Database, openDatabase } from '../db/database.ts';
import { joinDatabase } from '../db/join-database.ts';
import { migrate } from '../db/migrate.ts';
import { createJobRunner } from '../jobs/job-runner.ts';
import type { StoredMail } from './mail.ts';
import { createMailQueue, type MailQueue } from './mail-queue.ts';
import { subjectOf } from './render-mail.ts';

const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

try {
  await main(process.argv.slice(2));
} catch (error) {
  process.stderr.write(`\n${(error as Error).message}\n`);
  process.exitCode = 1;
}

async function main(words: readonly string[]): Promise<void> {
  const work = workOf(words);
  const config = readConfig(process.env);
  const server = await joinDatabase(config, say);
  const db = openDatabase(server.connectionString, { max: 2 });
  try {
    await migrate(server.connectionString, server);
    say(await withMails(db, config, work));
  } finally {
    await db.close();
    await server.leave();
  }
}

function workOf([command, ...ids]: readonly string[]): (mails: MailQueue) => Promise<string> {
  if (command === 'failed' && ids.length === 0) return listed;
  if (command === 'retry' && ids.length === 0) return retried;
  if (command === 'sent' && ids.length > 0) return (mails) => settled(mails, ids);
  throw new Error(
    'Use "failed" to list dead letters, "retry" to send them again, or "sent ID ..." for those that were sent after all.',
  );
}

async function withMails(
  db: Database,
  config: Config,
  work: (mails: MailQueue) => Promise<string>,
): Promise<string> {
  const onError = (error: unknown) => say(String(error));
  const jobs = createJobRunner({ db, runsJobs: false, onError });
  const mails = createMailQueue({ db, config: { ...config, smtp: null }, clock: () => new Date(), jobs });
  try {
    return await work(mails);
  } finally {
    await jobs.stop();
  }
}

/** The running server sends them; without one, the next does. */
async function retried(mails: MailQueue): Promise<string> {
  const count = await mails.retryFailed();
  return count === 1 ? 'One mail is queued again.' : `${count} mails are queued again.`;
}

/** Ids may be given as they stand in a Message-ID. */
async function settled(mails: MailQueue, given: readonly string[]): Promise<string> {
  const lines: string[] = [];
  for (const id of given.map((text) => /[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/i.exec(text)?.[0])) {
    const isSettled = id !== undefined && (await mails.settle(id));
    lines.push(
      isSettled ? `The mail ${id} counts as sent.` : `No unsent mail has this id: ${id ?? 'none given'}`,
    );
  }
  return lines.join('\n');
}

async function listed(mails: MailQueue): Promise<string> {
  const failed = await mails.failed();
  if (failed.length === 0) return 'There are no dead letters.';
  return failed
    .map((mail) =>
      [mail.createdAt.toISOString(), mail.to.address, subjectOf(mail), reasonOf(mail)].join('  '),
    )
    .join('\n');
}

/** An attempt that was interrupted left no error, and an earlier one may have left one. */
function reasonOf({ failedAt, lastError }: StoredMail): string {
  if (failedAt !== null) return lastError ?? '';
  const interrupted = 'the last attempt was interrupted or took too long';
  return lastError === null ? interrupted : `${interrupted}; before: ${lastError}`;
}
