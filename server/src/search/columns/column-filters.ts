import { addDays, daysBetween } from '@hearth/domain/listing/days.ts';
import { type Feature, featureMask, viewMask } from '@hearth/domain/listing/features.ts';
import type { FilterKey, Filters, YesNoAny } from '@hearth/domain/search/filters/filters.ts';
import { keywordTerms } from '@hearth/domain/search/filters/rows/keyword-terms.ts';
import type { MatchContext } from '@hearth/domain/search/search-request.ts';
import { waterBodyCode } from '../search-codes.ts';
import { type ColumnTable, type DoubleColumn, flag } from './column-table.ts';

/** Whether the listing at a place of the table passes. */
export type Keep = (at: number) => boolean;

/** What a filter asks of the columns; null where its value asks for nothing. */
type ColumnFilter<V> = (value: V, table: ColumnTable, context: MatchContext) => Keep | null;

/** What `kinds.ts` asks of status, type and source. */
type KindFilter =
  | 'mlsStatus'
  | 'exclusiveListingsEnabled'
  | 'mlsListingsEnabled'
  | 'singleFamilyResidence'
  | 'condominium'
  | 'townhouse'
  | 'lot'
  | 'farm'
  | 'multiFamily'
  | 'commercialSale';

/** What is not in the columns. */
type OtherFilter = 'keyword' | 'openHouse' | 'openHouseOnly';

const atLeast =
  (name: DoubleColumn): ColumnFilter<number | null> =>
  (min, table) => {
    if (min === null) return null;
    const column = table[name];
    return (at) => column[at]! >= min;
  };

const atMost =
  (name: DoubleColumn): ColumnFilter<number | null> =>
  (max, table) => {
    if (max === null) return null;
    const column = table[name];
    return (at) => column[at]! <= max;
  };

const LOW = 2n ** 31n;

function featureIs(name: Feature, wanted: boolean, table: ColumnTable): Keep {
  const mask = featureMask([name]);
  const [column, bit] =
    mask < LOW ? [table.lowfeatures, Number(mask)] : [table.highfeatures, Number(mask / LOW)];
  return (at) => ((column[at]! & bit) !== 0) === wanted;
}

const feature =
  (name: Feature): ColumnFilter<boolean> =>
  (asked, table) =>
    asked ? featureIs(name, true, table) : null;

const yesNoAny =
  (answer: (yes: boolean, table: ColumnTable) => Keep): ColumnFilter<YesNoAny> =>
  (value, table) =>
    value === 'Any' ? null : answer(value === 'Yes', table);

export const hasFlag =
  (bit: number, { flags }: ColumnTable): Keep =>
  (at) =>
    (flags[at]! & bit) !== 0;

/** The number that a column has for a day, 'YYYY-MM-DD'. */
const dayNumber = (day: string): number => daysBetween('2000-01-01', day);

const within = (name: DoubleColumn, days: number, table: ColumnTable, { today }: MatchContext): Keep => {
  const column = table[name];
  const first = dayNumber(addDays(today, -days));
  return (at) => column[at]! >= first;
};

/** All listings of the table are open, so what asks when others closed finds every one. */
const asksNothing = (): null => null;

/**
 * The twin of `filterSql` on columns of open listings; the law test of the search holds both to the domain's filter table.
 */
const columnFilters: {
  readonly [K in Exclude<FilterKey, KindFilter | OtherFilter>]: ColumnFilter<Filters[K]>;
} = {
  minPrice: atLeast('listprice'),
  maxPrice: atMost('listprice'),
  minBedrooms: atLeast('bedroomstotal'),
  maxBedrooms: atMost('bedroomstotal'),
  minBathrooms: atLeast('bathrooms'),
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

  daysOnMarket: (days, table, context) =>
    days === null ? null : within('onmarketday', days, table, context),
  lastPriceReduction: (days, table, context) =>
    days === null ? null : within('pricereducedday', days, table, context),
  soldTimeframe: asksNothing,
  leasedTimeframe: asksNothing,
  period: (days, table, context) => (days === 0 ? null : within('majorchangeday', days, table, context)),
  periodStart: (day, { majorchangeday }) => {
    if (day === null) return null;
    const first = dayNumber(day);
    return (at) => majorchangeday[at]! >= first;
  },
  periodEnd: (day, { majorchangeday }) => {
    if (day === null) return null;
    const last = dayNumber(day);
    return (at) => majorchangeday[at]! <= last;
  },
  ourListingsOnly: (only, table) => (only ? hasFlag(flag.ours, table) : null),
  noPhoto: (only, { flags }) => (only ? (at) => (flags[at]! & flag.hasphoto) === 0 : null),

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
  petsAllowed: yesNoAny((yes, table) => hasFlag(yes ? flag.petsallowed : flag.petsrefused, table)),

  views: (views, table) => {
    if (views.length === 0) return null;
    const mask = Number(viewMask(views));
    return (at) => (table.views[at]! & mask) !== 0;
  },
  backsToGolfCourse: feature('backsToGolfCourse'),
  backsToGreenbelt: feature('backsToGreenbelt'),
  swimmingPool: (pool, table) => (pool === null ? null : featureIs('swimmingPool', pool, table)),
  fencedYard: feature('fencedYard'),
  privateDock: feature('privateDock'),
  waterfront: feature('waterfront'),
  waterBodyName: (names, { waterbody }) => {
    if (names.length === 0) return null;
    const codes = new Set(names.map((name) => waterBodyCode[name]));
    return (at) => codes.has(waterbody[at]!);
  },

  homeownersAssoc: yesNoAny((yes, table) => featureIs('homeownersAssoc', yes, table)),
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

type ColumnFilterKey = keyof typeof columnFilters;
const filterKeys = Object.keys(columnFilters) as ColumnFilterKey[];

const oneFilter = <K extends ColumnFilterKey>(
  key: K,
  filters: Filters,
  table: ColumnTable,
  context: MatchContext,
): Keep | null => columnFilters[key](filters[key], table, context);

/** What every filter asks of a listing, but for status, type and source, which are its kind. */
export const filterKeeps = (filters: Filters, table: ColumnTable, context: MatchContext): Keep[] =>
  filterKeys.map((key) => oneFilter(key, filters, table, context)).filter((keep) => keep !== null);

/** False where a filter asks for texts or open houses. */
export const isInColumns = ({ keyword, openHouse, openHouseOnly }: Filters): boolean =>
  keywordTerms(keyword).length === 0 && openHouse === null && !openHouseOnly;
