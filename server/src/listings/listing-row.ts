import { createHash } from 'node:crypto';
import type { Listing } from '@hearth/domain/listing/listing.ts';
import { keywordText } from '@hearth/domain/search/filters/keyword.ts';
import { addressText } from './address-text.ts';
import { type DerivedColumn, type ListingColumn, listingColumnNames } from './listing-columns.ts';

/** Digests by which a row that says nothing new is told. */
export interface ListingDigests {
  readonly rowhash: string;
  readonly mediahash: string;
}

type StoredColumns = Pick<Listing, ListingColumn>;

/** One row of the table `listing`, without its id. */
export type ListingRow = StoredColumns & Readonly<Record<DerivedColumn, string | number>>;

/** Digests of a listing as its source sent it. */
export function digestsOf(listing: Listing): ListingDigests {
  const mediahash = digest(JSON.stringify(listing.media));
  const parts = listingColumnNames.map((name) => listing[name]);
  return { rowhash: digest(JSON.stringify([parts, listing.openhouse, mediahash])), mediahash };
}

const digest = (text: string): string => createHash('md5').update(text).digest('base64');

/** The row that is stored for a listing whose change stamps are known. */
export function listingRow(listing: Listing, digests: ListingDigests, now: string): ListingRow {
  const { media, openhouse: _, ...columns } = listing;
  return {
    ...columns,
    photoscount: media.length,
    keyword_text: keywordText(listing),
    address_text: addressText(listing),
    ...digests,
    createdat: now,
    updatedat: now,
  };
}
