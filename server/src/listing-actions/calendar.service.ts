import type { ListingDetails } from '@hearth/domain/contract/listing.ts';
import { openHouseCalendar } from '@hearth/domain/listing/open-house-calendar.ts';
import type { Config } from '../config.ts';
import { AppError } from '../http/errors.ts';
import type { Visit } from '../http/visit.ts';
import type { ListingService } from '../listings/listing.service.ts';

interface Dependencies {
  readonly config: Pick<Config, 'publicUrl'>;
  readonly listings: Pick<ListingService, 'getListing'>;
}

/** A calendar file and its name. */
export interface CalendarFile {
  readonly name: string;
  readonly text: string;
  readonly listingid: string;
}

/**
 * The calendar file of a coming open house, with as much as the person's page of the home shows.
 * @throws AppError not_found for an open house that is over or unknown, else as `getListing` does
 */
export async function calendarFileOf(
  { config, listings }: Dependencies,
  { id, openhousekey }: { readonly id: string; readonly openhousekey: string },
  visit: Visit,
): Promise<CalendarFile> {
  const listing = await listings.getListing(id, visit);
  const openHouse = listing.openhouse.find((each) => each.openhousekey === openhousekey);
  if (openHouse === undefined) throw new AppError('not_found');
  return {
    name: `open-house-${fileWords(listing)}-${openHouse.openhousedate}.ics`,
    text: openHouseCalendar(listing, openHouse, config.publicUrl),
    listingid: listing.listingid,
  };
}

/** Ids come from feeds. */
const fileWords = ({ listingid }: Pick<ListingDetails, 'listingid'>): string =>
  listingid.replace(/[^\w-]/g, '');
