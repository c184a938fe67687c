import type { MarketKind } from '@hearth/domain/contract/market-overview.ts';
import type { PropertyFilterType } from '@hearth/domain/listing/property-type.ts';
import type { AreaType } from '@hearth/domain/search/areas/area-path.ts';
import { sql } from 'kysely';
import type { Db } from '../db/database.ts';
import type { SqlFragment } from '../db/sql-fragment.ts';
import { type SearchCondition, whereSql } from '../search/search-condition.sql.ts';
import { filterTypeCode, statusCode } from '../search-rows/search-codes.ts';

/** The months that trends show, the one that is not over yet among them. */
export interface Span {
  /** 'YYYY-MM-DD'. */
  readonly today: string;
  /** First day of the oldest month. */
  readonly since: string;
  /** First day of the last 12 full months, and of the month that is not over. */
  readonly year: { readonly from: string; readonly to: string };
}

export interface FiguresRow {
  readonly forsale: number;
  readonly minimum: number | null;
  readonly maximum: number | null;
  readonly medianlistprice: number | null;
  readonly medianpricepersquarefoot: number | null;
  readonly mediandaysonmarket: number | null;
  readonly pricecuts: number;
  readonly sold: number;
}

/** Houses, condos and townhouses: what a plain search finds. */
const homeTypes: readonly number[] = [
  filterTypeCode['Single Family Residence'],
  filterTypeCode.Condominium,
  filterTypeCode.Townhouse,
];

/** Rows of an area by what they are; `area` is a table of search rows. */
const isHome = sql`filter_type = any(${[...homeTypes]}::smallint[])`;
const isSold = sql`mlsstatus = ${statusCode.Sold}`;
const isForSale = sql`mlsstatus <> ${statusCode.Sold}`;

/** The rows that a search without leases finds, each read once. `columns` are of the alias `s`. */
const areaRows = (condition: SearchCondition, columns: SqlFragment): SqlFragment => sql`
  area as materialized (select ${columns} from ${condition.from} where ${whereSql(condition)})`;

const figureColumns = sql`s.mlsstatus, s.filter_type, s.listprice, s.livingarea, s.onmarketdate, s.closedate, s.price_reduced_on`;

/** A price cut is news for so many days. */
const recentDays = 30;

/** The middle of a figure, not its mean; null for fewer than `least` homes that have it. */
const medianOf = (figure: SqlFragment, which: SqlFragment, least: number): SqlFragment => sql`
  case when count(*) filter (where ${which}) >= ${least}::integer
       then percentile_cont(0.5) within group (order by ${figure}) filter (where ${which}) end`;

/** Figures of homes for sale. */
const figuresOf = ({ today, year }: Span, least: number): SqlFragment => sql`
  select count(*) filter (where ${isForSale}) as forsale,
         min(listprice) filter (where ${isForSale}) as minimum,
         max(listprice) filter (where ${isForSale}) as maximum,
         ${medianOf(sql`listprice`, isForSale, least)} as medianlistprice,
         ${medianOf(sql`listprice / livingarea`, sql`${isForSale} and livingarea > 0`, least)} as medianpricepersquarefoot,
         ${medianOf(
           sql`greatest(0, ${today}::date - onmarketdate)`,
           sql`${isForSale} and onmarketdate is not null`,
           least,
         )} as mediandaysonmarket,
         count(*) filter (where ${isForSale} and price_reduced_on >= ${today}::date - ${recentDays}::int) as pricecuts,
         count(*) filter (where ${isSold} and closedate >= ${year.from}::date and closedate < ${year.to}::date) as sold
  from area where ${isHome}`;

export interface InventoryRow {
  /** A code of `filterTypeCode`. */
  readonly kind: number;
  readonly active: number;
  readonly pending: number;
  readonly medianlistprice: number;
}

/** Counts of one month, 'YYYY-MM'; months without any are missing. */
export interface MonthRow {
  readonly month: string;
  readonly count: number;
  readonly medianlistprice: number;
}

export interface Market {
  readonly figures: FiguresRow;
  readonly inventory: readonly InventoryRow[];
  readonly sold: readonly MonthRow[];
  readonly listed: readonly MonthRow[];
}

/**
 * Everything about an area's market in one reading of the narrow rows, which the condition alone pays for.
 * @param least homes of which the figures have a median
 */
export async function marketOf(db: Db, condition: SearchCondition, span: Span, least = 1): Promise<Market> {
  const { rows } = await sql<Market>`
    with ${areaRows(condition, figureColumns)}
    select (select to_json(figures) from (${figuresOf(span, least)}) as figures) as figures,
           (select coalesce(json_agg(kinds order by kind), '[]') from (${inventoryOfKinds}) as kinds) as inventory,
           (select coalesce(json_agg(months), '[]') from (${monthsOf(sql`closedate`, isSold, span)}) as months) as sold,
           (select coalesce(json_agg(months), '[]')
            from (${monthsOf(sql`onmarketdate`, sql`true`, span)}) as months) as listed
  `.execute(db);
  return rows[0]!;
}

/** The figures alone, of what an area is compared with. */
export async function figuresOnly(
  db: Db,
  condition: SearchCondition,
  span: Span,
  least = 1,
): Promise<FiguresRow> {
  const { rows } = await sql<FiguresRow>`
    with ${areaRows(condition, figureColumns)}
    ${figuresOf(span, least)}
  `.execute(db);
  return rows[0]!;
}

const inventoryOfKinds: SqlFragment = sql`
  select filter_type as kind,
         count(*) filter (where mlsstatus = ${statusCode.Active}) as active,
         count(*) filter (where mlsstatus <> ${statusCode.Active}) as pending,
         percentile_cont(0.5) within group (order by listprice) as medianlistprice
  from area where ${isForSale} group by filter_type`;

const monthsOf = (date: SqlFragment, which: SqlFragment, { since, today }: Span): SqlFragment => sql`
  select to_char(${date}, 'YYYY-MM') as month, count(*) as count,
         percentile_cont(0.5) within group (order by listprice) as medianlistprice
  from area where ${isHome} and ${which} and ${date} between ${since}::date and ${today}::date
  group by 1`;

/** An area that homes for sale name. */
export interface NamedRow {
  readonly kind: Extract<AreaType, 'postalcode' | 'subdivision' | 'school'>;
  readonly level: 'elementary' | 'middle' | 'high' | null;
  readonly name: string;
  readonly rating: number | null;
  readonly count: number;
}

/** Most names of one kind; no city has more zip codes, and no county more schools of a level. */
const MAX_NAMES = 24;
const MAX_ZIPS = 120;
const MAX_SCHOOLS = 400;

/**
 * ZIP codes, neighbourhoods and schools that homes for sale name, the most often named of each kind first. Names that only
 * hidden listings spell are left out.
 */
export async function namesIn(db: Db, condition: SearchCondition): Promise<NamedRow[]> {
  const { rows } = await sql<NamedRow>`
    with ${areaRows(onMarket(condition), areaColumns)},
    named as (
      select kind, level, id, max(rating) as rating, count(*) as count
      from area cross join lateral (values
        ('postalcode', null, postalcode_id, null::float8),
        ('subdivision', null, subdivision_id, null),
        ('school', 'elementary', elementaryschool_id, elementaryschoolrating),
        ('school', 'middle', middleschool_id, middleschoolrating),
        ('school', 'high', highschool_id, highschoolrating)) as one (kind, level, id, rating)
      where ${isHome} and id is not null
      group by kind, level, id
    ),
    ranked as (
      select named.*, named_area.name,
             row_number() over (partition by named.kind, named.level order by named.count desc, named_area.name) as rank
      from named join named_area on named_area.id = named.id
      where named_area.shown
    )
    select kind, level, name, rating, count from ranked 
    where rank <= case kind when 'postalcode' then ${MAX_ZIPS}::integer
                            when 'school' then ${MAX_SCHOOLS}::integer
                            else ${MAX_NAMES}::integer end
    order by rank, kind, level
  `.execute(db);
  return rows;
}

/** A city that homes for sale name. */
export interface CityRow {
  readonly name: string;
  readonly count: number;
  readonly medianlistprice: number;
}

/** The cities that most homes for sale name, the largest first. Names that only hidden listings spell are left out. */
export async function largestCities(db: Db, condition: SearchCondition, most: number): Promise<CityRow[]> {
  const { rows } = await sql<CityRow>`
    with ${areaRows(onMarket(condition), sql`s.filter_type, s.mlsstatus, s.listprice, s.city_id`)},
    city as (
      select city_id, count(*) as count, percentile_cont(0.5) within group (order by listprice) as medianlistprice
      from area where ${isHome} and ${isForSale} and city_id is not null group by city_id
    )
    select named_area.name, city.count, city.medianlistprice
    from city join named_area on named_area.id = city.city_id
    where named_area.shown
    order by city.count desc, named_area.name
    limit ${most}
  `.execute(db);
  return rows;
}

/** Only listings on the market, which have their own partition. */
const onMarket = (condition: SearchCondition): SearchCondition => ({
  ...condition,
  where: [...condition.where, sql`s.on_market`],
});

const areaColumns = sql`
  s.filter_type, s.postalcode_id, s.subdivision_id, s.elementaryschool_id, s.middleschool_id,
  s.highschool_id, s.elementaryschoolrating, s.middleschoolrating, s.highschoolrating`;

const typeOfKind: Readonly<Record<MarketKind, PropertyFilterType>> = {
  home: 'Single Family Residence',
  condo: 'Condominium',
  townhouse: 'Townhouse',
};

/** Only listings of one kind; all for undefined. */
export const ofKind = (condition: SearchCondition, kind: MarketKind | undefined): SearchCondition =>
  kind === undefined
    ? condition
    : {
        ...condition,
        where: [...condition.where, sql`s.filter_type = ${filterTypeCode[typeOfKind[kind]]}`],
      };

/** List prices of these homes, from the least to the most. */
export async function pricesOf(db: Db, ids: readonly number[]): Promise<number[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<{ listprice: number }>`
    select listprice from listing_search_on_market where id = any(${[...ids]}::integer[]) order by listprice
  `.execute(db);
  return rows.map((row) => row.listprice);
}
