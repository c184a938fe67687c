import type { ListingDetails } from '@hearth/domain/contract/listing.ts';
import { deferred } from '@hearth/widgets/ui/use-deferred.ts';
import type { ReactNode } from 'react';
import { LateSection } from './late-section.tsx';

const inquiry = deferred(async () => (await import('./listing-inquiry.tsx')).ListingInquiry);

/** Where a visitor asks about the home, beside the agent who has it. */
export const ListingContact = ({ listing }: { readonly listing: ListingDetails }): ReactNode => (
  <LateSection
    id="listing-contact"
    title="Ask about this home"
    source={inquiry}
    props={{ listing }}
    withAgent={listing.agentId !== null}
    failure="The form could not be loaded."
  />
);
