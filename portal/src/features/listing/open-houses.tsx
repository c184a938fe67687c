import type { ListingDetails } from '@hearth/domain/contract/listing.ts';
import { clockText, weekdayText } from '@hearth/domain/listing/date-text.ts';
import type { ReactNode } from 'react';

/** The open houses to come. */
export function OpenHouses({ listing }: { readonly listing: ListingDetails }): ReactNode {
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
