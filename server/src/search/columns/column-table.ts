import { areaColumns } from '../../boundaries/area-key.ts';
import { figureSql } from '../filter-columns.ts';

/** The scope of a table's open listings: `edition` as in `search-codes.ts`. */
export interface ColumnScope {
  readonly edition: number;
  readonly lease: boolean;
}

/** Columns of numbers, as in the database; NaN stands for null, which no comparison finds. Days count from 2000-01-01. */
const doubles = {
  revision: 's.revision',
  latitude: 's.latitude',
  longitude: 's.longitude',
  ...figureSql,
  onmarketday: "s.onmarketdate - date '2000-01-01'",
  pricereducedday: "s.price_reduced_on - date '2000-01-01'",
  majorchangeday: "s.major_changed_on - date '2000-01-01'",
  majorchangetime: 'extract(epoch from s.majorchangetimestamp)',
} as const;
export type DoubleColumn = keyof typeof doubles;

/** Bits of `flags`. */
export const flag = { ours: 1, has_photo: 2, displayed: 4, petsallowed: 8, petsrefused: 16 } as const;

const areas = Object.values(areaColumns).flat();

/** Whole numbers; 0 is null, which no area and no code has. Features lie in two halves of 31 bits. */
const integers = {
  id: 's.id',
  mlsstatus: 's.mlsstatus',
  source: 's.source',
  filter_type: 's.filter_type',
  water_body: 's.water_body',
  views: 's.views',
  flags: `s.ours::integer * ${flag.ours} + s.has_photo::integer * ${flag.has_photo} + s.displayed::integer * ${flag.displayed}
          + coalesce(s.petsallowed, false)::integer * ${flag.petsallowed}
          + coalesce(not s.petsallowed, false)::integer * ${flag.petsrefused}`,
  lowfeatures: 's.features & 2147483647',
  highfeatures: 's.features >> 31',
  ...(Object.fromEntries(areas.map((name) => [name, `s.${name}`])) as Record<(typeof areas)[number], string>),
} as const;
export type IntegerColumn = keyof typeof integers;

/**
 * The open listings of one edition, for sale or for lease, oldest first (by day, then by id; listings without a day before
 * all others): one array per column, one index per listing. Values are as precise as the rows. Arrays may be longer than
 * `count`, because new listings, mostly the newest, are appended.
 */
export type ColumnTable = Readonly<Record<DoubleColumn, Float64Array> & Record<IntegerColumn, Int32Array>> & {
  readonly count: number;
  /** The agents of listings that their sellers hide, by the id of the listing: only these agents find them. */
  readonly hiddenAgents: ReadonlyMap<number, string>;
};

export const doubleNames = Object.keys(doubles) as DoubleColumn[];
export const integerNames = Object.keys(integers) as IntegerColumn[];

/** The SQL expression of each column, on the alias `s` of the search row. */
export const columnExpressions: Readonly<Record<DoubleColumn | IntegerColumn | 'hiddenagent', string>> = {
  ...doubles,
  ...integers,
  hiddenagent: `case when not s.displayed then (select agent_id from listing where listing.id = s.id) end`,
};
