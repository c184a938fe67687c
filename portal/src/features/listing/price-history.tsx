import type { HistoryEntry, ListingDetails } from '@hearth/domain/contract/listing.ts';
import { shortDate } from '@hearth/domain/listing/date-text.ts';
import { priceText } from '@hearth/domain/listing/price.ts';
import type { ReactNode } from 'react';

/** What happened to the listing, newest first; prices are withheld by the server from unverified visitors. */
export function PriceHistory({ listing }: { readonly listing: ListingDetails }): ReactNode {
  const locked = listing.locked.pricehistory;
  return (
    <section aria-labelledby="listing-history">
      <h2 id="listing-history">History</h2>
      {locked && <p className="listing__small">Past prices are shown to verified accounts.</p>}
      <table className="history">
        <thead>
          <tr>
            <th scope="col">Date</th>
            <th scope="col">Event</th>
            {!locked && <th scope="col">Price</th>}
          </tr>
        </thead>
        <tbody>
          {listing.history.map((entry) => (
            <tr key={`${entry.changedat} ${entry.event}`}>
              <td>{shortDate(entry.changedat.slice(0, 10))}</td>
              <td>{eventText(entry)}</td>
              {!locked && <td>{entry.price === null ? '' : priceText(entry.price, listing.propertytype)}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

const eventText = (entry: HistoryEntry): string =>
  ({ listed: 'Listed', price: 'Price changed', status: entry.mlsstatus })[entry.event];
