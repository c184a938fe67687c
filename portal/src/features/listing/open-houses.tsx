import type { ListingDetails } from '@hearth/domain/contract/listing.ts';
import { timeZoneNames } from '@hearth/domain/edition/time-zones.ts';
import { clockText, weekdayText } from '@hearth/domain/listing/date-text.ts';
import type { OpenHouse } from '@hearth/domain/listing/listing.ts';
import { comingOpenHouses } from '@hearth/domain/listing/open-house.ts';
import { openHouseCalendar } from '@hearth/domain/listing/open-house-calendar.ts';
import { Button } from '@hearth/widgets/ui/button.tsx';
import type { ReactNode } from 'react';
import { useApp } from '../../ui/app-context.tsx';
import './open-houses.css';

/** The open houses to come, the next one first. */
export function OpenHouses({ listing }: { readonly listing: ListingDetails }): ReactNode {
  const { moment } = useApp();
  const coming = comingOpenHouses(listing.openhouse, moment());
  if (coming.length === 0) return null;
  return (
    <section aria-labelledby="listing-open-houses">
      <h2 id="listing-open-houses">Open houses</h2>
      <ul className="open-houses">
        {coming.map((openHouse, at) => (
          <li key={openHouse.openhousekey}>
            {at === 0 && <span className="open-houses__next">Next</span>}
            <strong>{weekdayText(openHouse.openhousedate)}</strong>
            <span>
              {clockText(openHouse.openhousestarttime)} - {clockText(openHouse.openhouseendtime)}
            </span>
            <AddToCalendar listing={listing} openHouse={openHouse} />
          </li>
        ))}
      </ul>
      <p className="listing__small">Times are in {timeZoneNames[listing.edition]}.</p>
    </section>
  );
}

interface AddToCalendarProps {
  readonly listing: ListingDetails;
  readonly openHouse: OpenHouse;
}

/** A calendar file of the open house, for signed-in visitors (specification section 6). Guests are offered the way to an account. */
function AddToCalendar({ listing, openHouse }: AddToCalendarProps): ReactNode {
  const { origin, session, unlock } = useApp();
  const isGuest = session.viewer.role === 'guest';
  if (isGuest && unlock === null) return null;
  const save = () => saveCalendarFile(listing, openHouse, origin);
  return (
    <Button
      look="quiet"
      onClick={isGuest ? (unlock ?? undefined) : save}
      aria-label={`Add the open house of ${weekdayText(openHouse.openhousedate)} to your calendar`}
    >
      Add to calendar
    </Button>
  );
}

function saveCalendarFile(listing: ListingDetails, openHouse: OpenHouse, origin: string): void {
  const file = new Blob([openHouseCalendar(listing, openHouse, origin)], { type: 'text/calendar' });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = `open-house-${listing.listingid}-${openHouse.openhousedate}.ics`;
  link.click();
  // A browser reads the file after the click has returned.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
