import * as z from 'zod/mini';
import { proposedCollection } from '../people/proposed-collection.ts';
import { mostRecommendedAtOnce } from '../people/recommendation-rules.ts';
import { listingId } from './collection.ts';
import { done } from './done.ts';
import { endpoint } from './endpoint.ts';
import { ofOwner, username } from './owner-parameters.ts';

const proposed = z.literal(proposedCollection);

export const recommendListings = endpoint({
  method: 'PUT',
  path: '/api/listing/collection/{id}/recommendation',
  owner: 'contact',
  summary: 'Recommend homes to a client of yours, with a comment on each; the client gets a mail',
  params: z.strictObject({ id: proposed }),
  body: z.strictObject({
    /** Username of the client. */
    owner: username,
    /** Sends no mail. */
    notNotifyUser: z.optional(z.boolean()),
    listings: z
      .array(
        z.strictObject({
          listingId,
          /** Longer than the rule allows, which reports it. */
          comment: z.optional(z.string().check(z.maxLength(5000))),
        }),
      )
      .check(z.minLength(1), z.maxLength(mostRecommendedAtOnce)),
  }),
  response: done,
  errors: ['forbidden', 'listing_not_found', 'listing_gone', 'listing_outdated', 'query_timeout'],
});

export const withdrawRecommendation = endpoint({
  method: 'DELETE',
  path: '/api/listing/collection/{id}/recommendation/{listingId}',
  owner: 'contact',
  summary: 'Take your recommendation of a home back; within a minute no mail is sent',
  params: z.strictObject({ id: proposed, listingId }),
  query: ofOwner,
  response: done,
  errors: ['forbidden', 'query_timeout'],
});
