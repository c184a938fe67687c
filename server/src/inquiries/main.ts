import { emailRule } from '@hearth/domain/inquiry/person-rules.ts';
import { type CommandContext, runCommand, say, withDatabase, withQueues } from '../command.ts';
import { createWebhookQueue } from '../webhooks/webhook-queue.ts';
import { withdrawConsent } from './consent.service.ts';
import { type DeletedData, deletePerson, exportPerson } from './personal-data.service.ts';

/** Standard output is for the export alone. */
const log = (line: string): void => {
  process.stderr.write(`${line}\n`);
};

const commands = ['export', 'delete', 'withdraw'] as const;
type Command = (typeof commands)[number];

await runCommand(async () => {
  const [name, email = '', ...rest] = process.argv.slice(2);
  const command = commands.find((known) => known === name);
  if (command === undefined || rest.length > 0 || emailRule(email) !== undefined)
    throw new Error(
      `Use one of ${commands.join(', ')} and one email address: npm run person -- export ada@example.com`,
    );
  await withDatabase(async (context) => say(await run(command, email, context)), { log });
});

async function run(command: Command, email: string, context: CommandContext): Promise<string> {
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

function withdrawn(email: string, context: CommandContext): Promise<number> {
  const { db } = context;
  const clock = () => new Date();
  return withQueues(context, clock, ({ jobs, mails }) => {
    const webhooks = createWebhookQueue({ db, jobs, clock });
    return withdrawConsent({ db: db.kysely, mails, webhooks, clock }, email);
  });
}
