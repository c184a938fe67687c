import type { ListingDetails } from '@hearth/domain/contract/listing.ts';
import type { OpenHouse } from '@hearth/domain/listing/listing.ts';
import { openHouseCalendar } from '@hearth/domain/listing/open-house-calendar.ts';

/** Downloads a calendar file of an open house, whose links lead to `origin`. */
export function saveCalendarFile(listing: ListingDetails, openHouse: OpenHouse, origin: string): void {
  const file = new Blob([openHouseCalendar(listing, openHouse, origin)], { type: 'text/calendar' });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = `open-house-${listing.listingid}-${openHouse.openhousedate}.ics`;
  link.click();
  // A browser reads the file after the click has returned.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
