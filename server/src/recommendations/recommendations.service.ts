import { randomUUID } from 'node:crypto';
import type { recommendListings } from '@hearth/domain/contract/collection-recommendation.ts';
import type { BodyOf } from '@hearth/domain/contract/endpoint.ts';
import { plainText } from '@hearth/domain/inquiry/plain-text.ts';
import { comparePath, mostCompared } from '@hearth/domain/listing/compared-homes.ts';
import { collectionPath } from '@hearth/domain/page/collection-path.ts';
import { proposedCollection } from '@hearth/domain/people/proposed-collection.ts';
import { mostRecommended, recommendationProblems } from '@hearth/domain/people/recommendation-rules.ts';
import { signatureOf } from '../agents/settings/signature.service.ts';
import type { Config } from '../config.ts';
import type { Database, Db } from '../db/database.ts';
import { refuse, refuseProblems } from '../http/refuse.ts';
import { type OwnedVisit, visitOf } from '../http/visit.ts';
import type { ListingService } from '../listings/listing.service.ts';
import { mailedHome } from '../listings/mailed-home.service.ts';
import { announce } from '../live/announce.service.ts';
import type { NewMail } from '../mail/mail.ts';
import type { MailQueue } from '../mail/mail-queue.ts';
import type { RecommendationParameters } from '../mail/templates/recommendation.ts';
import { changeFor, personOf } from '../people/owner.service.ts';
import type { PersonRow } from '../people/person.queries.ts';
import {
  deleteOldest,
  deleteRecommendation,
  readUnanswered,
  saveRecommendations,
} from './recommendations.queries.ts';

interface Dependencies {
  readonly db: Database;
  readonly config: Pick<Config, 'publicUrl' | 'productName' | 'site'>;
  readonly listings: Pick<ListingService, 'requiredListing' | 'shownListing'>;
  readonly mails: MailQueue;
}

/** A mail is sent after a minute, so that a recommendation which is taken back costs no mail. */
const DELAY_SECONDS = 60;

/** A client of the actor, as the owner of a visit. */
interface Contact {
  readonly visit: OwnedVisit;
  readonly person: PersonRow;
}

/**
 * Recommends homes to a client of the agent, with a mail about them unless the agent wants none.
 * @throws AppError validation_failed also for a home that the client may not see, forbidden, else as `requiredListing` does
 */
export async function recommend(
  dependencies: Dependencies,
  {
    notNotifyUser = false,
    listings: requested,
  }: Pick<BodyOf<typeof recommendListings>, 'notNotifyUser' | 'listings'>,
  visit: OwnedVisit,
): Promise<void> {
  const { db, mails } = dependencies;
  const contact = { visit, person: await personOf(db.kysely, visit.owner) };
  const homes: Recommended[] = [];
  for (const { listingId, comment = '' } of requested)
    homes.push(await recommended(dependencies, contact, listingId, comment));
  const ids = [...new Set(requested.map(({ listingId }) => listingId))];
  const { actor, now } = visit;
  const sender = await personOf(db.kysely, { ...visit.owner, ownerId: actor.userId });
  await mails.start();
  await changeFor(db.kysely, visit, 'homes recommended', async (transaction, person) => {
    const distinct = [...new Map(homes.map((home) => [home.listingkey, home])).values()];
    const stored = distinct.map(({ listingkey, comment }) => ({ listingkey, comment: comment || null }));
    const given = { personId: person.id, recommendedBy: actor.userId, now };
    await saveRecommendations(transaction, given, stored);
    await deleteOldest(transaction, person.id, mostRecommended);
    await announceProposed(transaction, person.id);
    // An address that was never proven may be another person's.
    if (notNotifyUser || !person.emailVerified) return;
    const signature = await signatureOf(transaction, sender);
    await mails.enqueue(transaction, [
      mailAbout(dependencies, contact, { ...sender, signature }, { homes: distinct, ids }),
    ]);
  });
}

type Recommended = RecommendationParameters['homes'][number];

async function recommended(
  { db, config, listings }: Dependencies,
  { visit, person }: Contact,
  listingId: string,
  words: string,
): Promise<Recommended> {
  const comment = plainText(words);
  refuseProblems(recommendationProblems({ comment }));
  const { listingid, listingkey } = (await listings.requiredListing(listingId, visit)).listing;
  const shown = await listings.shownListing(listingid, {
    ...visitOf({ ...person, personId: person.id, hasSocialLogin: false }, visit.now),
    ...{ edition: visit.edition, recommended: new Set([listingid]) },
  });
  if (shown === undefined) refuse('listings', `Your client can’t be shown this home: ${listingid}`);
  return { listingkey, comment, home: await mailedHome({ db, config }, shown) };
}

interface Sender {
  readonly firstname: string;
  readonly lastname: string;
  readonly signature: string | null;
}

function mailAbout(
  { config: { publicUrl } }: Pick<Dependencies, 'config'>,
  { person, visit: { actor, owner, now } }: Contact,
  { firstname, lastname, signature }: Sender,
  { homes, ids }: { readonly homes: readonly Recommended[]; readonly ids: readonly string[] },
): NewMail {
  return {
    ...{ id: randomUUID(), template: 'recommendation', createdAt: now, delaySeconds: DELAY_SECONDS },
    to: { name: `${person.firstname} ${person.lastname}`, address: person.email },
    replyTo: null,
    related: { type: 'person', id: person.id },
    parameters: {
      ...{ receiver: person.id, agent: actor.userId, sender: `${firstname} ${lastname}`.trim() },
      ...{ edition: owner.edition, homes: [...homes] },
      url: `${publicUrl}${collectionPath(proposedCollection)}`,
      compareUrl: ids.length > 1 && ids.length <= mostCompared ? publicUrl + comparePath(ids) : null,
      signature,
    },
  };
}

/** Takes the agent's recommendation of a home back; the answer is the same for every id. @throws AppError forbidden */
export async function withdraw(db: Db, id: string, visit: OwnedVisit): Promise<void> {
  const { actor, owner: of } = visit;
  await changeFor(db, visit, 'recommendation taken back', async (transaction) => {
    await deleteRecommendation(transaction, {
      ...{ personId: of.ownerId, recommendedBy: actor.userId, edition: of.edition, id },
    });
    await announceProposed(transaction, of.ownerId);
  });
}

const announceProposed = (transaction: Db, personId: string): Promise<void> =>
  announce(transaction, { resource: 'collection', id: null, people: [personId] });

/** Reduces a mail to the homes that its receiver has not answered by now and may still see; false where none is left. */
export async function stillRecommended(
  db: Db,
  { linkedListings }: Pick<ListingService, 'linkedListings'>,
  parameters: RecommendationParameters,
): Promise<RecommendationParameters | false> {
  const { receiver, agent: recommendedBy, edition, homes } = parameters;
  const listingkeys = homes.map(({ listingkey }) => listingkey);
  const waiting = await readUnanswered(db, receiver, { recommendedBy, listingkeys });
  if (waiting.length === 0) return false;
  const person = await personOf(db, { ownerId: receiver });
  const receiving = visitOf({ ...person, personId: receiver, hasSocialLogin: false }, new Date(0));
  const visit = { ...receiving, edition };
  const shown = new Set((await linkedListings(waiting, visit)).map(({ listingkey }) => listingkey));
  const left = homes.filter(({ listingkey }) => shown.has(listingkey));
  return left.length > 0 && { ...parameters, homes: left };
}
