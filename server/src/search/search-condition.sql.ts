import { isOpen } from '@hearth/domain/listing/status.ts';
import type { ExclusiveScope, SearchRequest } from '@hearth/domain/search/search-request.ts';
import { sql } from 'kysely';
import { allOf, anyOf, type SqlFragment } from '../db/sql-fragment.ts';
import { editionCode, sourceCode, statusCode } from '../search-rows/search-codes.ts';
import { filterConditions } from './filter.sql.ts';
import { gateConditions } from './gate.sql.ts';
import { boundsConditions } from './position.sql.ts';
import type { ListCondition, SearchContext } from './search-context.ts';

/** The conditions of a search on a row, without its areas: `from` is the table to read, `where` its conditions on the alias `s`. */
export interface SearchCondition {
  readonly from: SqlFragment;
  readonly where: readonly SqlFragment[];
}

export function searchCondition(request: SearchRequest, context: SearchContext): SearchCondition {
  return {
    from: tableFor(request),
    where: [
      sql`s.edition = ${editionCode[context.edition]}`,
      sql`s.lease = ${request.lease}`,
      ...gateConditions(context.viewer, context.display),
      ...filterConditions(request.filters, context),
      ...(request.bounds ? boundsConditions(request.bounds) : []),
      ...exclusiveCondition(request.privateExclusiveListing),
      ...agentConditions(request),
      ...(context.onlyAgent === null ? [] : [isListingOf(context.onlyAgent)]),
      ...context.lists.map(listCondition),
    ],
  };
}

/** Most searches match only open listings, and their partition is planned a third faster than the whole table. */
function tableFor({ filters }: SearchRequest): SqlFragment {
  if (filters.mlsStatus.every(isOpen)) return sql`listing_search_on_market s`;
  if (!filters.mlsStatus.some(isOpen)) return sql`listing_search_off_market s`;
  return sql`listing_search s`;
}

/** Public: listings of an MLS. Exclusive: our listings that are private. Public_exclusive: our listings that are public. */
const exclusiveScopes: Readonly<Record<ExclusiveScope, SqlFragment>> = {
  public: sql`s.source <> ${sourceCode.EX}`,
  exclusive: sql`(s.source = ${sourceCode.EX} and s.mlsstatus = ${statusCode.Private})`,
  public_exclusive: sql`(s.source = ${sourceCode.EX} and s.mlsstatus <> ${statusCode.Private})`,
};

const exclusiveCondition = (scopes: readonly ExclusiveScope[]): SqlFragment[] =>
  scopes.length === 0 ? [] : [anyOf(scopes.map((scope) => exclusiveScopes[scope]))];

/** Served by agent_trec_license, listing_agent and the key of listing. */
function agentConditions(request: SearchRequest): SqlFragment[] {
  const byLicence = sql`s.id in (
    select listing.id from agent join listing on listing.agent_id = agent.agent_id
    where agent.trec_license = any(${request.trecLicense}::text[]))`;
  const shownOnBio = sql`exists (select from listing where listing.id = s.id and show_on_agent_bio)`;
  return [
    ...(request.trecLicense.length > 0 ? [byLicence] : []),
    ...(request.showEnabledAgentListings ? [shownOnBio] : []),
  ];
}

const listCondition = ({ ids, keeps }: ListCondition): SqlFragment =>
  keeps === 'only' ? sql`s.id = any(${ids}::integer[])` : sql`s.id <> all(${ids}::integer[])`;

/** Served by listing_agent and the key of listing. */
const isListingOf = (agentId: string): SqlFragment =>
  sql`s.id in (select id from listing where agent_id = ${agentId})`;

/** The same search within areas besides. */
export const within = (condition: SearchCondition, areas: readonly SqlFragment[]): SearchCondition => ({
  from: condition.from,
  where: [...condition.where, anyOf(areas)],
});

export const whereSql = (condition: SearchCondition): SqlFragment => allOf(condition.where);
