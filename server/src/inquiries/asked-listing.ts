import { fullAddress, withoutStreet } from '@hearth/domain/listing/address.ts';
import { listingIdLabel } from '@hearth/domain/listing/listing-id.ts';
import { listingPath } from '@hearth/domain/listing/listing-path.ts';
import type { Visit } from '../http/visit.ts';
import type { ListingService } from '../listings/listing.service.ts';

/** The listing of an inquiry, as its sender may see it. */
export interface AskedListing {
  readonly listingid: string;
  readonly listingkey: string;
  readonly agentId: string | null;
  /** 'MLS# 1234567'. */
  readonly label: string;
  /** The firm that lists it. */
  readonly listofficename: string | null;
  readonly attributioncontact: string | null;
  /** Without the street where the seller hides it. */
  readonly address: string;
  /** Path of its page in the portal. */
  readonly path: string;
}

/**
 * @param id its own id or its MLS number
 * @returns undefined for an unknown id and for one that the sender, or the page, may not see: both must look the same
 */
export async function askedListing(
  listings: ListingService,
  id: string,
  visit: Visit,
): Promise<AskedListing | undefined> {
  const found = await listings.shownListing(id, visit);
  if (found === undefined) return undefined;
  const { listing: source, parts } = found;
  const shown = parts.address ? source : { ...source, ...withoutStreet(source) };
  return {
    listingid: source.listingid,
    listingkey: source.listingkey,
    agentId: source.agentId,
    label: listingIdLabel(source),
    listofficename: source.listofficename,
    attributioncontact: source.attributioncontact,
    address: fullAddress(shown),
    path: listingPath(shown),
  };
}
