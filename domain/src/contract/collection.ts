import * as z from 'zod/mini';
import { collectionPageSize, collectionsPerPage } from '../people/collection-rules.ts';
import { collectionSorts } from '../people/collection-sorts.ts';
import { cadences } from '../people/saved-search-rules.ts';
import { sortDirections } from '../search/sort/sort.ts';
import { done } from './done.ts';
import { endpoint } from './endpoint.ts';
import { listOf, listParameters } from './list.ts';
import { listingParams } from './listing.ts';
import { listingCardSchema, mediaSchema } from './listing-card.ts';
import { mailChoices } from './mail-choices.ts';
import { sharingPersonSchema } from './membership.ts';
import { flag, ofOwner, quietly, username } from './owner-parameters.ts';

/** Longer than any rule allows, so that the rules and not the schema report a text that is too long. */
const text = z.string().check(z.maxLength(5000));
export const listingId = z.string().check(z.maxLength(64), z.regex(/^[^\0]+$/));

/** A number, or that of the dismissed or the recommended homes. */
export const collectionId = z.string().check(z.regex(/^([1-9]\d{0,14}|dismissed|proposed)$/));
export const collectionParams = z.strictObject({ id: collectionId });
export const collectionHome = z.strictObject({ id: collectionId, listingId });

const homes = listParameters({ limit: collectionPageSize, pages: 9999, sortBy: collectionSorts });
const { page, limit } = listParameters({ limit: collectionsPerPage, sortBy: ['updatedAt'] });
const listPages = { page, limit };
export const collectionPageParameters = { page: homes.page, limit: homes.limit };

export const collectionSchema = z.object({
  id: z.string(),
  name: z.string(),
  description: z.nullable(z.string()),
  /** Answers of its policy for the person who asks. */
  can: z.object({
    rename: z.boolean(),
    /** Choose the cadence of the mails to the person. */
    chooseCadence: z.boolean(),
    remove: z.boolean(),
    /** Add homes; `keptIds` has those that the person cannot remove. */
    changeHomes: z.boolean(),
    /** Change the order of the homes. */
    order: z.boolean(),
    /** Invite, remind and remove people. */
    invite: z.boolean(),
    comment: z.boolean(),
    vote: z.boolean(),
    /** Open the votes on homes before all have voted. */
    openVotes: z.boolean(),
    /** See votes that were opened. */
    seeVotes: z.boolean(),
    /** Have the open houses in a calendar. */
    subscribe: z.boolean(),
    leave: z.boolean(),
    /** Join, or decline the invitation. */
    answer: z.boolean(),
  }),
  /** The person who shares it; null for a collection of the person who asks. */
  sharedBy: z.nullable(sharingPersonSchema),
  /** People who joined it. */
  collaboratorCount: z.number(),
  /** Of the mails about its homes to the person who asks. */
  cadence: z.enum(cadences),
  /** Set if the owner's agent gets them too. */
  notifyAgent: z.boolean(),
  createdAt: z.iso.datetime(),
  /** Of the last change of its words or its homes. */
  updatedAt: z.iso.datetime(),
  /** The homes in it that their person may see today, in the order that was asked for; by hand without one. */
  listingIds: z.readonly(z.array(z.string())),
  /** Those of `listingIds` that the person cannot remove, since others added them. */
  keptIds: z.readonly(z.array(z.string())),
  /** The first photo of the homes in it that have one, at most four, as the homes' cards show them. */
  images: z.readonly(z.array(mediaSchema)),
});
export type Collection = z.output<typeof collectionSchema>;

/** A collection in a list, with the number of its homes. */
const listedCollection = z.extend(z.omit(collectionSchema, { listingIds: true, keptIds: true }), {
  total: z.number(),
});
export type ListedCollection = z.output<typeof listedCollection>;

/** The homes of a collection, as hearts need them. */
const savedHomes = z.extend(
  z.pick(collectionSchema, { id: true, name: true, sharedBy: true, listingIds: true, keptIds: true }),
  { can: z.pick(collectionSchema.shape.can, { changeHomes: true, comment: true }) },
);
export type SavedHomes = z.output<typeof savedHomes>;

/** The person who added a home, and the rights on it. */
const addedListingSchema = z.object({
  listingid: z.string(),
  /** null once the account is deleted. */
  addedBy: z.nullable(z.extend(sharingPersonSchema, { isYou: z.boolean(), hasLeft: z.boolean() })),
  /** The words of the agent who recommended it; null for none, and for other homes. */
  comment: z.nullable(z.string()),
  can: z.object({ remove: z.boolean() }),
  /** The note of the person who asks, which no other person gets; null for none. */
  note: z.nullable(z.string()),
  /** Comments on the home in this collection, without deleted ones. */
  commentCount: z.number(),
  /** Those of others that the person has not read. */
  newCommentCount: z.number(),
});
export type AddedListing = z.output<typeof addedListingSchema>;

export const getCollections = endpoint({
  method: 'GET',
  path: '/api/listing/collection',
  owner: 'self-or-contact',
  shows: 'collections',
  summary:
    'A page of the collections that you have or joined, the last changed first; before them the recommended homes, after them the dismissed ones',
  query: z.strictObject({
    ...listPages,
    user: username,
    createdBy: username,
    excludeDismissed: flag,
    excludeProposed: flag,
  }),
  /** `total` leaves out recommended and dismissed homes; `canAdd`: the person may have one more. */
  response: z.extend(listOf(listedCollection), { canAdd: z.boolean() }),
  errors: ['query_timeout'],
});

export const getSavedHomes = endpoint({
  method: 'GET',
  path: '/api/listing/collection/homes',
  owner: 'self-or-contact',
  shows: 'collections',
  summary: 'The homes in each of the collections that you have or joined, the last changed first',
  query: z.strictObject({ user: username }),
  response: z.array(savedHomes),
  errors: ['query_timeout'],
});

export const getCollection = endpoint({
  method: 'GET',
  path: '/api/v2/listing/collection/{id}',
  owner: 'self-or-contact',
  shows: 'collections',
  summary: 'A collection that you have, joined or were invited to, with a page of its homes',
  params: collectionParams,
  query: z.strictObject({
    ...collectionPageParameters,
    /** Without one, the order by hand: the last added first until a person moves a home. */
    sortBy: homes.sortBy,
    /** Without one, the usual direction of the order. */
    sortType: z.optional(z.enum(sortDirections)),
    ourListingsFirst: flag,
    user: username,
  }),
  response: z.extend(collectionSchema, {
    listings: z.readonly(z.array(listingCardSchema)),
    /** About each of `listings`, in their order. */
    addedListings: z.readonly(z.array(addedListingSchema)),
    /** Comments on all homes that the person may see. */
    commentCount: z.number(),
    total: z.number(),
    pageCount: z.number(),
  }),
  errors: ['not_found', 'listing_budget_spent', 'query_timeout'],
});

export const addCollection = endpoint({
  method: 'POST',
  path: '/api/listing/collection',
  owner: 'self-or-contact',
  summary: 'Create a collection, with homes where any are given; once for an idempotency-key',
  body: z.strictObject({
    name: text,
    description: z.optional(text),
    /** Homes of one page of a collection. */
    listings: z.optional(z.array(listingId).check(z.maxLength(collectionPageSize))),
    ...mailChoices,
    ...quietly,
    owner: username,
  }),
  response: collectionSchema,
  errors: ['listing_not_found', 'listing_gone', 'listing_outdated', 'idempotency_conflict', 'query_timeout'],
});

export const updateCollection = endpoint({
  method: 'PATCH',
  path: '/api/v2/listing/collection/{id}',
  owner: 'self-or-contact',
  summary:
    'Change the words or the mails of your collection, an empty description removes it; of one that you joined, the cadence of your mails',
  params: collectionParams,
  body: z.strictObject({
    name: z.optional(text),
    description: z.optional(text),
    ...mailChoices,
    owner: username,
  }),
  response: collectionSchema,
  errors: ['not_found', 'forbidden', 'query_timeout'],
});

export const removeCollection = endpoint({
  method: 'DELETE',
  path: '/api/listing/collection/{id}',
  owner: 'self-or-contact',
  summary: 'Delete your collection; its homes stay on the market',
  params: collectionParams,
  query: ofOwner,
  response: done,
  errors: ['not_found', 'forbidden', 'query_timeout'],
});

export const addToCollection = endpoint({
  method: 'PUT',
  path: '/api/listing/collection/{id}/listings/{listingId}',
  owner: 'self-or-contact',
  summary: 'Add a home to your collection; a dismissed one is shown in searches again',
  params: collectionHome,
  query: z.strictObject({ owner: username, notNotifyUser: flag }),
  response: done,
  errors: [
    'not_found',
    'forbidden',
    'listing_not_found',
    'listing_gone',
    'listing_outdated',
    'query_timeout',
  ],
});

export const removeFromCollection = endpoint({
  method: 'DELETE',
  path: '/api/listing/collection/{id}/listings/{listingId}',
  owner: 'self-or-contact',
  summary: 'Remove a home from your collection, also one that is hidden or gone by now',
  params: collectionHome,
  query: ofOwner,
  response: done,
  errors: ['not_found', 'forbidden', 'query_timeout'],
});

export const moveInCollection = endpoint({
  method: 'PUT',
  path: '/api/listing/collection/{id}/listings/{listingId}/position',
  owner: 'self-or-contact',
  summary: 'Move a home of a collection to another place of the order by hand, for all of its people',
  params: collectionHome,
  query: ofOwner,
  body: z.strictObject({
    /** The home that comes after it; null for the last place. */
    before: z.nullable(listingId),
  }),
  response: done,
  errors: [
    'not_found',
    'forbidden',
    'listing_not_found',
    'listing_gone',
    'listing_outdated',
    'query_timeout',
  ],
});

export const getCollectionsOfListing = endpoint({
  method: 'GET',
  path: '/api/v2/listing/{id}/collections',
  owner: 'self-or-contact',
  shows: 'collections',
  summary: 'Your collections that have this home',
  params: listingParams,
  query: z.strictObject({ user: username }),
  response: z.array(z.object({ id: z.string(), name: z.string() })),
  errors: ['listing_not_found', 'listing_gone', 'listing_outdated', 'query_timeout'],
});
