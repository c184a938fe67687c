import type {
  getAgreement,
  HomeVotes,
  OpenedVote,
  setVote,
  Votes,
} from '@hearth/domain/contract/collection-votes.ts';
import type { BodyOf, QueryOf, ResponseOf } from '@hearth/domain/contract/endpoint.ts';
import { can } from '@hearth/domain/people/policies/collection.ts';
import { ranked } from '@hearth/domain/people/votes/agreement.ts';
import { searchWithout } from '@hearth/domain/people/votes/deal-breakers.ts';
import type { CollectionRow } from '../collections/collections.queries.ts';
import { requiredCollection } from '../collections/collections.service.ts';
import { ofPolicy } from '../collections/stored-collection.service.ts';
import type { Db } from '../db/database.ts';
import { AppError } from '../http/errors.ts';
import { refuse } from '../http/refuse.ts';
import type { OwnedVisit } from '../http/visit.ts';
import type { LinkedListing } from '../listings/linked-listings.ts';
import type { ListingService } from '../listings/listing.service.ts';
import { announce } from '../live/announce.service.ts';
import { announceThing } from '../sharing/announce-thing.service.ts';
import { changeThing } from '../sharing/change-thing.service.ts';
import { announceOpening, type OpeningDependencies } from './opening.service.ts';
import {
  type OpenedVoteRow,
  openComplete,
  openVotedBy,
  readOpenedHomes,
  readOpenedVotes,
  readOwnVotes,
  saveVote,
} from './votes.queries.ts';

export interface VotesDependencies extends OpeningDependencies {
  readonly listings: Pick<ListingService, 'requiredListing' | 'linkedListings' | 'linkedCards'>;
}

/** Returns the actor's votes on the homes of a collection, and those that were opened. @throws AppError not_found, forbidden */
export async function votesOf(
  { db: { kysely: db }, listings }: Pick<VotesDependencies, 'db' | 'listings'>,
  id: string,
  visit: OwnedVisit,
): Promise<Votes> {
  const stored = await storedVotes(db, await openedTo(db, id, visit), visit);
  const linked = await listings.linkedListings([...stored.keys()], visit);
  return { homes: linked.map(({ listingid, listingkey }) => ({ listingid, ...stored.get(listingkey)! })) };
}

/**
 * Stores the actor's vote on a home, and opens the votes on it where it is the last one.
 * @throws AppError validation_failed, not_found, forbidden, else as `requiredListing` does
 */
export async function vote(
  dependencies: VotesDependencies,
  { id, listingId }: { readonly id: string; readonly listingId: string },
  { answer, dealBreakers }: BodyOf<typeof setVote>,
  visit: OwnedVisit,
): Promise<Votes> {
  const { db, listings } = dependencies;
  if (answer === 'yes' && dealBreakers.length > 0) refuse('dealBreakers', 'A yes has no deal-breakers');
  const { listing } = await listings.requiredListing(listingId, visit);
  await openingChange(dependencies, id, visit, 'vote', async (transaction, { id: collectionId }) => {
    const { listingkey } = listing;
    const personId = visit.actor.userId;
    const given = { collectionId, listingkey, personId, answer, dealBreakers: [...new Set(dealBreakers)] };
    const home = await saveVote(transaction, given, visit.now);
    if (!home) throw new AppError('not_found');
    if (await openComplete(transaction, collectionId, visit.now)) return 'opening';
    return home.isOpen ? 'open' : 'sealed';
  });
  return votesOf({ db, listings }, id, visit);
}

/** Opens the votes on the homes that the owner has voted on. @throws AppError not_found, forbidden */
export async function openAll(
  dependencies: VotesDependencies,
  id: string,
  visit: OwnedVisit,
): Promise<Votes> {
  await openingChange(dependencies, id, visit, 'openVotes', async (transaction, collection) =>
    (await openVotedBy(transaction, collection.id, visit.actor.userId, visit.now)) ? 'opening' : 'sealed',
  );
  return votesOf(dependencies, id, visit);
}

/** A change that may open votes. @param work returns what others see of it: an opening, a vote on a home whose votes are open, or nothing */
async function openingChange(
  dependencies: VotesDependencies,
  id: string,
  visit: OwnedVisit,
  action: 'vote' | 'openVotes',
  work: (
    transaction: Parameters<typeof saveVote>[0],
    collection: CollectionRow,
  ) => Promise<'opening' | 'open' | 'sealed'>,
): Promise<void> {
  const { db, mails } = dependencies;
  await mails.start();
  const change = {
    // Others see nothing of a sealed vote.
    kind: null,
    read: (each: Db) => requiredCollection(each, id, visit),
    isAllowed: (row: CollectionRow) => can(visit.actor, action, ofPolicy(row, visit)),
    refusal: 'forbidden' as const,
    name: action === 'vote' ? 'voted' : 'votes opened',
  };
  await changeThing(db.kysely, visit, change, async (transaction, collection) => {
    const seen = await work(transaction, collection);
    const causing = { actorId: visit.actor.userId, now: visit.now };
    if (seen === 'opening') await announceOpening(dependencies, transaction, collection, causing);
    if (seen === 'sealed')
      await announce(transaction, { resource: 'collection', id, people: [visit.actor.userId] });
    else await announceThing(transaction, 'collection', collection);
  });
}

/**
 * Returns a page of the homes with opened votes, differences first, and a search without what stood against homes.
 * @throws AppError not_found, forbidden
 */
export async function agreementOf(
  { db: { kysely: db }, listings }: Pick<VotesDependencies, 'db' | 'listings'>,
  id: string,
  { page, limit }: Pick<QueryOf<typeof getAgreement>, 'page' | 'limit'>,
  visit: OwnedVisit,
): Promise<ResponseOf<typeof getAgreement>> {
  const collection = await openedTo(db, id, visit);
  const stored = await storedVotes(db, collection, visit);
  const linked = await listings.linkedListings([...stored.keys()], visit);
  const homes = ranked(linked.map((home) => ({ home, ...stored.get(home.listingkey)! })));
  const shown = homes.slice((page - 1) * limit, page * limit);
  const refused = homes.filter(({ votes }) => votes.some(({ dealBreakers }) => dealBreakers.length > 0));
  const cards = await cardsByKey(listings, [...shown, ...refused], visit);
  const withCard = shown.filter(({ home }) => cards.has(home.listingkey));
  return {
    name: collection.name,
    listings: withCard.map(({ home }) => cards.get(home.listingkey)!),
    homes: withCard.map(({ home: { listingid }, own, openedAt, votes }) => ({
      listingid,
      own,
      openedAt,
      votes,
    })),
    total: homes.length,
    pageCount: Math.ceil(homes.length / limit),
    search: searchWithout(
      refused.flatMap(({ home: { listingkey }, votes }) => {
        const home = cards.get(listingkey);
        return home ? [{ home, dealBreakers: votes.flatMap(({ dealBreakers }) => dealBreakers) }] : [];
      }),
    ),
  };
}

async function cardsByKey(
  listings: VotesDependencies['listings'],
  homes: readonly { readonly home: LinkedListing }[],
  visit: OwnedVisit,
) {
  const byKey = new Map(homes.map(({ home }) => [home.listingkey, home]));
  const cards = await listings.linkedCards([...byKey.values()], visit);
  return new Map(cards.map((card) => [card.listingkey, card]));
}

/** A collection whose opened votes the actor may see. */
async function openedTo(db: Db, id: string, visit: OwnedVisit): Promise<CollectionRow> {
  const collection = await requiredCollection(db, id, visit);
  if (!can(visit.actor, 'seeVotes', ofPolicy(collection, visit))) throw new AppError('forbidden');
  return collection;
}

/** Votes by listing key: the opened ones, and those of the actor. */
async function storedVotes(
  db: Db,
  { id }: CollectionRow,
  { actor }: OwnedVisit,
): Promise<ReadonlyMap<string, Omit<HomeVotes, 'listingid'>>> {
  const [own, homes, votes] = await Promise.all([
    readOwnVotes(db, id, actor.userId),
    readOpenedHomes(db, id),
    readOpenedVotes(db, id),
  ]);
  const openedOf = new Map(homes.map(({ listingkey, openedAt }) => [listingkey, openedAt.toISOString()]));
  const ownOf = new Map(own.map((each) => [each.listingkey, each]));
  const votesOn = Map.groupBy(votes, ({ listingkey }) => listingkey);
  const keys = new Set([...openedOf.keys(), ...ownOf.keys()]);
  return new Map(
    [...keys].map((key) => {
      const { answer, dealBreakers } = ownOf.get(key) ?? {};
      return [
        key,
        {
          own: answer && dealBreakers ? { answer, dealBreakers } : null,
          openedAt: openedOf.get(key) ?? null,
          votes: (votesOn.get(key) ?? []).map((each) => shownVote(each, actor.userId)),
        },
      ];
    }),
  );
}

const shownVote = (
  { personId, firstname, picture, answer, dealBreakers, isLate, answerAtOpening }: OpenedVoteRow,
  actorId: string,
): OpenedVote => ({
  person: { firstname, picture, isYou: personId === actorId },
  ...{ answer, dealBreakers, isLate, answerAtOpening },
});
