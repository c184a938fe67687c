import type { AddedListing } from '@hearth/domain/contract/collection.ts';
import type { OwnedVisit } from '../http/visit.ts';
import type { CommentCount } from './comment-counts.queries.ts';
import type { AdderRow } from './saved-homes.queries.ts';
import { removesFrom, type StoredCollection } from './stored-collection.service.ts';

/**
 * The facts that homes of a collection have there: the person who added each, its note and its comments.
 * @param stored with the homes of the cards, and maybe others
 */
export function addedListings(
  stored: StoredCollection,
  cards: readonly { readonly listingid: string; readonly listingkey: string }[],
  {
    adders,
    notes,
    countOf,
  }: {
    readonly adders: readonly AdderRow[];
    readonly notes: ReadonlyMap<string, string>;
    readonly countOf: ReadonlyMap<string, CommentCount>;
  },
  visit: OwnedVisit,
): AddedListing[] {
  const removes = removesFrom(stored, visit);
  const people = new Map(adders.map((adder) => [adder.id, adder]));
  const homeOf = new Map(stored.homes.map((home) => [home.listingkey, home]));
  return cards.map(({ listingid, listingkey }) => {
    const { comments = 0, fresh = 0 } = countOf.get(listingkey) ?? {};
    const home = homeOf.get(listingkey)!;
    return {
      listingid,
      addedBy: shownAdder(people.get(home.addedBy ?? ''), visit),
      comment: home.comment ?? null,
      can: { remove: removes(home) },
      note: notes.get(listingkey) ?? null,
      ...{ commentCount: comments, newCommentCount: fresh },
    };
  });
}

const shownAdder = (adder: AdderRow | undefined, { actor }: OwnedVisit): AddedListing['addedBy'] =>
  adder === undefined
    ? null
    : {
        ...{ firstname: adder.firstname, picture: adder.picture, hasLeft: adder.hasLeft },
        isYou: adder.id === actor.userId,
      };
