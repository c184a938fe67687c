import type { EditionId } from '@hearth/domain/edition/edition.ts';
import type { Comparable, ComparedHome } from '@hearth/domain/estimate/estimate.ts';
import { saleSearch } from '@hearth/domain/listing/gate.ts';
import type { ListingAddress } from '@hearth/domain/listing/listing.ts';
import { sql } from 'kysely';
import type { Db } from '../db/database.ts';
import { allOf, type SqlFragment } from '../db/sql-fragment.ts';
import type { Visit } from '../http/visit.ts';
import { countGateConditions } from '../search/gate.sql.ts';
import { editionCode, filterTypeCode, statusCode } from '../search-rows/search-codes.ts';

/** Homes with rooms; land, farms, offices and houses of several homes are compared by other facts. */
export const comparedKinds: readonly number[] = [
  filterTypeCode['Single Family Residence'],
  filterTypeCode.Condominium,
  filterTypeCode.Townhouse,
];

const counted = ({ edition, viewer }: Pick<Visit, 'edition' | 'viewer'>): SqlFragment =>
  allOf([
    sql`s.edition = ${editionCode[edition]} and not s.lease`,
    ...countGateConditions(viewer, { ...saleSearch, reachedBy: 'figure' }),
  ]);

/** The facts of a home that estimates compare. */
const compared = sql`listing.listingid, s.filter_type as kind, s.latitude, s.longitude, s.livingarea, s.yearbuilt,
           left(coalesce(listing.postalcode, ''), 5) as zip, s.lotsizearea as lotacres, listing.poolprivateyn as haspool,
           listing.waterfrontyn as iswaterfront, coalesce(listing.propertysubtype = 'Manufactured Home', false) as ismanufactured`;

const address = sql`listing.sourcelistingid, listing.streetnumber, listing.streetdirprefix, listing.streetname, listing.streetsuffix,
           listing.streetdirsuffix, listing.unitnumber, listing.city, listing.stateorprovince, listing.postalcode`;

const isClosed = sql`s.mlsstatus in (${statusCode.Sold}, ${statusCode.Leased})`;
const isSold = sql`s.mlsstatus = ${statusCode.Sold}`;

/** Homes of an edition for sale, or sold in the last two years, whose position is public. @param today 'YYYY-MM-DD' */
export async function readMarket(
  db: Db,
  visit: Pick<Visit, 'edition' | 'viewer'>,
  today: string,
): Promise<readonly Comparable[]> {
  const { rows } = await sql<Comparable>`
    select ${compared},
           coalesce(case when ${isSold} then listing.closeprice end, s.listprice)::float8 as price,
           greatest(0, ${today}::date - coalesce(case when ${isSold} then s.closedate end, s.onmarketdate)) as days,
           ${isSold} as is_sold
    from listing_search s join listing on listing.id = s.id
    where ${counted(visit)} and s.filter_type = any(${[...comparedKinds]}::smallint[])
      and s.latitude is not null and s.livingarea between 300 and 20000 and s.listprice > 20000
      and (not ${isSold} or (listing.closeprice > 20000 and s.closedate is not null))
      and coalesce(s.closedate, s.onmarketdate) is not null
    order by s.id
  `.execute(db);
  return rows;
}

/** The newest public listing of an address. */
export interface SubjectHome
  extends ListingAddress,
    Omit<ComparedHome, 'latitude' | 'longitude' | 'livingarea'> {
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly livingarea: number | null;
  /** False where the seller of this listing refuses estimates. */
  readonly mayEstimate: boolean;
  /** The home is on the market by this listing. */
  readonly isOpen: boolean;
}

/** Listings in a ZIP code by their house number, the newest first, without those whose address is hidden. */
export async function readHomesAt(
  db: Db,
  visit: Pick<Visit, 'edition' | 'viewer'>,
  { zip, number }: { readonly zip: string; readonly number: string },
): Promise<readonly SubjectHome[]> {
  const { rows } = await sql<SubjectHome>`
    select ${compared}, not ${isClosed} as is_open,
           ${address},
           listing.internetautomatedvaluationdisplayyn as may_estimate
    from listing join listing_search s on s.id = listing.id
    where ${counted(visit)} and listing.postalcode = ${zip} and listing.streetnumber = ${number}
      and listing.internetaddressdisplayyn
    order by listing.modificationtimestamp desc
    limit 200
  `.execute(db);
  return rows;
}

/** Addresses of open listings whose sellers refuse estimates, public or not. */
export async function readRefusalsAt(
  db: Db,
  edition: EditionId,
  { zip, number }: { readonly zip: string; readonly number: string },
): Promise<readonly ListingAddress[]> {
  const { rows } = await sql<ListingAddress>`
    select ${address}
    from listing join listing_search s on s.id = listing.id
    where s.edition = ${editionCode[edition]} and not ${isClosed}
      and listing.postalcode = ${zip} and listing.streetnumber = ${number}
      and not listing.internetautomatedvaluationdisplayyn
    limit 200
  `.execute(db);
  return rows;
}

/** Addresses of listings by their ids. */
export async function readAddresses(
  db: Db,
  edition: EditionId,
  listingIds: readonly string[],
): Promise<
  readonly (ListingAddress & { readonly listingid: string; readonly sourcelistingid: string | null })[]
> {
  return db
    .selectFrom('listing')
    .select(['listingid', 'sourcelistingid', 'streetnumber', 'streetdirprefix', 'streetname', 'streetsuffix'])
    .select(['streetdirsuffix', 'unitnumber', 'city', 'stateorprovince', 'postalcode'])
    .where('listingid', 'in', listingIds)
    .where('edition', '=', edition)
    .where('internetaddressdisplayyn', '=', true)
    .execute();
}
