import type { ListingDetails } from '@hearth/domain/contract/listing.ts';
import { InquiryForm } from '@hearth/widgets/inquiry-form/inquiry-form.tsx';
import { createInquiryStore } from '@hearth/widgets/inquiry-form/inquiry-store.ts';
import { type ReactNode, useMemo, useRef, useState } from 'react';
import { useApp } from '../../ui/app-context.tsx';
import { useContactRequest } from './contact-request.tsx';
import { ListingAgent } from './listing-agent.tsx';
import { type TourWay, TourWays } from './tour-ways.tsx';

const tourTypes = { person: 'schedule-a-tour', video: 'schedule-a-video-tour' } as const;

/** The listing's agent, and the widgets' form for a question or a tour; another listing is another form. */
export function ListingInquiry({
  listing: { listingid, agentId },
}: {
  readonly listing: ListingDetails;
}): ReactNode {
  const { client } = useApp();
  const form = useRef<HTMLDivElement>(null);
  const { kind } = useContactRequest();
  const [way, setWay] = useState<TourWay>('person');
  const type = kind === 'tour' ? tourTypes[way] : 'listing-question';
  const subject = useMemo(() => ({ type, listingId: listingid }) as const, [type, listingid]);
  // A tour asked for after a question keeps what was written; the form follows `subject`.
  const store = useMemo(
    () => createInquiryStore(client, { type: 'listing-question', listingId: listingid }),
    [client, listingid],
  );
  const goToForm = () => form.current?.querySelector('input')?.focus();
  return (
    <>
      {agentId && <ListingAgent agentId={agentId} onContact={goToForm} />}
      <div ref={form}>
        <InquiryForm
          store={store}
          subject={subject}
          heading=""
          home={kind === 'tour' && <TourWays way={way} onChoose={setWay} />}
        />
      </div>
    </>
  );
}
