import type { Filters } from '@hearth/domain/search/filters/filters.ts';
import { travelPlace } from '@hearth/domain/search/filters/rows/travel-time.ts';
import type { SearchRequest } from '@hearth/domain/search/search-request.ts';
import type { SortKey } from '@hearth/domain/search/sort/sort.ts';
import { sortInUse } from '@hearth/domain/search/sort/sort-in-use.ts';
import { sql } from 'kysely';
import type { SqlFragment } from '../db/sql-fragment.ts';
import { haversineFrom } from './position.sql.ts';
import type { Position } from './search-context.ts';

/** The context of a sort. */
export interface SortContext {
  /** Origin of distances. */
  readonly center: Position;
  /** 'YYYY-MM-DD' and 'HH:MM' where the edition is. */
  readonly today: string;
  readonly time: string;
}

/** The filters are those of the search, whose place travel times lead to. */
type SortSql = (context: SortContext, filters: Pick<Filters, 'travelTime'>) => readonly SqlFragment[];

const column =
  (...names: readonly string[]): SortSql =>
  () =>
    names.map((name) => sql`s.${sql.ref(name)}`);

const distance: SortSql = ({ center }) => [haversineFrom(center)];

/** The estimate of a time grows with the distance. */
const travelTime: SortSql = ({ center }, filters) => [
  haversineFrom(travelPlace(filters.travelTime) ?? center),
];

/** A figure of the listing itself, read by its key. */
const ofListing = (figure: string): SqlFragment =>
  sql`(select ${sql.ref(figure)} from listing where listing.id = s.id)`;

const address: SortSql = () => [ofListing('street_key'), ofListing('house_number')];

const listingid: SortSql = () => [
  sql`(select coalesce(nullif(sourcelistingid, ''), listingid) collate "C" from listing where listing.id = s.id)`,
];

/** The next open house that has not ended. */
const openHouseDate: SortSql = ({ today, time }) => [
  sql`(select min((openhousedate::text || ' ' || coalesce(openhousestarttime, '00:00')) collate "C") from open_house
       where listing_id = s.id and ends_at > ${`${today} ${time}`}::timestamp)`,
];

/** Dollars per square foot. */
const pricePerSquareFoot: SortSql = () => [sql`s.listprice / nullif(s.livingarea, 0)`];

/**
 * The SQL expressions of each sort key, as `compareKeys` of the domain; a law test compares the two. Viewed history and
 * collections supply `lastviewed` and their own `recentlyAdded`; elsewhere both are the day on which a listing came on the
 * market. Sold homes sort by list price, because sale prices are not public.
 */
export const sortSql: Readonly<Record<SortKey, SortSql>> = {
  address,
  baths: () => [sql`s.bathroomsfull + coalesce(s.bathroomshalf, 0) / 2`],
  beds: column('bedroomstotal'),
  date: column('onmarketdate'),
  distance,
  listingid,
  neighborhood: () => [ofListing('neighborhood_key')],
  openHouseDate,
  price: column('listprice'),
  recentlyChanged: column('majorchangetimestamp'),
  soldDate: column('closedate'),
  sqfeet: column('livingarea'),
  sqfeetPrice: pricePerSquareFoot,
  status: column('mlsstatus'),
  statusPrice: column('listprice'),
  type: column('filterType'),
  lastviewed: column('onmarketdate'),
  propertyfiltertype: column('filterType'),
  recentlyAdded: column('onmarketdate'),
  travelTime,
};

/** The groups of a sort, ascending in both directions: only the prices within each status are reversed. */
const groupSql: Readonly<Partial<Record<SortKey, SqlFragment>>> = { statusPrice: sql`s.mlsstatus` };

/** One thing to order by; rows without it come last in both directions. */
export interface SortTerm {
  readonly key: SqlFragment;
  readonly direction: SqlFragment;
}

interface SortedSearch extends Pick<SearchRequest, 'sort' | 'ourListingsFirst'> {
  readonly filters: Pick<Filters, 'travelTime'>;
}

/** The sort terms of a search; queries break ties by id, the newest row first, so the order is stable. */
export function sortTerms(request: SortedSearch, context: SortContext): SortTerm[] {
  const { sortBy, sortType } = sortInUse(request);
  const direction = sortType === 'ASC' ? sql`asc nulls last` : sql`desc nulls last`;
  const group = groupSql[sortBy];
  return [
    ...(request.ourListingsFirst ? [{ key: sql`s.ours`, direction: sql`desc nulls last` }] : []),
    ...(group ? [{ key: group, direction: sql`asc nulls last` }] : []),
    ...sortSql[sortBy](context, request.filters).map((key) => ({ key, direction })),
  ];
}
