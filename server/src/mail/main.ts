import { readConfig } from '../config.ts';
import { type Database, openDatabase } from '../db/database.ts';
import { migrate } from '../db/migrate.ts';
import { joinDatabase } from '../import/join-database.ts';
import { failedMails, type StoredMail } from './mail.queries.ts';
import { mailQueue } from './mail-queue.ts';

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
    throw new Error('Say "failed" to list the mails that were given up, or "retry" to have them sent again.');
  }
  const config = readConfig(process.env);
  const server = await joinDatabase(config, say);
  const db = openDatabase(server.connectionString, { max: 2 });
  try {
    await migrate(server.connectionString);
    say(command === 'failed' ? listed(await failedMails(db.kysely)) : await retried(db));
  } finally {
    await db.close();
    await server.leave();
  }
}

/** The running server sends them; without one, the next does. */
async function retried(db: Database): Promise<string> {
  const onError = (error: unknown) => say(String(error));
  const mails = mailQueue({ db, config: { smtp: null }, clock: () => new Date(), onError });
  try {
    const count = await mails.retryFailed();
    return count === 1 ? 'One mail is in line again.' : `${count} mails are in line again.`;
  } finally {
    await mails.stop();
  }
}

function listed(mails: readonly StoredMail[]): string {
  if (mails.length === 0) return 'No mail was given up.';
  return mails
    .map(({ createdat, to, subject, lasterror }) =>
      [createdat.toISOString(), to.address, subject, lasterror ?? ''].join('  '),
    )
    .join('\n');
}
