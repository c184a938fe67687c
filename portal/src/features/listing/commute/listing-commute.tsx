import type { ListingDetails } from '@hearth/domain/contract/listing.ts';
import { LateSection } from '@hearth/widgets/listing/late-section.tsx';
import { deferred } from '@hearth/widgets/ui/use-deferred.ts';
import type { ReactNode } from 'react';

const commute = deferred(async () => (await import('./commute.tsx')).Commute);

/** Travel times from a home to places of the visitor. */
export const ListingCommute = ({ listing }: { readonly listing: ListingDetails }): ReactNode => (
  <LateSection
    id="listing-commute"
    title="Travel times"
    source={commute}
    props={{ listing }}
    failure="The travel times could not be loaded."
  />
);
