import { emailRule } from '@hearth/domain/inquiry/person-rules.ts';
import { type Config, readConfig } from '../config.ts';
import { type Database, openDatabase } from '../db/database.ts';
import { joinDatabase } from '../db/join-database.ts';
import { migrate } from '../db/migrate.ts';
import { createJobRunner } from '../jobs/job-runner.ts';
import { createMailQueue } from '../mail/mail-queue.ts';
import { createWebhookQueue } from '../webhooks/webhook-queue.ts';
import { withdrawConsent } from './consent.service.ts';
import { type DeletedData, deletePerson, exportPerson } from './personal-data.service.ts';

/** Standard output is for the export alone. */
const say = (line: string): void => {
  process.stderr.write(`${line}\n`);
};

const commands = ['export', 'delete', 'withdraw'] as const;
type Command = (typeof commands)[number];

try {
  await main(process.argv.slice(2));
} catch (error) {
  say(`\n${(error as Error).message}`);
  process.exitCode = 1;
}

async function main([name, email = '', ...rest]: readonly string[]): Promise<void> {
  const command = commands.find((known) => known === name);
  if (command === undefined || rest.length > 0 || emailRule(email) !== undefined)
    throw new Error(
      `Use one of ${commands.join(', ')} and one email address: npm run person -- export ada@example.com`,
    );
  const config = readConfig(process.env);
  const server = await joinDatabase(config, say);
  const db = openDatabase(server.connectionString, { max: 2 });
  try {
    await migrate(server.connectionString, server);
    process.stdout.write(`${await run(command, email, { db, config })}\n`);
  } finally {
    await db.close();
    await server.leave();
  }
}

interface Context {
  readonly db: Database;
  readonly config: Config;
}

async function run(command: Command, email: string, context: Context): Promise<string> {
  const { kysely } = context.db;
  if (command === 'export') return JSON.stringify(await exportPerson(kysely, email), null, 2);
  if (command === 'delete') return deleted(await deletePerson(kysely, email), email);
  const count = await withdrawn(email, context);
  if (count === 0) return `${email} has no consent to withdraw.`;
  return `The consent of ${email} is withdrawn (${counted(count, 'inquiry', 'inquiries')}). Mails to the agents are queued.`;
}

function deleted({ inquiries, referrals, mails }: DeletedData, email: string): string {
  const parts = [counted(inquiries, 'inquiry', 'inquiries'), counted(mails, 'mail', 'mails')];
  const others = counted(referrals, 'inquiry', 'inquiries');
  return `Deleted of ${email}: ${parts.join(', ')}, and the part about this person in ${others} of others.`;
}

function counted(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`;
}

/** The running server sends the mails; without one, the next does. */
async function withdrawn(email: string, { db, config }: Context): Promise<number> {
  const clock = () => new Date();
  const jobs = createJobRunner({ db, runsJobs: false, onError: (error: unknown) => say(String(error)) });
  const webhooks = createWebhookQueue({ db, jobs, clock });
  const mails = createMailQueue({ db, config: { ...config, smtp: null }, clock, jobs });
  try {
    return await withdrawConsent({ db: db.kysely, mails, webhooks, clock }, email);
  } finally {
    await jobs.stop();
    mails.close();
  }
}
