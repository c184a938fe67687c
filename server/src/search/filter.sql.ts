import { addDays } from '@hearth/domain/listing/days.ts';
import type { Viewer } from '@hearth/domain/people/viewer.ts';
import { conditionsOf } from '@hearth/domain/search/filters/filter-table.ts';
import type { Filters, RuleKey } from '@hearth/domain/search/filters/filters.ts';
import {
  type KeywordTerm,
  keywordTerms,
  termPattern,
} from '@hearth/domain/search/filters/rows/keyword-terms.ts';
import { openHouseOnlyDays } from '@hearth/domain/search/filters/rows/show-only.ts';
import { travelCircle } from '@hearth/domain/search/filters/rows/travel-time.ts';
import type { MatchContext } from '@hearth/domain/search/match-context.ts';
import { sql } from 'kysely';
import { allOf, anyOf, likeText, type SqlFragment } from '../db/sql-fragment.ts';
import { statusCode } from '../search-rows/search-codes.ts';
import { isInCircle } from './position.sql.ts';
import { conditionSql } from './predicate.sql.ts';

/** Keywords search a hidden address for its own agent alone. */
interface FilterContext extends MatchContext {
  readonly viewer: Viewer;
}

/** The SQL of a filter with its own rule; null for a value that matches all listings. */
type RuleSql<V> = (value: V, context: FilterContext) => SqlFragment | null;

/** An open house that has not ended and begins at most so many days after today; served by open_house_ends. */
const openWithin = (days: number, { today, time }: MatchContext): SqlFragment => sql`s.id in (
  select listing_id from open_house
  where openhousedate <= ${addDays(today, days)}::date and ends_at > ${`${today} ${time}`}::timestamp)`;

const closedWithin = (status: 'Sold' | 'Leased', days: number, { today }: MatchContext): SqlFragment =>
  sql`(s.mlsstatus <> ${statusCode[status]} or s.closedate >= ${addDays(today, -days)}::date)`;

/** A text with three letters or digits in a row is served by the trigrams of listing_keyword. */
const hasTrigram = (text: string): boolean => /[\p{L}\p{N}]{3}/u.test(text);

const contains = (column: SqlFragment, text: string): SqlFragment =>
  sql`${column} like ${`%${likeText(text)}%`}`;

/** The same without its wildcards, which is faster on a text that has been read. */
const has = (column: SqlFragment, text: string): SqlFragment => sql`strpos(${column}, ${text}) > 0`;

/** Stands in `asserted_text` for the words that deny the next one. */
const DENIAL = '\u0001';

/**
 * The text contains the term. The regular expression takes ten times as long as a substring, so it runs only on texts where no substring
 * decides: a word after a space or at the beginning of a line is the term, and an excluded one that is denied throughout is not.
 * @param asserted the text with its denials marked; null where there is none
 */
function says(column: SqlFragment, term: KeywordTerm, asserted: SqlFragment | null): SqlFragment {
  const substring = contains(column, term.text);
  const pattern = termPattern(term);
  if (pattern === null) return substring;
  const matches = sql`${column} ~ ${pattern}`;
  if (term.excluded && asserted === null) return sql`(${substring} and ${matches})`;
  const words = term.excluded && asserted ? asserted : column;
  const isWord = anyOf([
    has(words, ` ${term.text}${term.exact ? ' ' : ''}`),
    has(words, `\n${term.text}${term.exact ? '\n' : ''}`),
    term.excluded ? sql`(${has(withoutDenied(words, term.text), term.text)} and ${matches})` : matches,
  ]);
  return sql`(${substring} and ${isWord})`;
}

/** The text in which no denied word is the term; only its first letter goes, since the next word may begin within it. */
function withoutDenied(asserted: SqlFragment, text: string): SqlFragment {
  const [, ...rest] = text;
  return sql`replace(${asserted}, ${DENIAL + text}, ${DENIAL + rest.join('')})`;
}

/**
 * The text as the viewer may know it contains all of the terms. Agents also search the hidden addresses of their own listings,
 * which listing_agent finds.
 */
function saysTo(viewer: Viewer, terms: readonly KeywordTerm[]): SqlFragment {
  const inText = (column: SqlFragment, asserted: SqlFragment | null) =>
    allOf(terms.map((term) => says(column, term, asserted)));
  const ofEverybody = inText(sql`keyword_text`, sql`coalesce(asserted_text, keyword_text)`);
  if (viewer.role !== 'agent') return ofEverybody;
  return anyOf([
    ofEverybody,
    sql`(agent_id = ${viewer.agentId} and ${inText(sql`agent_keyword_text`, null)})`,
  ]);
}

/**
 * Every term is in the text, and no excluded one. Without a trigram to go by, every text would have to be read; so only
 * those are that pass all other filters. For excluded terms the database chooses: `not in` would read every text with the word,
 * of homes that are sold or elsewhere too.
 */
function keyword(text: string, { viewer }: FilterContext): SqlFragment | null {
  const terms = keywordTerms(text);
  if (terms.length === 0) return null;
  const wanted = terms.filter((term) => !term.excluded);
  return allOf([
    ...(wanted.length > 0 ? [isFound(saysTo(viewer, wanted), wanted.some(isIndexed))] : []),
    ...terms
      .filter((term) => term.excluded)
      .map((term) => sql`not ${isFound(saysTo(viewer, [term]), false)}`),
  ]);
}

const isIndexed = (term: KeywordTerm): boolean => hasTrigram(term.text);

const isFound = (condition: SqlFragment, indexed: boolean): SqlFragment =>
  indexed
    ? sql`s.id in (select id from listing where ${condition})`
    : sql`exists (select from listing where listing.id = s.id and ${condition})`;

/**
 * The filters with their own rules, as `matches` of the domain's rows; a law test compares the two. With the noted
 * exceptions, filters need no index: they are tested on the narrow rows that the search reads anyway.
 */
const ruleSql: { readonly [K in RuleKey]: RuleSql<Filters[K]> } = {
  keyword,

  daysOnMarket: (days, { today }) =>
    days === null
      ? null
      : sql`case when s.on_market then ${today}::date else coalesce(s.closedate, ${today}::date) end - s.onmarketdate <= ${days}`,
  lastPriceReduction: (days, { today }) =>
    days === null ? null : sql`s.price_reduced_on >= ${addDays(today, -days)}::date`,
  soldTimeframe: (days, context) => (days === null ? null : closedWithin('Sold', days, context)),
  leasedTimeframe: (days, context) => (days === null ? null : closedWithin('Leased', days, context)),
  period: (days, { today }) =>
    days === 0 ? null : sql`s.major_changed_on >= ${addDays(today, -days)}::date`,
  periodStart: (day) => (day === null ? null : sql`s.major_changed_on >= ${day}::date`),
  periodEnd: (day) => (day === null ? null : sql`s.major_changed_on <= ${day}::date`),
  openHouseOnly: (only, context) => (only ? openWithin(openHouseOnlyDays, context) : null),
  /** Served by the index on cell. */
  travelTime: (text) => {
    const circle = travelCircle(text);
    return circle && isInCircle(circle);
  },
  openHouse: (days, context) => (days === null ? null : openWithin(days, context)),
};

const ruleKeys = Object.keys(ruleSql) as RuleKey[];

const oneRule = <K extends RuleKey>(key: K, filters: Filters, context: FilterContext): SqlFragment | null =>
  ruleSql[key](filters[key], context);

/** The conditions of every filter that asks for something. */
export const filterConditions = (filters: Filters, context: FilterContext): SqlFragment[] => [
  ...conditionsOf(filters).map(conditionSql),
  ...ruleKeys.map((key) => oneRule(key, filters, context)).filter((fragment) => fragment !== null),
];
