import type { ListingDetails } from '@hearth/domain/contract/listing.ts';
import { InquiryForm } from '@hearth/widgets/inquiry-form/inquiry-form.tsx';
import { createInquiryStore } from '@hearth/widgets/inquiry-form/inquiry-store.ts';
import { type ReactNode, useMemo, useRef } from 'react';
import { useApp } from '../../ui/app-context.tsx';
import { ListingAgent } from './listing-agent.tsx';

/** The listing's agent, and the widgets' form for a question about the listing; another listing is another form. */
export function ListingInquiry({
  listing: { listingid, agentId },
}: {
  readonly listing: ListingDetails;
}): ReactNode {
  const { client } = useApp();
  const form = useRef<HTMLDivElement>(null);
  const subject = useMemo(() => ({ type: 'listing-question', listingId: listingid }) as const, [listingid]);
  const store = useMemo(() => createInquiryStore(client, subject), [client, subject]);
  const goToForm = () => form.current?.querySelector('input')?.focus();
  return (
    <>
      {agentId && <ListingAgent agentId={agentId} onContact={goToForm} />}
      <div ref={form}>
        <InquiryForm store={store} subject={subject} heading="" />
      </div>
    </>
  );
}
