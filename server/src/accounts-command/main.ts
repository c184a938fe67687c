import { createAccountMails } from '../accounts/account-mails.ts';
import { accountSecret } from '../accounts/account-secret.ts';
import { createPasswordHashing } from '../accounts/password-hashing.ts';
import { recordAudit } from '../audit/audit.service.ts';
import { type Config, projectRoot, readConfig } from '../config.ts';
import { type Database, openDatabase } from '../db/database.ts';
import { joinDatabase } from '../db/join-database.ts';
import { migrate } from '../db/migrate.ts';
import { createJobRunner } from '../jobs/job-runner.ts';
import { createMailQueue, type MailQueue } from '../mail/mail-queue.ts';
import type { ManagedAccount } from '../people/manage-accounts.service.ts';
import { deleteAccount } from '../people/person-data.service.ts';
import { createPeoplePhotos } from '../photos/people-photos.service.ts';
import { foldersOf } from '../static/files.ts';
import { runAccountCommand } from './account-commands.ts';
import { readCommand } from './options.ts';

const clock = (): Date => new Date();

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
    await withMails(db, config, async (mails) => {
      const invite = (account: ManagedAccount) => inviteByMail(account, { db, config, mails });
      const remove = (account: ManagedAccount) => removeAccount(account, { db, config, mails });
      const context = { db: db.kysely, config, now: clock(), hash, invite, remove };
      say(await runAccountCommand(command, context));
    });
  } finally {
    await db.close();
    await server.leave();
  }
}

/** The running server sends the mails; without one, the next does. */
async function withMails(
  db: Database,
  config: Config,
  work: (mails: MailQueue) => Promise<void>,
): Promise<void> {
  const jobs = createJobRunner({ db, runsJobs: false, onError: (error: unknown) => say(String(error)) });
  const mails = createMailQueue({ db, config: { ...config, smtp: null }, clock, jobs });
  try {
    await work(mails);
  } finally {
    await jobs.stop();
    mails.close();
  }
}

interface MailContext {
  readonly db: Database;
  readonly config: Config;
  readonly mails: MailQueue;
}

async function inviteByMail(
  account: ManagedAccount,
  { db, config, mails: queue }: MailContext,
): Promise<void> {
  const mails = createAccountMails({ config, mails: queue, clock, secret: accountSecret({ db, config }) });
  await mails.prepare();
  await db.kysely.transaction().execute(async (transaction) => {
    await mails.sendInvitation(transaction, account);
    await recordAudit(transaction, { at: clock(), action: 'invited', personId: account.id });
  });
}

async function removeAccount(account: ManagedAccount, { db, config, mails }: MailContext): Promise<void> {
  const people = createPeoplePhotos(foldersOf(projectRoot, config.dataFolder).peoplePhotos);
  await deleteAccount({ db, config, mails, people, clock }, account.id, null);
}
