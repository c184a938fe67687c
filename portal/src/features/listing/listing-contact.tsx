import type { ListingDetails } from '@hearth/domain/contract/listing.ts';
import { contactTitle } from '@hearth/widgets/listing/contact-kind.ts';
import { LateSection } from '@hearth/widgets/listing/late-section.tsx';
import { deferred } from '@hearth/widgets/ui/use-deferred.ts';
import type { ReactNode } from 'react';
import { useApp } from '../../shared/app/app-context.tsx';
import { contactSection, useContactRequest } from './contact-request.tsx';

const inquiry = deferred(async () => (await import('./listing-inquiry.tsx')).ListingInquiry);

/** Form for questions about the home and tours of it, beside its agent. */
export function ListingContact({ listing }: { readonly listing: ListingDetails }): ReactNode {
  const { kind } = useContactRequest();
  const { PlainContact } = useApp();
  return (
    <>
      <LateSection
        id={contactSection}
        title={contactTitle(kind)}
        source={inquiry}
        props={{ listing }}
        extras={listing.agentId === null ? 0 : 1}
        failure="The form could not be loaded."
      />
      {PlainContact && <PlainContact listing={listing} />}
    </>
  );
}
