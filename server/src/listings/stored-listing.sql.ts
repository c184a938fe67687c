import type { Listing, Media, OpenHouse } from '@hearth/domain/listing/listing.ts';
import { type ListingColumn, listingColumns, rowNames } from './listing-columns.ts';

/** Some of a listing's columns as the database gives them, with moments as ISO texts. */
export function readColumns<C extends ListingColumn>(from: object, columns: readonly C[]): Pick<Listing, C> {
  const row = from as Readonly<Record<string, unknown>>;
  const listing: Record<string, unknown> = {};
  for (const column of columns) {
    const value = row[rowNames[column]];
    listing[column] =
      listingColumns[column] === 'timestamptz' && value instanceof Date ? value.toISOString() : value;
  }
  return listing as Pick<Listing, C>;
}

export const readMedia = (value: unknown): readonly Media[] => (value ?? []) as readonly Media[];
export const readOpenHouses = (value: unknown): readonly OpenHouse[] => (value ?? []) as readonly OpenHouse[];
