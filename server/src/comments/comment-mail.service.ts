import { randomUUID } from 'node:crypto';
import { editionOf } from '@hearth/domain/edition/editions.ts';
import { collectionPath } from '@hearth/domain/page/collection-path.ts';
import { can } from '@hearth/domain/people/policies/collection.ts';
import { homesOf } from '../collections/collection-homes.service.ts';
import { shownRow } from '../collections/collections.service.ts';
import { ofPolicy } from '../collections/stored-collection.service.ts';
import type { Config } from '../config.ts';
import type { Database } from '../db/database.ts';
import type { OwnedChange } from '../db/owned-change.ts';
import { type OwnedVisit, visitOf } from '../http/visit.ts';
import type { LinkedListing } from '../listings/linked-listings.ts';
import type { ListingService } from '../listings/listing.service.ts';
import { mailedHome } from '../listings/mailed-home.service.ts';
import type { NewMail } from '../mail/mail.ts';
import type { MailQueue } from '../mail/mail-queue.ts';
import type { CommentDigestParameters } from '../mail/templates/comment-digest.ts';
import { personOf } from '../people/owner.service.ts';
import { mailOthers } from '../sharing/mail-others.service.ts';
import type { MailedPerson } from '../sharing/mailed-people.queries.ts';
import type { SharedThing } from '../sharing/shared-thing.ts';
import { type CommentRow, readWritten } from './comments.queries.ts';

export interface CommentMailSource {
  readonly db: Database;
  readonly config: Pick<Config, 'publicUrl' | 'productName' | 'site'>;
  readonly listings: Pick<ListingService, 'linkedListings' | 'openedByLink' | 'shownListing'>;
  readonly clock: () => Date;
}

/** A mail covers the comments of so many seconds from its creation. */
const WINDOW_SECONDS = 600;
/** Time for comments of the window that are stored late. */
const GRACE_SECONDS = 10;
/** With more, Gmail would cut the mail at 102 KB. */
const MOST_HOMES = 6;
const MOST_COMMENTS = 5;
const MOST_LETTERS = 400;

/** Queues a mail to each person of a collection but the actor, where none covers the comments of this moment yet. */
export const announceComment = (
  { config, mails }: { readonly config: Pick<Config, 'publicUrl'>; readonly mails: MailQueue },
  transaction: OwnedChange,
  collection: Pick<SharedThing, 'id' | 'name'>,
  visit: OwnedVisit,
): Promise<void> =>
  mailOthers(
    mails,
    transaction,
    collection,
    { actorId: visit.actor.userId, now: visit.now },
    {
      ...{ template: 'comment-digest', secondsBetween: WINDOW_SECONDS },
      mailTo: (person) => digestMail(config, collection, person, visit.now),
    },
  );

const digestMail = (
  { publicUrl }: Pick<Config, 'publicUrl'>,
  { id, name }: Pick<SharedThing, 'id' | 'name'>,
  person: MailedPerson,
  now: Date,
): NewMail => ({
  ...{ id: randomUUID(), template: 'comment-digest', createdAt: now },
  delaySeconds: WINDOW_SECONDS + GRACE_SECONDS,
  to: { name: `${person.firstname} ${person.lastname}`, address: person.email },
  replyTo: null,
  related: { type: 'person', id: person.id },
  parameters: {
    ...{ collection: id, receiver: person.id, from: now.toISOString(), name },
    ...{ url: `${publicUrl}${collectionPath(id)}`, homes: [], total: 0 },
  },
});

/** Fills a mail with the comments of its window that are new to its receiver and may be seen by now; false without any. */
export async function currentComments(
  source: CommentMailSource,
  stored: CommentDigestParameters,
): Promise<CommentDigestParameters | false> {
  const db = source.db.kysely;
  const visit = await visitOfReceiver(source, stored.receiver);
  const id = String(stored.collection);
  const collection = await shownRow(db, id, visit);
  if (collection === undefined || !can(visit.actor, 'comment', ofPolicy(collection, visit))) return false;
  const homes = await homesOf({ db, listings: source.listings }, [collection.id], visit);
  const rows = await readWritten(db, collection, {
    listingkeys: homes.map(({ listingkey }) => listingkey),
    readerId: stored.receiver,
    ...windowOf(stored),
  });
  const fresh = Map.groupBy(
    rows.filter(({ isNew }) => isNew),
    ({ listingkey }) => listingkey,
  );
  const mailed = await mailedThreads(source, { homes, fresh, visit, collection: id });
  const total = [...fresh.values()].reduce((sum, thread) => sum + thread.length, 0);
  return mailed.length > 0 && { ...stored, name: collection.name, homes: mailed, total };
}

async function visitOfReceiver(
  { db, config, clock }: CommentMailSource,
  receiver: string,
): Promise<OwnedVisit> {
  const edition = editionOf(config.productName).id;
  const person = await personOf(db.kysely, { ownerId: receiver });
  return visitOf({ ...person, edition, personId: receiver, hasSocialLogin: false }, clock());
}

const windowOf = ({ from }: CommentDigestParameters): { from: Date; until: Date } => ({
  from: new Date(from),
  until: new Date(Date.parse(from) + WINDOW_SECONDS * 1000),
});

interface Threads {
  readonly homes: readonly LinkedListing[];
  /** By the listing key. */
  readonly fresh: ReadonlyMap<string, readonly CommentRow[]>;
  readonly visit: OwnedVisit;
  /** Id of the collection. */
  readonly collection: string;
}

async function mailedThreads(
  { db, config, listings }: CommentMailSource,
  { homes, fresh, visit, collection }: Threads,
): Promise<CommentDigestParameters['homes']> {
  const mailed: CommentDigestParameters['homes'] = [];
  for (const { listingid, listingkey } of homes.filter((home) => fresh.has(home.listingkey))) {
    const shown = mailed.length < MOST_HOMES ? await listings.shownListing(listingid, visit) : undefined;
    if (shown === undefined) continue;
    const home = await mailedHome({ db, config }, shown);
    const comments = fresh.get(listingkey)!.slice(0, MOST_COMMENTS).map(wordsOf);
    mailed.push({ home, comments, url: `${home.url}/comments/${collection}` });
  }
  return mailed;
}

const wordsOf = ({ firstname, text }: CommentRow): { author: string; text: string } => ({
  author: firstname ?? 'Someone who left',
  text: text.length > MOST_LETTERS ? `${text.slice(0, MOST_LETTERS).toWellFormed()}…` : text,
});
