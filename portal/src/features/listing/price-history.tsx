import type { ListingDetails, OtherListing } from '@hearth/domain/contract/listing.ts';
import { editions } from '@hearth/domain/edition/editions.ts';
import { shortDate } from '@hearth/domain/listing/date-text.ts';
import {
  otherListingLabel,
  otherListingText,
  type TimelineRow,
  timeline,
} from '@hearth/domain/listing/history/timeline.ts';
import { listingIdLabel } from '@hearth/domain/listing/listing-id.ts';
import { priceText } from '@hearth/domain/listing/price.ts';
import { isLease } from '@hearth/domain/listing/property-type.ts';
import type { ReactNode } from 'react';
import { UnlockOffer } from '../../ui/unlock-offer.tsx';
import { PriceChart } from './price-chart.tsx';
import './price-history.css';

/** What happened to the home, newest first; prices are withheld by the server from unverified visitors. */
export function PriceHistory({ listing }: { readonly listing: ListingDetails }): ReactNode {
  const locked = listing.locked.pricehistory;
  const rows = timeline(listing, editions[listing.edition].timeZone);
  const charted = rows.filter((row) => isLease(row.propertytype) === isLease(listing.propertytype));
  return (
    <section aria-labelledby="listing-history" className="price-history">
      <h2 id="listing-history">History</h2>
      {listing.daysonmarket !== null && <p>Days on market: {listing.daysonmarket}</p>}
      <OtherListings listing={listing} />
      {locked && (
        <p className="listing__small">
          Past prices are shown to verified accounts. <UnlockOffer />
        </p>
      )}
      <PriceChart rows={charted} />
      <table className="price-history__table">
        <thead>
          <tr>
            <th scope="col">Date</th>
            <th scope="col">Event</th>
            {!locked && <th scope="col">Price</th>}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Event key={row.key} row={row} locked={locked} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Event({ row, locked }: { readonly row: TimelineRow; readonly locked: boolean }): ReactNode {
  const { day, event, price, propertytype, other } = row;
  return (
    <tr>
      <td>{shortDate(day)}</td>
      <td>
        {event}
        {other && <span className="price-history__of"> ({listingIdLabel(other)})</span>}
      </td>
      {!locked && <td>{price === null ? '' : priceText(price, propertytype)}</td>}
    </tr>
  );
}

function OtherListings({ listing }: { readonly listing: ListingDetails }): ReactNode {
  if (listing.otherlistings.length === 0) return null;
  return (
    <ul className="price-history__others">
      {listing.otherlistings.map((other: OtherListing) => (
        <li key={other.listingkey}>
          {otherListingText(other, listing)}: <a href={other.url}>{otherListingLabel(other)}</a>
        </li>
      ))}
    </ul>
  );
}
