import type { ListingDetails } from '@hearth/domain/contract/listing.ts';
import type { ReactNode } from 'react';

/** What the listing's agent wrote about the home. */
export const ListingAbout = ({ listing }: { readonly listing: ListingDetails }): ReactNode => (
  <section aria-labelledby="listing-about">
    <h2 id="listing-about">About this home</h2>
    <p className="listing__remarks">{listing.publicremarks}</p>
  </section>
);
