import type { ListingDetails, OtherListing } from '@hearth/domain/contract/listing.ts';
import { timeZones } from '@hearth/domain/edition/time-zones.ts';
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
import { pageAddress } from '../client/page-address.ts';
import { Heading } from '../ui/heading.tsx';
import { PriceChart } from './price-chart.tsx';

interface PriceHistoryProps {
  readonly listing: ListingDetails;
  /** Of its heading; 2 by default. */
  readonly level?: number;
  /** Server address that links to other listings are resolved against; '' on the server's own pages. */
  readonly baseUrl?: string;
  /** The way to prices that are withheld. */
  readonly children?: ReactNode;
}

/** History of the home, newest first; prices are withheld by the server from unverified visitors. */
export function PriceHistory({ listing, level = 2, baseUrl = '', children }: PriceHistoryProps): ReactNode {
  const locked = listing.locked.pricehistory;
  const rows = timeline(listing, timeZones[listing.edition]);
  const charted = rows.filter((row) => isLease(row.propertytype) === isLease(listing.propertytype));
  return (
    <section aria-labelledby="listing-history" className="hearth-history" part="history">
      <Heading level={level} id="listing-history">
        History
      </Heading>
      {listing.daysonmarket !== null && <p>Days on market: {listing.daysonmarket}</p>}
      <OtherListings listing={listing} baseUrl={baseUrl} />
      {locked && <p className="hearth-history__locked">Sign up to see price history. {children}</p>}
      <PriceChart rows={charted} />
      <table className="hearth-history__table">
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
        {other && <span className="hearth-history__of"> ({listingIdLabel(other)})</span>}
      </td>
      {!locked && <td>{price === null ? '' : priceText(price, propertytype)}</td>}
    </tr>
  );
}

interface OtherListingsProps {
  readonly listing: ListingDetails;
  readonly baseUrl: string;
}

function OtherListings({ listing, baseUrl }: OtherListingsProps): ReactNode {
  if (listing.otherlistings.length === 0) return null;
  return (
    <ul className="hearth-history__others">
      {listing.otherlistings.map((other: OtherListing) => (
        <li key={other.listingkey}>
          {otherListingText(other, listing)}:{' '}
          <a href={pageAddress(other.url, baseUrl)}>{otherListingLabel(other)}</a>
        </li>
      ))}
    </ul>
  );
}
