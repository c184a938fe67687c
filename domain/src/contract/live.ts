import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { username } from './owner-parameters.ts';

/** Kinds of things whose changes reach open pages. */
export const liveResources = ['collection', 'saved-search', 'inbox', 'viewed', 'contact', 'listing'] as const;
export type LiveResource = (typeof liveResources)[number];

/** An event `change` of the stream: things that are to be requested again. */
export type LiveChange = ThingChange | ListingsChange;

/** A thing, or the person's things of a kind. */
export interface ThingChange {
  readonly resource: Exclude<LiveResource, 'listing'>;
  /** Of the thing; null for all of the person's things of this kind. */
  readonly id: string | null;
  /** The news of a shared thing, for its other people. */
  readonly news?: LiveNews;
}

/** Listings that changed together. */
export interface ListingsChange {
  readonly resource: 'listing';
  /** Each `listingid`; null where more changed than are named. */
  readonly ids: readonly string[] | null;
}

/** A person joined a shared thing, or left it. */
export interface LiveNews {
  readonly what: 'joined' | 'left';
  readonly firstname: string;
  /** Of the thing. */
  readonly name: string;
}

/** Seconds between two events `beat`, the first of which comes at once. */
export const liveBeatSeconds = 25;

export const getLive = endpoint({
  method: 'GET',
  path: '/api/live',
  owner: 'self-or-contact',
  summary:
    'Stream of events: `change` names what you may see and what changed, `beat` shows that the stream is open, `ended` that its session has ended',
  answer: 'events',
  query: z.strictObject({ user: username }),
  response: z.void(),
  errors: ['too_many_attempts'],
});
