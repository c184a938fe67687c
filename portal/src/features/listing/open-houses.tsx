import type { ListingDetails } from '@hearth/domain/contract/listing.ts';
import { timeZoneNames } from '@hearth/domain/edition/time-zones.ts';
import { weekdayText } from '@hearth/domain/listing/date-text.ts';
import type { OpenHouse } from '@hearth/domain/listing/listing.ts';
import { comingOpenHouses, openingHours } from '@hearth/domain/listing/open-house.ts';
import { Button } from '@hearth/widgets/ui/button.tsx';
import { deferred, useDeferred } from '@hearth/widgets/ui/use-deferred.ts';
import type { ReactNode } from 'react';
import { useApp, useSession } from '../../shared/app/app-context.tsx';
import { withToasts } from '../../ui/toast.ts';
import './open-houses.css';

const rsvp = deferred(() => import('./rsvp-button.tsx'));

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
            <span>{openingHours(openHouse)}</span>
            <Rsvp listing={listing} openHouse={openHouse} />
            <AddToCalendar listing={listing} openHouse={openHouse} />
          </li>
        ))}
      </ul>
      <p className="listing__small">Times are in {timeZoneNames[listing.edition]}.</p>
    </section>
  );
}

/** The way to come to an open house of an exclusive listing. Guests are offered the way to an account. */
function Rsvp({ listing, openHouse }: AddToCalendarProps): ReactNode {
  const { unlock } = useApp();
  const isGuest = useSession().viewer.role === 'guest';
  const isExclusive = listing.source === 'EX';
  const part = useDeferred(rsvp, isExclusive && !isGuest);
  if (!isExclusive || (isGuest && unlock === null)) return null;
  if (!isGuest) return part ? <part.RsvpButton listing={listing} openHouse={openHouse} /> : null;
  return (
    <Button
      look="primary"
      onClick={unlock ?? undefined}
      aria-label={`RSVP for ${weekdayText(openHouse.openhousedate)}`}
    >
      RSVP
    </Button>
  );
}

interface AddToCalendarProps {
  readonly listing: ListingDetails;
  readonly openHouse: OpenHouse;
}

/** A calendar file of the open house, for signed-in visitors (specification section 6). Guests are offered the way to an account. */
function AddToCalendar({ listing, openHouse }: AddToCalendarProps): ReactNode {
  const { origin, unlock } = useApp();
  const session = useSession();
  const isGuest = session.viewer.role === 'guest';
  if (isGuest && unlock === null) return null;
  const save = async () => {
    try {
      const { saveCalendarFile } = await import('./calendar-file.ts');
      saveCalendarFile(listing, openHouse, origin);
    } catch {
      withToasts((toasts) =>
        toasts.error('The calendar file could not be made. Check your connection and try again.'),
      );
    }
  };
  return (
    <Button
      look="quiet"
      onClick={isGuest ? (unlock ?? undefined) : () => void save()}
      aria-label={`Add the open house of ${weekdayText(openHouse.openhousedate)} to your calendar`}
    >
      Add to calendar
    </Button>
  );
}
