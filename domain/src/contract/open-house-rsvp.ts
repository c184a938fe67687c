import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { listingParams } from './listing.ts';

const openhousekey = z.string().check(z.maxLength(200), z.regex(/^[^\0]+$/));
const none = ['listing_not_found', 'listing_gone', 'listing_outdated', 'query_timeout'] as const;

/** Keys of the open houses of a home that the person comes to. */
const answers = z.object({ openhousekeys: z.array(z.string()) });
export type OpenHouseAnswers = z.output<typeof answers>;

const path = '/api/v2/listing/{id}/rsvp';

export const getRsvps = endpoint({
  method: 'GET',
  path,
  owner: 'self',
  summary: 'The coming open houses of a home that the signed-in person comes to',
  params: listingParams,
  response: answers,
  errors: [...none],
});

export const addRsvp = endpoint({
  method: 'POST',
  path,
  owner: 'self',
  summary:
    'Come to an open house of an exclusive listing; a receipt is mailed and the agent sees name and email',
  params: listingParams,
  body: z.strictObject({ openhousekey }),
  response: answers,
  errors: ['not_found', ...none],
});

export const removeRsvp = endpoint({
  method: 'DELETE',
  path,
  owner: 'self',
  summary: 'Do not come to an open house after all',
  params: listingParams,
  query: z.strictObject({ openhousekey }),
  response: answers,
  errors: [...none],
});
