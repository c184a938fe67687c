import { type DisplayContext, findsClosed } from '@hearth/domain/listing/gate.ts';
import { may } from '@hearth/domain/people/capabilities.ts';
import type { Viewer } from '@hearth/domain/people/viewer.ts';
import { sql } from 'kysely';
import { anyOf, type SqlFragment } from '../db/sql-fragment.ts';
import { statusCode } from '../search-rows/search-codes.ts';

/**
 * The SQL twin of the gate's `hiddenReasons` for lists; a law test compares the two. Withdrawn and expired listings
 * have no search row. A guest's search pays for two columns of the row; exceptions are looked up by their own indexes.
 */
export const gateConditions = (viewer: Viewer, context: DisplayContext): SqlFragment[] => [
  anyOf([sql`s.displayed`, ...ownListings(viewer)]),
  ...privateCondition(viewer, context),
  ...closedCondition(viewer, context),
];

/**
 * The gate for rows that count listings without naming them: an agent's own hidden listings and recommended listings do not
 * add to a count.
 */
export const countGateConditions = (viewer: Viewer, context: DisplayContext): SqlFragment[] => [
  sql`s.displayed`,
  ...privateCondition(viewer, { ...context, recommendedListingIds: new Set() }),
  ...closedCondition(viewer, context),
];

/** Served by listing_agent. */
const ownListings = (viewer: Viewer): SqlFragment[] =>
  viewer.role === 'agent' ? [sql`s.id in (select id from listing where agent_id = ${viewer.agentId})`] : [];

function privateCondition(viewer: Viewer, context: DisplayContext): SqlFragment[] {
  if (may(viewer, 'see private listings') && !context.lease && !context.foreignSavedSearch) return [];
  return [anyOf([sql`s.mlsstatus <> ${statusCode.Private}`, ...recommendedListings(context)])];
}

const closedCondition = (viewer: Viewer, { reachedBy }: DisplayContext): SqlFragment[] =>
  reachedBy === 'figure' || findsClosed(viewer)
    ? []
    : [sql`s.mlsstatus <> ${statusCode.Sold}`, sql`s.mlsstatus <> ${statusCode.Leased}`];

/** Served by listing_listingid. */
const recommendedListings = ({ recommendedListingIds }: DisplayContext): SqlFragment[] =>
  recommendedListingIds.size === 0
    ? []
    : [sql`s.id in (select id from listing where listingid = any(${[...recommendedListingIds]}::text[]))`];
