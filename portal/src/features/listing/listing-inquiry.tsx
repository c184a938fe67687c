import type { ListingDetails } from '@hearth/domain/contract/listing.ts';
import { HomeInquiry } from '@hearth/widgets/listing/home-inquiry.tsx';
import { type ReactNode, useRef } from 'react';
import { useWriter } from '../../shared/account/use-writer.ts';
import { useApp } from '../../shared/app/app-context.tsx';
import { InquiryReceipt } from '../../shared/inquiry/inquiry-receipt.tsx';
import { useContactRequest } from './contact-request.tsx';
import { ListingAgent } from './listing-agent.tsx';

/** The listing's agent, and the form for a question or a tour. */
export function ListingInquiry({ listing }: { readonly listing: ListingDetails }): ReactNode {
  const { agentId } = listing;
  const { client } = useApp();
  const form = useRef<HTMLDivElement>(null);
  const { kind } = useContactRequest();
  const { known, change } = useWriter();
  const goToForm = () => form.current?.querySelector('input')?.focus();
  return (
    <>
      {agentId && <ListingAgent agentId={agentId} onContact={goToForm} />}
      <div ref={form}>
        <HomeInquiry
          key={change}
          client={client}
          listing={listing}
          kind={kind}
          known={known}
          receipt={<InquiryReceipt />}
        />
      </div>
    </>
  );
}
