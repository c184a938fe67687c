import { createAccountMails } from '../accounts/account-mails.ts';
import { accountSecret } from '../accounts/account-secret.ts';
import { createPasswordHashing } from '../accounts/password-hashing.ts';
import { recordAudit } from '../audit/audit.service.ts';
import { type CommandContext, runCommand, say, withDatabase, withQueues } from '../command.ts';
import { projectRoot } from '../config.ts';
import type { MailQueue } from '../mail/mail-queue.ts';
import type { ManagedAccount } from '../people/manage-accounts.service.ts';
import { deleteAccount } from '../people/person-data.service.ts';
import { createPeoplePhotos } from '../photos/people-photos.service.ts';
import { foldersOf } from '../static/files.ts';
import { runAccountCommand } from './account-commands.ts';
import { readCommand } from './options.ts';

const clock = (): Date => new Date();

await runCommand(async () => {
  const command = readCommand(process.argv.slice(2));
  await withDatabase(({ config, db }) =>
    withQueues({ config, db }, clock, async ({ mails }) => {
      const { hash } = createPasswordHashing();
      const invite = (account: ManagedAccount) => inviteByMail(account, { db, config, mails });
      const remove = (account: ManagedAccount) => removeAccount(account, { db, config, mails });
      const context = { db: db.kysely, config, now: clock(), hash, invite, remove };
      say(await runAccountCommand(command, context));
    }),
  );
});

interface MailContext extends CommandContext {
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
