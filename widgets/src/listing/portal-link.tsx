import type { ListingCard } from '@hearth/domain/contract/listing-card.ts';
import type { ReactNode } from 'react';
import { pageAddress } from '../client/page-address.ts';

interface PortalLinkProps {
  readonly listing: Pick<ListingCard, 'url'>;
  readonly baseUrl: string;
  readonly children: ReactNode;
}

/** Leads to the home on the portal, in its own tab: accounts, and parts that are locked for guests, are there alone. */
export const PortalLink = ({ listing, baseUrl, children }: PortalLinkProps): ReactNode => (
  <a className="hearth-listing__link" href={pageAddress(listing.url, baseUrl)} target="_blank" rel="noopener">
    {children} on {new URL(baseUrl, document.baseURI).host}
  </a>
);
