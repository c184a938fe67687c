import * as z from 'zod/mini';
import { collectionParams } from './collection.ts';
import { done } from './done.ts';
import { endpoint } from './endpoint.ts';
import { mapPointsSchema } from './map.ts';
import { username } from './owner-parameters.ts';

export const getCollectionPoints = endpoint({
  method: 'GET',
  path: '/api/listing/collection/{id}/points',
  owner: 'self-or-contact',
  shows: 'collections',
  summary: 'Pins of all homes of a collection',
  params: collectionParams,
  query: z.strictObject({ user: username }),
  response: mapPointsSchema,
  errors: ['not_found', 'listing_budget_spent', 'query_timeout'],
});

export const getCollectionFile = endpoint({
  method: 'GET',
  path: '/api/listing/collection/{id}/csv',
  answer: 'text',
  owner: 'self-or-contact',
  shows: 'collections',
  summary: 'The homes of a collection as a CSV file with your own notes, in the order by hand',
  params: collectionParams,
  query: z.strictObject({ user: username }),
  response: z.string(),
  errors: ['not_found', 'listing_budget_spent', 'query_timeout'],
});

export const getCalendarFeed = endpoint({
  method: 'GET',
  path: '/api/listing/collection/{id}/calendar',
  owner: 'self',
  summary: 'Since when your calendars read the open houses of a collection; its address is not stored',
  params: collectionParams,
  response: z.object({ createdAt: z.nullable(z.iso.datetime()) }),
  errors: ['not_found', 'query_timeout'],
});

export const createCalendarFeed = endpoint({
  method: 'POST',
  path: '/api/listing/collection/{id}/calendar',
  owner: 'self',
  summary:
    'Make the secret address at which calendars read the open houses of a collection; the one before ends',
  params: collectionParams,
  response: z.object({
    /** With a token of 192 random bits, which is shown this once. */
    url: z.string(),
    createdAt: z.iso.datetime(),
  }),
  errors: ['not_found', 'forbidden', 'query_timeout'],
});

export const removeCalendarFeed = endpoint({
  method: 'DELETE',
  path: '/api/listing/collection/{id}/calendar',
  owner: 'self',
  summary: 'End the secret address of a collection’s open houses',
  params: collectionParams,
  response: done,
  errors: ['not_found', 'query_timeout'],
});

/** Its token is the authority, so that calendars read it without a session. */
export const readCalendarFeed = endpoint({
  method: 'GET',
  path: '/api/listing/calendar/{token}',
  answer: 'text',
  summary:
    'The coming open houses of a collection as a calendar (RFC 5545), as the person who made the address may see them now',
  params: z.strictObject({ token: z.string().check(z.regex(/^[\w-]{1,64}$/)) }),
  response: z.string(),
  errors: ['not_found', 'query_timeout'],
});
