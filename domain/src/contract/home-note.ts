import * as z from 'zod/mini';
import { done } from './done.ts';
import { endpoint } from './endpoint.ts';
import { listingParams } from './listing.ts';

export const noteHome = endpoint({
  method: 'PUT',
  path: '/api/v2/listing/{id}/note',
  owner: 'self',
  summary: 'Your private note on a home; an empty one removes it',
  params: listingParams,
  /** Longer than the rule allows, so that the rule reports a text that is too long. */
  body: z.strictObject({ text: z.string().check(z.maxLength(5000)) }),
  response: done,
  errors: ['listing_not_found', 'listing_gone', 'listing_outdated', 'query_timeout'],
});
