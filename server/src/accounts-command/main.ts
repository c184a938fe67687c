import { createAccountMails } from '../accounts/account-mails.ts';
import { createPasswordHashing } from '../accounts/password-hashing.ts';
import { type Config, readConfig } from '../config.ts';
import { type Database, openDatabase } from '../db/database.ts';
import { joinDatabase } from '../db/join-database.ts';
import { migrate } from '../db/migrate.ts';
import { createJobRunner } from '../jobs/job-runner.ts';
import { createMailQueue } from '../mail/mail-queue.ts';
import type { ManagedAccount } from '../people/manage-accounts.service.ts';
import { runAccountCommand } from './account-commands.ts';
import { readCommand } from './options.ts';

const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

try {
  await main();
} catch (error) {
  process.stderr.write(`\n${(error as Error).message}\n`);
  process.exitCode = 1;
}

async function main(): Promise<void> {
  const command = readCommand(process.argv.slice(2));
  const config = readConfig(process.env);
  const server = await joinDatabase(config, say);
  const db = openDatabase(server.connectionString, { max: 2 });
  try {
    await migrate(server.connectionString, server);
    const { hash } = createPasswordHashing();
    const invite = (account: ManagedAccount) => inviteByMail(account, db, config);
    say(await runAccountCommand(command, { db: db.kysely, config, now: new Date(), hash, invite }));
  } finally {
    await db.close();
    await server.leave();
  }
}

/** The running server sends the mail; without one, the next does. */
async function inviteByMail(account: ManagedAccount, db: Database, config: Config): Promise<void> {
  const clock = () => new Date();
  const jobs = createJobRunner({ db, runsJobs: false, onError: (error: unknown) => say(String(error)) });
  const queue = createMailQueue({ db, config: { ...config, smtp: null }, clock, jobs });
  try {
    const mails = createAccountMails({ config, mails: queue, clock });
    await mails.prepare();
    await db.kysely.transaction().execute((transaction) => mails.sendInvitation(transaction, account));
  } finally {
    await jobs.stop();
    queue.close();
  }
}
