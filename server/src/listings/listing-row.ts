import { createHash } from 'node:crypto';
import { maskedTexts, withoutAddress } from '@hearth/domain/listing/hidden-address.ts';
import type { IsoTimestamp, Listing } from '@hearth/domain/listing/listing.ts';
import { MASKING_VERSION } from '@hearth/domain/listing/masking-version.ts';
import { keywordText } from '@hearth/domain/search/filters/rows/keyword.ts';
import { jsonText } from '../db/json-rows.ts';
import { addressText } from '../search-rows/address-text.ts';
import type { IncomingListing } from './incoming-listing.ts';
import type { CarriedStamp } from './listing-changes.ts';
import type { DerivedColumn, ListingColumn } from './listing-columns.ts';

type StoredColumns = Pick<Listing, ListingColumn>;

/** One row of the table `listing`, without its id. */
export type ListingRow = StoredColumns &
  Readonly<Record<DerivedColumn, string | number | null | readonly string[]>>;

/**
 * Raised with each change of the reading of feeds, and of the data that are derived from a listing: the key of its address, sort keys.
 * Rows are not kept as their source sent them, so a listing of an older version is stored again by the next import that has it.
 */
const READING_VERSION = 5;

/** A digest of a listing as its source sent it, behind the version of its reading; an equal digest identifies an unchanged row. */
export const rowHash = (listing: IncomingListing): string =>
  `${READING_VERSION}:${createHash('md5').update(JSON.stringify(listing)).digest('base64')}`;

/** True for the digest of a listing that another version read. */
export const isOfOtherReading = (rowHash: string): boolean => !rowHash.startsWith(`${READING_VERSION}:`);

interface RowFacts {
  readonly rowHash: string;
  /** Moment of the last change by the source's own account. */
  readonly sourceModifiedAt: IsoTimestamp | null;
  readonly statedStamps: readonly CarriedStamp[];
  readonly now: IsoTimestamp;
}

/** The row that is stored for a listing whose change stamps are known. */
export function listingRow(listing: Listing, { now, ...facts }: RowFacts): ListingRow {
  const { media, openhouse: _, ...columns } = listing;
  return {
    ...columns,
    photoscount: media.length,
    ...maskedColumns(listing),
    addressText: addressText(listing),
    ...sortKeys(listing),
    ...facts,
    maskingVersion: MASKING_VERSION,
    createdAt: now,
    updatedAt: now,
  };
}

/** Masking happens here, once, so that no request pays for it. */
export function maskedColumns(
  listing: Omit<Listing, 'media' | 'openhouse'>,
): Pick<ListingRow, 'keywordText' | 'agentKeywordText' | 'maskedTexts'> {
  const text = keywordText(listing);
  if (listing.internetaddressdisplayyn)
    return { keywordText: text, agentKeywordText: null, maskedTexts: null };
  const masked = maskedTexts(listing);
  return {
    keywordText: keywordText(withoutAddress(listing, masked)),
    agentKeywordText: text,
    maskedTexts: jsonText(masked),
  };
}

/** Sort keys of the domain: a hidden address has no figure, since an order would betray it. */
function sortKeys(listing: Listing): Pick<ListingRow, 'streetKey' | 'houseNumber' | 'neighborhoodKey'> {
  const shown = listing.internetaddressdisplayyn;
  const digits = /^\d{1,9}/.exec(listing.streetnumber ?? '')?.[0];
  return {
    streetKey: (shown && listing.streetname?.toLowerCase()) || null,
    houseNumber: shown && digits ? Number(digits) : null,
    neighborhoodKey: listing.subdivisionname?.toLowerCase() ?? null,
  };
}
