import { type Config, readConfig } from '../config.ts';
import { type Database, openDatabase } from '../db/database.ts';
import { joinDatabase } from '../db/join-database.ts';
import { migrate } from '../db/migrate.ts';
import { createJobRunner } from '../jobs/job-runner.ts';
import { failedMails } from './mail.queries.ts';
import type { StoredMail } from './mail.ts';
import { createMailQueue } from './mail-queue.ts';
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

async function main([command, ...rest]: readonly string[]): Promise<void> {
  if (rest.length > 0 || (command !== 'failed' && command !== 'retry')) {
    throw new Error('Use "failed" to list dead letters, or "retry" to send them again.');
  }
  const config = readConfig(process.env);
  const server = await joinDatabase(config, say);
  const db = openDatabase(server.connectionString, { max: 2 });
  try {
    await migrate(server.connectionString, server);
    say(command === 'failed' ? listed(await failedMails(db.kysely)) : await retried(db, config));
  } finally {
    await db.close();
    await server.leave();
  }
}

/** The running server sends them; without one, the next does. */
async function retried(db: Database, config: Config): Promise<string> {
  const onError = (error: unknown) => say(String(error));
  const jobs = createJobRunner({ db, runsJobs: false, onError });
  const mails = createMailQueue({ db, config: { ...config, smtp: null }, clock: () => new Date(), jobs });
  try {
    const count = await mails.retryFailed();
    return count === 1 ? 'One mail is queued again.' : `${count} mails are queued again.`;
  } finally {
    await jobs.stop();
  }
}

function listed(mails: readonly StoredMail[]): string {
  if (mails.length === 0) return 'There are no dead letters.';
  return mails
    .map((mail) =>
      [mail.createdAt.toISOString(), mail.to.address, subjectOf(mail), mail.lastError ?? ''].join('  '),
    )
    .join('\n');
}
