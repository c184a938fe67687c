import * as z from 'zod/mini';
import { done } from './done.ts';
import { endpoint } from './endpoint.ts';
import { listingParams } from './listing.ts';
import { ofOwner, username } from './owner-parameters.ts';

const none = ['listing_not_found', 'listing_gone', 'listing_outdated', 'query_timeout'] as const;

/** Most characters of the message in a shared home's mail. */
export const longestShareMessage = 1000;

export const shareListing = endpoint({
  method: 'POST',
  path: '/api/v2/listing/{id}/share',
  owner: 'self',
  summary: 'Mail a home to one address, for signed-in people',
  params: listingParams,
  body: z.strictObject({
    receiverEmail: z.string().check(z.maxLength(254)),
    message: z.optional(z.string().check(z.maxLength(longestShareMessage))),
  }),
  response: done,
  errors: ['too_many_attempts', ...none],
});

export const dismissListing = endpoint({
  method: 'POST',
  path: '/api/v2/listing/{id}/dismiss',
  owner: 'self-or-contact',
  summary: 'Mark a home as dismissed by the signed-in person; it leaves their collections',
  params: listingParams,
  query: ofOwner,
  response: z.extend(done, {
    /** The ids of the person's collections that had it, so that an undo can add it again. */
    removedFrom: z.array(z.string()),
  }),
  errors: [...none],
});

export const retainListing = endpoint({
  method: 'POST',
  path: '/api/v2/listing/{id}/retain',
  owner: 'self-or-contact',
  summary: 'Take the mark of a dismissed home away, also of one that is hidden or gone by now',
  params: listingParams,
  query: ofOwner,
  response: done,
  errors: ['query_timeout'],
});

export const getDismissed = endpoint({
  method: 'GET',
  path: '/api/v2/listing/dismissed/{id}',
  owner: 'self-or-contact',
  summary: 'Whether the signed-in person dismissed a home',
  params: listingParams,
  query: z.strictObject({ user: username }),
  response: z.object({ dismissed: z.boolean() }),
  errors: [...none],
});

export const countListingView = endpoint({
  method: 'POST',
  path: '/api/v2/listing/{id}/view',
  summary: 'Count that a visitor opened the page of a home',
  params: listingParams,
  response: done,
  errors: ['forbidden', ...none],
});

export const addOpenHouseToCalendar = endpoint({
  method: 'POST',
  path: '/api/v2/listing/{id}/add-open-house-to-calendar',
  answer: 'text',
  owner: 'self',
  summary: 'A coming open house as a calendar file (RFC 5545), for signed-in people',
  params: listingParams,
  query: z.strictObject({
    /** Name in the details of the listing. */
    openhousekey: z.string().check(z.maxLength(200), z.regex(/^[^\0]+$/)),
  }),
  response: z.string(),
  errors: ['not_found', 'listing_budget_spent', ...none],
});
