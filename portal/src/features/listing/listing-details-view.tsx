import type { ListingDetails } from '@hearth/domain/contract/listing.ts';
import type { ReactNode } from 'react';
import { SourceDisclaimer } from '../../ui/source-disclaimer.tsx';
import { FactTables } from './fact-tables.tsx';
import { ListingContact } from './listing-contact.tsx';
import { ListingMap } from './listing-map.tsx';
import { ListingPayment } from './listing-payment.tsx';
import { ListingSummary } from './listing-summary.tsx';
import { MarketLinks } from './market-links.tsx';
import { NearbyHomes } from './nearby-homes.tsx';
import { OpenHouses } from './open-houses.tsx';
import { PhotoMosaic } from './photo-mosaic.tsx';
import { PriceHistory } from './price-history.tsx';

/** Everything about a listing that the server let this visitor see, the same on the page and in the dialog. */
export function ListingDetailsView({ listing }: { readonly listing: ListingDetails }): ReactNode {
  return (
    <article className="listing">
      <PhotoMosaic listing={listing} />
      <div className="listing__columns">
        <ListingSummary listing={listing} />
        <div className="listing__story">
          {listing.publicremarks && (
            <section aria-labelledby="listing-about">
              <h2 id="listing-about">About this home</h2>
              <p className="listing__remarks">{listing.publicremarks}</p>
            </section>
          )}
          <OpenHouses listing={listing} />
          <FactTables listing={listing} />
          <PriceHistory listing={listing} />
          <ListingPayment listing={listing} />
          <ListingMap listing={listing} />
          <MarketLinks listing={listing} />
          <ListingContact listing={listing} />
          <p className="listing__small">
            <SourceDisclaimer source={listing.source} />
          </p>
        </div>
      </div>
      <NearbyHomes listing={listing} />
    </article>
  );
}
