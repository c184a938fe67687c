import type { IsoTimestamp, Listing } from '@hearth/domain/listing/listing.ts';

/** A listing as its source sent it: a source may not say when it last changed. */
export interface IncomingListing extends Omit<Listing, 'modificationtimestamp'> {
  readonly modificationtimestamp: IsoTimestamp | null;
}
