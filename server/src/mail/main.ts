import { runCommand, say, withDatabase, withQueues } from '../command.ts';
import type { StoredMail } from './mail.ts';
import type { MailQueue } from './mail-queue.ts';
import { subjectOf } from './render-mail.ts';

await runCommand(async () => {
  const work = workOf(process.argv.slice(2));
  await withDatabase((context) =>
    withQueues(
      context,
      () => new Date(),
      async ({ mails }) => say(await work(mails)),
    ),
  );
});

function workOf([command, ...ids]: readonly string[]): (mails: MailQueue) => Promise<string> {
  if (command === 'failed' && ids.length === 0) return listed;
  if (command === 'retry' && ids.length === 0) return retried;
  if (command === 'sent' && ids.length > 0) return (mails) => settled(mails, ids);
  throw new Error(
    'Use "failed" to list dead letters, "retry" to send them again, or "sent ID ..." for those that were sent after all.',
  );
}

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
