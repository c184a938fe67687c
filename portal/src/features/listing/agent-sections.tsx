import type { ListingDetails } from '@hearth/domain/contract/listing.ts';
import { streetLine } from '@hearth/domain/listing/address.ts';
import type { ReactNode } from 'react';
import { WhyHidden } from '../../shared/listing-stops/why-hidden.tsx';
import { RecommendButton } from '../../shared/recommending/recommend-button.tsx';
import { ShowingDetails } from './showing-details.tsx';
import { UsageChart } from './usage-chart.tsx';
import { UsageFigures } from './usage-figures.tsx';

/** The way to recommend the home, showing details, and for the listing's own agent and admins its usage. */
export const AgentSections = ({ listing }: { readonly listing: ListingDetails }): ReactNode => (
  <>
    <p>
      <RecommendButton listings={[listing.listingid]} name={streetLine(listing)} />
    </p>
    <ShowingDetails listing={listing} />
    {listing.usageStatistics && (
      <>
        <UsageFigures usage={listing.usageStatistics}>
          <UsageChart listingid={listing.listingid} />
        </UsageFigures>
        <WhyHidden id={listing.listingid} />
      </>
    )}
  </>
);
