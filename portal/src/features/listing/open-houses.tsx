import type { ListingDetails } from '@hearth/domain/contract/listing.ts';
import { clockText, weekdayText } from '@hearth/domain/listing/date-text.ts';
import type { ReactNode } from 'react';

/** The open houses to come; nothing where there are none. */
export function OpenHouses({ listing }: { readonly listing: ListingDetails }): ReactNode {
  if (listing.openhouse.length === 0) return null;
  return (
    <section aria-labelledby="listing-open-houses">
      <h2 id="listing-open-houses">Open houses</h2>
      <ul className="open-houses">
        {listing.openhouse.map((openHouse) => (
          <li key={openHouse.openhousekey}>
            <strong>{weekdayText(openHouse.openhousedate)}</strong>
            <span>
              {clockText(openHouse.openhousestarttime)} - {clockText(openHouse.openhouseendtime)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
