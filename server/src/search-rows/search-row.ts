import { editions } from '@hearth/domain/edition/editions.ts';
import { localDay } from '@hearth/domain/edition/local-moment.ts';
import { featureMask, featuresOf, viewMask, viewsOf, waterBodyOf } from '@hearth/domain/listing/features.ts';
import type { IsoDate, IsoTimestamp, Listing } from '@hearth/domain/listing/listing.ts';
import { isLease } from '@hearth/domain/listing/property-type.ts';
import { isOpen } from '@hearth/domain/listing/status.ts';
import {
  type FigureField,
  figureFields,
  isOfBrokerage,
} from '@hearth/domain/search/filters/filter-columns.ts';
import { type AreaIds, type AreaLookup, areaIdsOf } from '../boundaries/area-ids.ts';
import { cellOf } from './cell.ts';
import { editionCode, filterTypeCode, sourceCode, statusCode, waterBodyCode } from './search-codes.ts';

/** One row of `listing_search`; words are numbers of `search-codes.ts`. */
export interface SearchRow extends AreaIds, Readonly<Pick<Listing, FigureField>> {
  readonly onMarket: boolean;
  readonly id: number;
  readonly cell: number | null;
  readonly edition: number;
  readonly lease: boolean;
  readonly mlsstatus: number;
  readonly source: number;
  readonly filterType: number;
  readonly waterBody: number;
  readonly views: number;
  readonly ours: boolean;
  readonly hasPhoto: boolean;
  readonly displayed: boolean;
  readonly petsallowed: boolean | null;
  /** A decimal, since JSON has no bigint. */
  readonly features: string;
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly bathroomsfull: number | null;
  readonly bathroomshalf: number | null;
  readonly onmarketdate: IsoDate | null;
  readonly closedate: IsoDate | null;
  readonly priceReducedOn: IsoDate | null;
  readonly majorChangedOn: IsoDate | null;
  readonly majorchangetimestamp: IsoTimestamp | null;
}

/** The search row of a listing that is stored under `id`. */
export function searchRow(listing: Listing, id: number, areas: AreaLookup): SearchRow {
  const { latitude, longitude } = listing;
  const waterBody = waterBodyOf(listing);
  const positioned = latitude !== null && longitude !== null && listing.internetaddressdisplayyn;
  return {
    onMarket: isOpen(listing.mlsstatus),
    id,
    cell: positioned ? cellOf(latitude, longitude) : null,
    edition: editionCode[listing.edition],
    lease: isLease(listing.propertytype),
    mlsstatus: statusCode[listing.mlsstatus],
    source: sourceCode[listing.source],
    filterType: filterTypeCode[listing.propertyfiltertype],
    waterBody: waterBody === null ? 0 : waterBodyCode[waterBody],
    views: Number(viewMask(viewsOf(listing))),
    ours: isOfBrokerage(listing, listing),
    hasPhoto: listing.media.length > 0,
    displayed: listing.internetentirelistingdisplayyn,
    petsallowed: listing.petsallowed,
    features: String(featureMask(featuresOf(listing))),
    latitude: positioned ? latitude : null,
    longitude: positioned ? longitude : null,
    bathroomsfull: listing.bathroomsfull,
    bathroomshalf: listing.bathroomshalf,
    onmarketdate: listing.onmarketdate,
    closedate: listing.closedate,
    priceReducedOn: priceReducedOn(listing),
    majorChangedOn: dayOf(listing, listing.majorchangetimestamp),
    majorchangetimestamp: listing.majorchangetimestamp,
    ...figuresOf(listing),
    ...areaIdsOf(listing, areas),
  };
}

const figuresOf = (listing: Listing) =>
  Object.fromEntries(figureFields.map((field) => [field, listing[field]])) as Pick<Listing, FigureField>;

function priceReducedOn(listing: Listing): IsoDate | null {
  const reduced = listing.previouslistprice !== null && listing.listprice < listing.previouslistprice;
  return reduced ? dayOf(listing, listing.pricechangetimestamp) : null;
}

const dayOf = (listing: Listing, at: IsoTimestamp | null): IsoDate | null =>
  at === null ? null : localDay(at, editions[listing.edition].timeZone);
