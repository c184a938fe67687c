import type { ListingDetails } from '@hearth/domain/contract/listing.ts';
import { deferred } from '@hearth/widgets/ui/use-deferred.ts';
import type { ReactNode } from 'react';
import { LateSection } from './late-section.tsx';

const figures = deferred(async () => (await import('./usage-figures.tsx')).UsageFigures);

/** How often a home was opened, asked about and dismissed, which the server tells its agent and admins. */
export const ListingUsage = ({ listing }: { readonly listing: ListingDetails }): ReactNode => (
  <LateSection
    id="listing-usage"
    title="Activity"
    source={figures}
    props={listing}
    failure="The figures could not be loaded. Reload the page to try again."
  />
);
