import { randomUUID } from 'node:crypto';
import { collectionPath } from '@hearth/domain/page/collection-path.ts';
import type { Config } from '../config.ts';
import type { Database, Db } from '../db/database.ts';
import type { OwnedChange } from '../db/owned-change.ts';
import type { NewMail } from '../mail/mail.ts';
import type { VotesOpenedParameters } from '../mail/templates/votes-opened.ts';
import type { Causing } from '../sharing/causing.ts';
import { mailOthers } from '../sharing/mail-others.service.ts';
import type { MailedPerson } from '../sharing/mailed-people.queries.ts';
import type { SharedThing, SharingMails } from '../sharing/shared-thing.ts';
import { seesOpenedVotes } from './votes.queries.ts';

export interface OpeningDependencies extends SharingMails {
  readonly db: Database;
}

/** A mail is sent after a minute: several homes that are opened one after the other are one mail. */
const DELAY_SECONDS = 60;
/** One mail about a collection for a person in so many hours. */
const HOURS_BETWEEN = 12;

/** Returns whether the receiver still takes part in a collection with opened votes. */
export const wantsOpenedVotes = (db: Db, { collection, receiver }: VotesOpenedParameters): Promise<boolean> =>
  seesOpenedVotes(db, collection, receiver);

/** Queues mails to the people of a collection, but for the actor, who sees the opening. */
export const announceOpening = (
  { config, mails }: SharingMails,
  transaction: OwnedChange,
  collection: Pick<SharedThing, 'id' | 'name'>,
  causing: Causing,
): Promise<void> =>
  mailOthers(mails, transaction, collection, causing, {
    ...{ template: 'votes-opened', secondsBetween: HOURS_BETWEEN * 3600 },
    mailTo: (person) => openingMail(config, collection, person, causing.now),
  });

const openingMail = (
  { publicUrl }: Pick<Config, 'publicUrl'>,
  { id, name }: Pick<SharedThing, 'id' | 'name'>,
  person: MailedPerson,
  now: Date,
): NewMail => ({
  ...{ id: randomUUID(), template: 'votes-opened', createdAt: now, delaySeconds: DELAY_SECONDS },
  to: { name: `${person.firstname} ${person.lastname}`, address: person.email },
  replyTo: null,
  related: { type: 'person', id: person.id },
  parameters: {
    ...{ collection: id, receiver: person.id, name },
    url: `${publicUrl}${collectionPath(id, 'agreement')}`,
  },
});
