import type { ListingDetails } from '@hearth/domain/contract/listing.ts';
import type { ReactNode } from 'react';
import { ShowingDetails } from './showing-details.tsx';
import { UsageFigures } from './usage-figures.tsx';

/** Showing details, and for the listing's own agent and admins its usage. */
export const AgentSections = ({ listing }: { readonly listing: ListingDetails }): ReactNode => (
  <>
    <ShowingDetails listing={listing} />
    {listing.usageStatistics && <UsageFigures usage={listing.usageStatistics} />}
  </>
);
