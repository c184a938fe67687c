import * as z from 'zod/mini';
import { cadences, savedSearchesPerPage, savedSearchVersion } from '../people/saved-search-rules.ts';
import { done } from './done.ts';
import { endpoint } from './endpoint.ts';
import { listOf, listParameters } from './list.ts';
import { mailChoices } from './mail-choices.ts';
import { sharingPersonSchema } from './membership.ts';
import { ofOwner, quietly, username } from './owner-parameters.ts';

/** Longer than any rule allows, so that the rules and not the schema report a text that is too long. */
const text = z.string().check(z.maxLength(20_000));
export const savedSearchId = z.string().check(z.regex(/^[1-9]\d{0,14}$/));
const savedSearchParams = z.strictObject({ id: savedSearchId });

const list = listParameters({ limit: savedSearchesPerPage, sortBy: ['createdDate', 'name'] });
const ofList = z.strictObject({
  user: username,
  page: list.page,
  limit: list.limit,
  sortBy: list.sortBy,
  sortType: list.sortType,
});

export const savedSearchSchema = z.object({
  id: z.string(),
  name: z.string(),
  description: z.nullable(z.string()),
  /** Of the URL of a search page, as the person who asks reads it, with `lease=true` for leases. */
  query: z.string(),
  version: z.literal(savedSearchVersion),
  /** Filters and other parts that it was saved with and that no search has any more, in people's words. `query` has the rest. */
  lost: z.readonly(z.array(z.string())),
  /** Of the mails to the person who asks. */
  cadence: z.enum(cadences),
  /** Set if the owner's agent gets them too. */
  notifyAgent: z.boolean(),
  /** The person who shares it; null for a search of the person who asks. */
  sharedBy: z.nullable(sharingPersonSchema),
  /** People who joined it. */
  collaboratorCount: z.number(),
  /** Set if people joined it or are invited: it takes no Private then. */
  isShared: z.boolean(),
  /** Answers of its policy for the person who asks. */
  can: z.object({
    update: z.boolean(),
    /** Choose the cadence of the mails to the person. */
    chooseCadence: z.boolean(),
    remove: z.boolean(),
    /** Send the homes that it finds now to the owner. */
    sendResults: z.boolean(),
    /** Invite, remind and remove people. */
    invite: z.boolean(),
    leave: z.boolean(),
    /** Join, or decline the invitation. */
    answer: z.boolean(),
  }),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});
export type SavedSearch = z.output<typeof savedSearchSchema>;

export const getSavedSearches = endpoint({
  method: 'GET',
  path: '/api/saved-search',
  owner: 'self-or-contact',
  shows: 'saved-search',
  summary: 'The searches that you saved or joined, by the time that they were saved or by name',
  query: ofList,
  response: listOf(savedSearchSchema),
  errors: ['query_timeout'],
});

export const getSavedSearch = endpoint({
  method: 'GET',
  path: '/api/saved-search/{id}',
  owner: 'self-or-contact',
  shows: 'saved-search',
  summary: 'A search that you saved, joined or were invited to',
  params: savedSearchParams,
  query: z.strictObject({ user: username }),
  response: savedSearchSchema,
  errors: ['not_found', 'query_timeout'],
});

export const countHomesOfSearches = endpoint({
  method: 'GET',
  path: '/api/saved-search/counts',
  owner: 'self-or-contact',
  shows: 'saved-search',
  summary:
    'How many homes the searches of a page of your list find now, and how many of them came to the market in the last 7 days',
  query: ofList,
  /** Without searches of which an area is gone. */
  response: z.object({ counts: z.array(z.object({ id: z.string(), total: z.number(), fresh: z.number() })) }),
  errors: ['query_timeout'],
});

/** The mail of `sendSearchResults`, before it is sent. */
export const getSearchResults = endpoint({
  method: 'GET',
  path: '/api/saved-search/{id}/results',
  owner: 'self-or-contact',
  shows: 'saved-search',
  summary: 'Who would get the homes that a saved search finds now by mail, and how many',
  params: savedSearchParams,
  query: z.strictObject({ user: username }),
  response: z.object({
    /** Name and address of the owner. */
    name: z.string(),
    email: z.string(),
    /** Homes in the mail. */
    homes: z.number(),
    /** Homes that the mail links to. */
    more: z.number(),
  }),
  errors: ['not_found', 'forbidden', 'query_timeout'],
});

export const sendSearchResults = endpoint({
  method: 'POST',
  path: '/api/saved-search/{id}',
  owner: 'self-or-contact',
  summary: 'Send the homes that a saved search finds now by mail to its owner',
  params: savedSearchParams,
  query: z.strictObject({ user: username }),
  body: z.strictObject({
    owner: username,
    userId: username,
    savedSearchId: z.optional(savedSearchId),
  }),
  response: done,
  errors: ['not_found', 'forbidden', 'too_many_attempts', 'query_timeout'],
});

export const addSavedSearch = endpoint({
  method: 'POST',
  path: '/api/saved-search',
  owner: 'self-or-contact',
  summary: 'Save a search under a name; once for an idempotency-key',
  body: z.strictObject({
    name: text,
    description: z.optional(text),
    /** Like that of the answers. Its page, the position of the visitor and the size of a page are left out. */
    query: text,
    ...mailChoices,
    ...quietly,
    owner: username,
  }),
  response: savedSearchSchema,
  errors: ['idempotency_conflict', 'query_timeout'],
});

export const updateSavedSearch = endpoint({
  method: 'PATCH',
  path: '/api/saved-search/{id}',
  owner: 'self-or-contact',
  summary:
    'Change a saved search of yours, an empty description removes it; of one that you joined, the cadence of your mails',
  params: savedSearchParams,
  body: z.strictObject({
    name: z.optional(text),
    description: z.optional(text),
    query: z.optional(text),
    ...mailChoices,
    owner: username,
  }),
  response: savedSearchSchema,
  errors: ['not_found', 'forbidden', 'query_timeout'],
});

export const removeSavedSearch = endpoint({
  method: 'DELETE',
  path: '/api/saved-search/{id}',
  owner: 'self-or-contact',
  summary: 'Delete a saved search of yours',
  params: savedSearchParams,
  query: ofOwner,
  response: done,
  errors: ['not_found', 'forbidden', 'query_timeout'],
});
