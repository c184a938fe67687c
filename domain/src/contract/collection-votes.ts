import * as z from 'zod/mini';
import { dealBreakerFilters, dealBreakers } from '../people/votes/deal-breakers.ts';
import { mostDealBreakers, voteAnswers } from '../people/votes/vote-rules.ts';
import { collectionHome, collectionPageParameters, collectionParams } from './collection.ts';
import { endpoint } from './endpoint.ts';
import { listingCardSchema } from './listing-card.ts';
import { sharingPersonSchema } from './membership.ts';
import { username } from './owner-parameters.ts';

const dealBreaker = z.enum(dealBreakers);
const answer = z.enum(voteAnswers);

const voteSchema = z.object({ answer, dealBreakers: z.readonly(z.array(dealBreaker)) });
export type Vote = z.output<typeof voteSchema>;

/** A vote that all people of the collection may see. */
const openedVoteSchema = z.extend(voteSchema, {
  person: z.extend(sharingPersonSchema, { isYou: z.boolean() }),
  /** The person first voted after the opening, and could see the votes of others. */
  isLate: z.boolean(),
  /** The answer at the opening, where it was changed since; else null. */
  answerAtOpening: z.nullable(answer),
});
export type OpenedVote = z.output<typeof openedVoteSchema>;

/** The votes on one home. Until they are opened, nothing of others is here: no vote, no number, no name. */
const homeVotesSchema = z.object({
  listingid: z.string(),
  own: z.nullable(voteSchema),
  /** null while the votes are sealed. */
  openedAt: z.nullable(z.iso.datetime()),
  /** Empty while they are sealed. */
  votes: z.readonly(z.array(openedVoteSchema)),
});
export type HomeVotes = z.output<typeof homeVotesSchema>;

const votesSchema = z.object({
  /** Homes with a vote of the person who asks, or with opened votes. */
  homes: z.readonly(z.array(homeVotesSchema)),
});
export type Votes = z.output<typeof votesSchema>;

export const getVotes = endpoint({
  method: 'GET',
  path: '/api/listing/collection/{id}/votes',
  owner: 'self-or-contact',
  shows: 'collections',
  summary: 'Your votes on the homes of a collection, and the votes that were opened',
  params: collectionParams,
  query: z.strictObject({ owner: username }),
  response: votesSchema,
  errors: ['not_found', 'forbidden', 'query_timeout'],
});

export const setVote = endpoint({
  method: 'PUT',
  path: '/api/listing/collection/{id}/listings/{listingId}/vote',
  owner: 'self',
  summary:
    'Vote on a home of a shared collection. Votes are sealed until all have voted or the owner opens them',
  params: collectionHome,
  body: z.strictObject({
    answer,
    /** None with a yes. */
    dealBreakers: z._default(z.array(dealBreaker).check(z.maxLength(mostDealBreakers)), []),
  }),
  response: votesSchema,
  errors: [
    'not_found',
    'forbidden',
    'listing_not_found',
    'listing_gone',
    'listing_outdated',
    'query_timeout',
  ],
});

export const openVotes = endpoint({
  method: 'POST',
  path: '/api/listing/collection/{id}/votes/open',
  owner: 'self',
  summary: 'Open the votes on the homes of your collection that you voted on yourself',
  params: collectionParams,
  response: votesSchema,
  errors: ['not_found', 'forbidden', 'query_timeout'],
});

export const getAgreement = endpoint({
  method: 'GET',
  path: '/api/listing/collection/{id}/agreement',
  owner: 'self-or-contact',
  shows: 'collections',
  summary: 'The homes with opened votes: those on which people differ first, then those with more support',
  params: collectionParams,
  query: z.strictObject({ ...collectionPageParameters, owner: username }),
  response: z.object({
    /** Of the collection. */
    name: z.string(),
    listings: z.readonly(z.array(listingCardSchema)),
    /** Of each of `listings`, in their order. */
    homes: z.readonly(z.array(homeVotesSchema)),
    total: z.number(),
    pageCount: z.number(),
    /** A search without what stood against homes; no filters where none can be made. */
    search: z.object({
      lease: z.boolean(),
      filters: z.readonly(
        z.array(
          z.object({
            dealBreaker,
            filter: z.enum(dealBreakerFilters),
            value: z.number(),
          }),
        ),
      ),
    }),
  }),
  errors: ['not_found', 'forbidden', 'listing_budget_spent', 'query_timeout'],
});
