import * as z from 'zod/mini';
import { exclusiveIdPattern } from '../exclusive/exclusive-id.ts';
import { listingSources } from '../listing/listing.ts';
import { editFormStatuses } from '../listing/status.ts';
import { done } from './done.ts';
import { draftSave, fieldValues } from './draft-save.ts';
import { endpoint } from './endpoint.ts';
import { listOf, listParameters } from './list.ts';
import { flag } from './owner-parameters.ts';
import { wholeNumber } from './whole-number.ts';

const nullable = z.nullable(z.string());
const moment = z.nullable(z.iso.datetime());
const username = z.optional(z.string().check(z.maxLength(200)));

/** Endpoints of agents alone. */
export const ofListingAgents = { owner: 'self', needs: 'have exclusive listings' } as const;

const ownId = z.string().check(z.regex(exclusiveIdPattern));
export const exclusiveParams = z.strictObject({ id: ownId });

/** Answers of its policy for the person who asks. */
const rights = z.object({
  see: z.boolean(),
  edit: z.boolean(),
  publish: z.boolean(),
  remove: z.boolean(),
});

/** Ids and owner of an exclusive listing (specification section 3). */
const identity = {
  listingId: z.string(),
  draftId: z.string(),
  /** The same as `draftId` once it is published; null before. */
  publishedDraftId: nullable,
  isDraft: z.boolean(),
  /** Username and name of its agent; null once the agent is deleted. */
  agentId: nullable,
  agentName: nullable,
  /** It is the listing of the person who asks. */
  isMine: z.boolean(),
  can: rights,
};

/** State of the published copy. */
const publication = {
  publishedAt: moment,
  /** The draft differs from its published copy. */
  hasChanges: z.boolean(),
  /** When a reviewed revision is published. */
  scheduledAt: moment,
  /** The rule that stopped a scheduled publication. */
  scheduleFailure: nullable,
  /** The listing of the same home on the MLS, once the exclusive one gave way to it. */
  listedOnMls: z.nullable(z.object({ source: z.enum(listingSources), listingId: z.string(), url: nullable })),
  /** Path of its page; null for a draft. */
  url: nullable,
};

/** An exclusive listing in the list: published values, those of the draft before. */
export const exclusiveItem = z.object({
  ...identity,
  ...publication,
  /** Of the draft. */
  revision: z.number(),
  /** '' before one is chosen. */
  mlsStatus: z.enum([...editFormStatuses, '']),
  /** '1204 S Lamar Blvd Unit 3' and 'Austin, TX 78704'; '' for parts that are missing. */
  street: z.string(),
  city: z.string(),
  /** Dollars; null before it is entered. */
  listPrice: z.nullable(z.number()),
  propertyType: nullable,
  propertySubtype: nullable,
  bedroomsTotal: z.nullable(z.number()),
  bathroomsFull: z.nullable(z.number()),
  bathroomsHalf: z.nullable(z.number()),
  livingArea: z.nullable(z.number()),
  /** Address of the first picture. */
  photo: nullable,
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});
export type ExclusiveItem = z.output<typeof exclusiveItem>;

/** An exclusive listing with all values of its draft. */
export const exclusiveDetails = z.object({
  ...identity,
  ...publication,
  revision: z.number(),
  savedAt: z.iso.datetime(),
  /** Name of the person who saved last; null once that account is deleted. */
  savedBy: nullable,
  fields: fieldValues,
  /** The published revision and its values; null for a draft. */
  published: z.nullable(
    z.object({
      revision: z.number(),
      fields: fieldValues,
      /** The photos or open houses of the draft are others than the published ones. */
      hasOtherParts: z.boolean(),
    }),
  ),
});
export type ExclusiveDetails = z.output<typeof exclusiveDetails>;

/** Tabs of the list. On the market are Private, Active and both kinds of Pending. */
export const listingTabs = ['onMarket', 'offMarket', 'draft'] as const;
export type ListingTab = (typeof listingTabs)[number];

export const exclusivePageSize = 20;

const list = listParameters({
  limit: exclusivePageSize,
  sortBy: ['updatedDate', 'updatedAt', 'publishedAt', 'listPrice', 'mlsStatus'],
});
const price = wholeNumber(0, 1_000_000_000_000, 0);

export const getExclusiveListings = endpoint({
  method: 'GET',
  path: '/api/v2/exclusive-listing/list',
  ...ofListingAgents,
  summary: 'The exclusive listings of the signed-in agent; for admins, those of all agents',
  query: z.strictObject({
    page: list.page,
    limit: list.limit,
    sortBy: list.sortBy,
    sortType: list.sortType,
    tab: z._default(z.enum(listingTabs) as unknown as z.ZodMiniType<ListingTab, ListingTab>, 'onMarket'),
    /** 'true' is the tab of drafts. */
    draft: flag,
    /** 'true' has those of the person who asks first. */
    myListingsFirst: flag,
    /** Username of the one agent whose listings are meant; others than the own are for admins. */
    agentId: username,
    /** Dollars; 0 sets no limit. */
    minPrice: price,
    maxPrice: price,
  }),
  response: z.extend(listOf(exclusiveItem), {
    /** Number of all listings by tab, with the same filters. */
    tabs: z.object({ onMarket: z.number(), offMarket: z.number(), draft: z.number() }),
  }),
  errors: ['forbidden', 'query_timeout'],
});

/** Made by the client for each open form, so that a retry of a save is no conflict with itself. */
const tab = z.optional(z.string().check(z.regex(/^[\w-]{1,40}$/)));

export const createExclusiveListing = endpoint({
  method: 'POST',
  path: '/api/exclusive-listing/create',
  ...ofListingAgents,
  summary: 'Starts a draft; the same draft id again returns the draft that it started',
  query: z.strictObject({
    /** The agent who gets the listing; others than the own are for admins. */
    agentId: username,
    tab,
  }),
  body: z.strictObject({
    draftId: z.uuid(),
    fields: z._default(fieldValues, {}),
  }),
  response: exclusiveDetails,
  errors: ['forbidden', 'revision_conflict'],
});

export const getExclusiveListing = endpoint({
  method: 'GET',
  path: '/api/exclusive-listing/details/{id}',
  ...ofListingAgents,
  summary: 'An exclusive listing with all values of its draft',
  params: exclusiveParams,
  response: exclusiveDetails,
  errors: ['not_found'],
});

/** Takes the header `if-match: "7"`, the revision that the changes are made on. */
export const updateExclusiveListing = endpoint({
  method: 'PATCH',
  path: '/api/exclusive-listing/update/{id}',
  ...ofListingAgents,
  summary:
    'Stores changed fields of a draft, merged with those that others changed since the revision of `if-match`',
  params: exclusiveParams,
  query: z.strictObject({ tab }),
  body: fieldValues,
  response: draftSave,
  errors: ['not_found', 'revision_conflict'],
});

export const removeExclusiveListing = endpoint({
  method: 'DELETE',
  path: '/api/exclusive-listing/delete',
  // Without a capability: to all others the listing is missing, as in calls with the id in their path.
  owner: 'self',
  summary: 'Deletes an exclusive listing with its draft, and takes it off the site',
  query: z.strictObject({
    listingId: z.optional(ownId),
    draftId: z.optional(ownId),
    agentId: username,
  }),
  response: done,
  errors: ['not_found'],
});

export const checkDraftAddress = endpoint({
  method: 'GET',
  path: '/api/listing/draft/allowed',
  ...ofListingAgents,
  summary: 'Whether no other exclusive listing on the market or in preparation has this address and unit',
  query: z.strictObject({
    /** '1204 Oak Hollow Dr Unit 3, Austin, TX 78704'. */
    address: z.string().check(z.minLength(1), z.maxLength(300)),
    /** The draft that is edited, which is no duplicate of itself. */
    draftId: z.optional(ownId),
  }),
  response: z.object({
    allowed: z.boolean(),
    /** '' where it is allowed. */
    message: z.string(),
    /** The other listing, where the person who asks may open it. */
    listing: z.nullable(z.object({ listingId: z.string(), isDraft: z.boolean() })),
  }),
  errors: ['query_timeout'],
});
