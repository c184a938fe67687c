import type { Config } from '../config.ts';
import type { Database } from '../db/database.ts';
import type { Visit } from '../http/visit.ts';
import type { ListingService } from '../listings/listing.service.ts';
import { mailedHome } from '../listings/mailed-home.service.ts';
import type { MailedHome } from '../mail/templates/mailed-home.ts';

/** The listing of an inquiry, as its sender may see it. */
export interface RequestedListing {
  readonly listingid: string;
  readonly listingkey: string;
  readonly agentId: string | null;
  readonly home: MailedHome;
}

interface Options {
  readonly db: Database;
  readonly config: Pick<Config, 'publicUrl' | 'productName' | 'site'>;
  readonly listings: ListingService;
}

/**
 * @param id its own id or its MLS number
 * @returns undefined for an unknown id and for one that the sender, or the page, may not see: both must look the same
 */
export async function requestedListing(
  options: Options,
  id: string,
  visit: Visit,
): Promise<RequestedListing | undefined> {
  const found = await options.listings.shownListing(id, visit);
  if (found === undefined) return undefined;
  const { listingid, listingkey, agentId } = found.listing;
  return { listingid, listingkey, agentId, home: await mailedHome(options, found) };
}
