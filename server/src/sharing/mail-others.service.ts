import type { OwnedChange } from '../db/owned-change.ts';
import type { NewMail } from '../mail/mail.ts';
import type { MailQueue } from '../mail/mail-queue.ts';
import type { Causing } from './causing.ts';
import { type MailedPerson, peopleToMail } from './mailed-people.queries.ts';

interface Mailing {
  readonly template: NewMail['template'];
  /** One such mail about a collection for a person in so many seconds. */
  readonly secondsBetween: number;
  readonly mailTo: (person: MailedPerson) => NewMail;
}

/** Queues a mail about a collection to each of its people but the actor, and but those who got such a mail lately. */
export async function mailOthers(
  mails: MailQueue,
  transaction: OwnedChange,
  { id }: { readonly id: number },
  { actorId, now }: Causing,
  { template, secondsBetween, mailTo }: Mailing,
): Promise<void> {
  const since = new Date(now.getTime() - secondsBetween * 1000);
  const people = await peopleToMail(transaction, id, { template, without: actorId, since });
  await mails.enqueue(transaction, people.map(mailTo));
}
