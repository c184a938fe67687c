import { addDays } from '@hearth/domain/listing/days.ts';
import { type Feature, featureMask, viewMask } from '@hearth/domain/listing/features.ts';
import type { PropertyFilterType } from '@hearth/domain/listing/property-type.ts';
import type { FilterKey, Filters, YesNoAny } from '@hearth/domain/search/filters/filters.ts';
import {
  type KeywordTerm,
  keywordTerms,
  termPattern,
} from '@hearth/domain/search/filters/rows/keyword-terms.ts';
import { openHouseOnlyDays } from '@hearth/domain/search/filters/rows/show-only.ts';
import type { MatchContext } from '@hearth/domain/search/search-request.ts';
import { sql } from 'kysely';
import { filterTypeCode, sourceCode, statusCode, waterBodyCode } from './search-codes.ts';
import { allOf, likeText, type SqlFragment } from './sql-fragment.ts';

/** The SQL of one filter, null where the value asks for nothing. */
type FilterSql<V> = (value: V, context: MatchContext) => SqlFragment | null;

type NumberColumn =
  | 'listprice'
  | 'bedroomstotal'
  | 'livingarea'
  | 'lotsizearea'
  | 'yearbuilt'
  | 'stories'
  | 'garagespaces'
  | 'elementaryschoolrating'
  | 'middleschoolrating'
  | 'highschoolrating';

/** A comparison with null is not true, so the unknown does not match, as in the filter table. */
const atLeast =
  (column: NumberColumn): FilterSql<number | null> =>
  (min) =>
    min === null ? null : sql`s.${sql.ref(column)} >= ${min}`;

const atMost =
  (column: NumberColumn): FilterSql<number | null> =>
  (max) =>
    max === null ? null : sql`s.${sql.ref(column)} <= ${max}`;

const hasFeature = (feature: Feature): SqlFragment =>
  sql`s.features & ${String(featureMask([feature]))}::bigint <> 0`;

const feature =
  (name: Feature): FilterSql<boolean> =>
  (asked) =>
    asked ? hasFeature(name) : null;

const featureIs = (name: Feature, wanted: boolean): SqlFragment =>
  wanted ? hasFeature(name) : sql`s.features & ${String(featureMask([name]))}::bigint = 0`;

const type =
  (name: PropertyFilterType): FilterSql<boolean> =>
  (on) =>
    on ? null : sql`s.filtertype <> ${filterTypeCode[name]}`;

const yesNoAny =
  (answer: (yes: boolean) => SqlFragment): FilterSql<YesNoAny> =>
  (value) =>
    value === 'Any' ? null : answer(value === 'Yes');

/** An open house that has not ended and begins at most so many days after today; served by open_house_date. */
const openWithin = (days: number, { today, time }: MatchContext): SqlFragment => sql`s.id in (
  select listing_id from open_house
  where openhousedate between ${today}::date and ${addDays(today, days)}::date
    and (openhousedate > ${today}::date or openhouseendtime collate "C" > ${time}))`;

const closedWithin = (status: 'Sold' | 'Leased', days: number, { today }: MatchContext): SqlFragment =>
  sql`(s.mlsstatus <> ${statusCode[status]} or s.closedate >= ${addDays(today, -days)}::date)`;

/** A text with three letters or digits in a row is served by the trigrams of listing_keyword. */
const hasTrigram = (text: string): boolean => /[\p{L}\p{N}]{3}/u.test(text);

/** The text says the term; what a substring cannot tell is read only where there is one. */
function says(term: KeywordTerm): SqlFragment {
  const substring = sql`keyword_text like ${`%${likeText(term.text)}%`}`;
  const pattern = termPattern(term);
  return pattern === null ? substring : sql`(${substring} and keyword_text ~ ${pattern})`;
}

/**
 * Every term is in the text, and no excluded one. Without a trigram to go by, every text would have to be read; so only
 * those are that pass all other filters.
 */
function keyword(text: string): SqlFragment | null {
  const terms = keywordTerms(text);
  if (terms.length === 0) return null;
  const wanted = terms.filter((term) => !term.excluded);
  return allOf([
    ...(wanted.length > 0 ? [isFound(allOf(wanted.map(says)), wanted.some(isIndexed))] : []),
    ...terms.filter((term) => term.excluded).map((term) => sql`not ${isFound(says(term), isIndexed(term))}`),
  ]);
}

const isIndexed = (term: KeywordTerm): boolean => hasTrigram(term.text);

const isFound = (condition: SqlFragment, indexed: boolean): SqlFragment =>
  indexed
    ? sql`s.id in (select id from listing where ${condition})`
    : sql`(select ${condition} from listing where listing.id = s.id)`;

/**
 * The SQL twin of the filter table's `matches`; a law test holds the two together. But for the noted exceptions filters
 * need no index: they are checked on the narrow rows that the search reads anyway.
 */
export const filterSql: { readonly [K in FilterKey]: FilterSql<Filters[K]> } = {
  keyword,
  minPrice: atLeast('listprice'),
  maxPrice: atMost('listprice'),
  minBedrooms: atLeast('bedroomstotal'),
  maxBedrooms: atMost('bedroomstotal'),
  minBathrooms: (min) =>
    min === null ? null : sql`s.bathroomsfull + coalesce(s.bathroomshalf, 0) / 2 >= ${min}`,
  minLotSize: atLeast('lotsizearea'),
  maxLotSize: atMost('lotsizearea'),
  minSquareFeet: atLeast('livingarea'),
  maxSquareFeet: atMost('livingarea'),
  minYearBuilt: atLeast('yearbuilt'),
  maxYearBuilt: atMost('yearbuilt'),
  minStories: atLeast('stories'),
  maxStories: atMost('stories'),
  minGarageSpaces: atLeast('garagespaces'),
  maxGarageSpaces: atMost('garagespaces'),

  exclusiveListingsEnabled: (enabled) => (enabled ? null : sql`s.source <> ${sourceCode.EX}`),
  mlsListingsEnabled: (enabled) => (enabled ? null : sql`s.source = ${sourceCode.EX}`),
  mlsStatus: (statuses) =>
    sql`s.mlsstatus = any(${statuses.map((status) => statusCode[status])}::smallint[])`,
  daysOnMarket: (days, { today }) =>
    days === null
      ? null
      : sql`case when s.onmarket then ${today}::date else coalesce(s.closedate, ${today}::date) end - s.onmarketdate <= ${days}`,
  lastPriceReduction: (days, { today }) =>
    days === null ? null : sql`s.pricereducedon >= ${addDays(today, -days)}::date`,
  soldTimeframe: (days, context) => (days === null ? null : closedWithin('Sold', days, context)),
  leasedTimeframe: (days, context) => (days === null ? null : closedWithin('Leased', days, context)),
  period: (days, { today }) => (days === 0 ? null : sql`s.majorchangedon >= ${addDays(today, -days)}::date`),
  periodStart: (day) => (day === null ? null : sql`s.majorchangedon >= ${day}::date`),
  periodEnd: (day) => (day === null ? null : sql`s.majorchangedon <= ${day}::date`),
  ourListingsOnly: (only) => (only ? sql`s.ours` : null),
  openHouseOnly: (only, context) => (only ? openWithin(openHouseOnlyDays, context) : null),
  openHouse: (days, context) => (days === null ? null : openWithin(days, context)),
  noPhoto: (only) => (only ? sql`not s.hasphoto` : null),

  singleFamilyResidence: type('Single Family Residence'),
  condominium: type('Condominium'),
  townhouse: type('Townhouse'),
  lot: type('Lot'),
  farm: type('Farm'),
  multiFamily: type('Multi-Family'),
  commercialSale: type('Commercial'),

  masterOnMain: feature('masterOnMain'),
  guestQuarters: feature('guestQuarters'),
  fireplace: feature('fireplace'),
  accessibilityFeatures: feature('accessibilityFeatures'),
  historicDesign: feature('historicDesign'),
  energyEfficient: feature('energyEfficient'),
  exerciseRoom: feature('exerciseRoom'),
  gameRoom: feature('gameRoom'),
  mediaRoom: feature('mediaRoom'),
  officeStudy: feature('officeStudy'),
  wineRoom: feature('wineRoom'),
  workshop: feature('workshop'),
  petsAllowed: yesNoAny((yes) => (yes ? sql`s.petsallowed` : sql`not s.petsallowed`)),

  views: (views) => (views.length === 0 ? null : sql`s.views & ${Number(viewMask(views))}::smallint <> 0`),
  backsToGolfCourse: feature('backsToGolfCourse'),
  backsToGreenbelt: feature('backsToGreenbelt'),
  swimmingPool: (pool) => (pool === null ? null : featureIs('swimmingPool', pool)),
  fencedYard: feature('fencedYard'),
  privateDock: feature('privateDock'),
  waterfront: feature('waterfront'),
  waterBodyName: (names) =>
    names.length === 0
      ? null
      : sql`s.waterbody = any(${names.map((name) => waterBodyCode[name])}::smallint[])`,

  homeownersAssoc: yesNoAny((yes) => featureIs('homeownersAssoc', yes)),
  gatedCommunity: feature('gatedCommunity'),
  communityPool: feature('communityPool'),
  playground: feature('playground'),
  dogPark: feature('dogPark'),
  fitnessCenter: feature('fitnessCenter'),
  golfCourse: feature('golfCourse'),
  sportCourt: feature('sportCourt'),
  tennisCourts: feature('tennisCourts'),
  horsesAllowed: feature('horsesAllowed'),
  airplaneFacilities: feature('airplaneFacilities'),
  lakeAccess: feature('lakeAccess'),
  hikingTrails: feature('hikingTrails'),
  clubHouse: feature('clubHouse'),
  boatDock: feature('boatDock'),
  park: feature('park'),

  elementarySchoolRating: atLeast('elementaryschoolrating'),
  middleSchoolRating: atLeast('middleschoolrating'),
  highSchoolRating: atLeast('highschoolrating'),
};

const filterKeys = Object.keys(filterSql) as FilterKey[];

const oneFilter = <K extends FilterKey>(
  key: K,
  filters: Filters,
  context: MatchContext,
): SqlFragment | null => filterSql[key](filters[key], context);

/** The conditions of every filter that asks for something. */
export const filterConditions = (filters: Filters, context: MatchContext): SqlFragment[] =>
  filterKeys.map((key) => oneFilter(key, filters, context)).filter((fragment) => fragment !== null);
