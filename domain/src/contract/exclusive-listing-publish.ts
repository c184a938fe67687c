import * as z from 'zod/mini';
import { listingSources } from '../listing/listing.ts';
import { editFormStatuses } from '../listing/status.ts';
import { endpoint } from './endpoint.ts';
import { exclusiveDetails, exclusiveParams, ofListingAgents } from './exclusive-listing.ts';

const params = z.strictObject({ listingId: z.string().check(z.regex(/^EL\d{1,12}$/)) });
const query = z.strictObject({ agentId: z.optional(z.string().check(z.maxLength(200))) });
const day = z.string().check(z.maxLength(40));

/** The revision that the agent saw. Another stored one gives revision_conflict, with what changed since. */
const reviewed = { revision: z.int().check(z.gte(1)) };
const answer = {
  response: exclusiveDetails,
  errors: ['not_found', 'forbidden', 'revision_conflict'],
} as const;

export const publishExclusiveListing = endpoint({
  method: 'POST',
  path: '/api/exclusive-listing/publish/{listingId}',
  ...ofListingAgents,
  summary: 'Publishes the reviewed revision of a draft, also with another status than it has',
  ...{ params, query },
  body: z.strictObject({
    ...reviewed,
    /** Status of the draft from then on: it has the one before where it could not be published. */
    mlsStatus: z.optional(z.enum(editFormStatuses)),
  }),
  ...answer,
});

export const republishExclusiveListing = endpoint({
  method: 'POST',
  path: '/api/exclusive-listing/republish/{listingId}',
  ...ofListingAgents,
  summary: 'Publishes the reviewed changes of a published listing',
  ...{ params, query },
  body: z.strictObject(reviewed),
  ...answer,
});

/** Changes these fields alone, in the draft and on the site: other changes of the draft stay unpublished, unless their revision is named. */
export const changeExclusiveStatus = endpoint({
  method: 'POST',
  path: '/api/exclusive-listing/status/{listingId}',
  ...ofListingAgents,
  summary:
    'Marks a published listing as withdrawn, sold, leased, private, active, pending or listed on the MLS',
  ...{ params, query },
  body: z.strictObject({
    mlsStatus: z.enum(editFormStatuses),
    /** The reviewed revision of the draft, whose changes are published with the status. */
    revision: z.optional(reviewed.revision),
    /** 'YYYY-MM-DD' and dollars, of a sold or leased home. */
    closeDate: z.optional(day),
    closePrice: z.optional(z.number()),
    /** Name of the agent of the buyer or tenant, which stays private. */
    buyerAgentName: z.optional(z.string()),
    /** The listing of the same home on the MLS, of one that is listed there. */
    relatedMlsSource: z.optional(z.enum(listingSources)),
    primaryListingId: z.optional(z.string().check(z.maxLength(64))),
  }),
  ...answer,
});

export const scheduleExclusiveListing = endpoint({
  method: 'PUT',
  path: '/api/exclusive-listing/schedule/{listingId}',
  ...ofListingAgents,
  summary: 'Publishes the reviewed revision at a moment within the next year; null cancels that',
  ...{ params, query },
  body: z.strictObject({ ...reviewed, at: z.nullable(z.iso.datetime({ offset: true })) }),
  ...answer,
});

/** The listing of the same home on the MLS. */
const mlsCopy = z.object({
  source: z.enum(listingSources),
  /** Its MLS number. */
  listingId: z.string(),
  mlsStatus: z.string(),
  listPrice: z.number(),
  url: z.string(),
  /** The facts that both have alike. */
  match: z.enum(['parcel', 'address']),
});
export type MlsCopy = z.output<typeof mlsCopy>;

export const getMlsCopies = endpoint({
  method: 'GET',
  path: '/api/exclusive-listing/mls-copies/{listingId}',
  ...ofListingAgents,
  summary: 'Open listings of the same home on the MLS, by parcel or by address and unit',
  params,
  response: z.object({ items: z.array(mlsCopy) }),
  errors: ['not_found', 'query_timeout'],
});

const sync = z.object({
  isSyncing: z.boolean(),
  /** When the last search ended; null before the first. */
  syncedAt: z.nullable(z.iso.datetime()),
  /** null where the MLS has no open listing of the home. */
  copy: z.nullable(mlsCopy),
});
const synced = {
  path: '/api/v2/listing/{id}/sync',
  ...ofListingAgents,
  params: exclusiveParams,
  response: sync,
  errors: ['not_found', 'query_timeout'],
} as const;

/** A published listing whose home is on the MLS is listed on the MLS from then on. */
export const startSync = endpoint({
  method: 'POST',
  summary: 'Looks for the home of an exclusive listing on the MLS again',
  ...synced,
});

export const getSync = endpoint({
  method: 'GET',
  summary: 'The state of the last search for the home on the MLS',
  ...synced,
});
