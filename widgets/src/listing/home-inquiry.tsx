import type { ListingDetails } from '@hearth/domain/contract/listing.ts';
import { firstMessage, homeInWords, suggestedQuestions } from '@hearth/domain/inquiry/first-message.ts';
import { isOpen } from '@hearth/domain/listing/status.ts';
import type { ReactNode } from 'react';
import { useLayoutEffect, useMemo, useState } from 'react';
import type { Client } from '../client/client.ts';
import type { DraftValues } from '../inquiry-form/inquiry-draft.ts';
import { InquiryForm, type SentInquiry } from '../inquiry-form/inquiry-form.tsx';
import { createInquiryStore } from '../inquiry-form/inquiry-store.ts';
import type { ContactKind } from './contact-kind.ts';
import { type TourWay, TourWays } from './tour-ways.tsx';

const tourTypes = { person: 'schedule-a-tour', video: 'schedule-a-video-tour' } as const;

interface HomeInquiryProps {
  readonly client: Client;
  readonly listing: ListingDetails;
  readonly kind: ContactKind;
  /** Facts of the page about the visitor; the same object while they are the same. */
  readonly known?: Readonly<DraftValues> | undefined;
  /** The way to the stored copy, shown once the inquiry is sent. */
  readonly receipt?: ReactNode;
  readonly onInquirySend?: ((sent: SentInquiry) => unknown) | undefined;
}

const question = (listingId: string, home: string) => {
  const type = 'listing-question';
  return { type, listingId, message: firstMessage(type, home) } as const;
};

/** The form for a question or a tour of a home; another home is another form. */
export function HomeInquiry(props: HomeInquiryProps): ReactNode {
  const { client, listing, kind, known, receipt, onInquirySend } = props;
  const { listingid: listingId, mlsstatus } = listing;
  const home = homeInWords(listing);
  const [way, setWay] = useState<TourWay>('person');
  const type = kind === 'tour' ? tourTypes[way] : 'listing-question';
  const subject = useMemo(
    () => ({ type, listingId, message: firstMessage(type, home) }) as const,
    [type, listingId, home],
  );
  // A tour asked for after a question keeps what was written; the form follows `subject`.
  const store = useMemo(
    () => createInquiryStore(client, question(listingId, home)),
    [client, listingId, home],
  );
  useLayoutEffect(() => {
    if (known) store.fill(known);
  }, [store, known]);
  return (
    <InquiryForm
      store={store}
      subject={subject}
      heading=""
      questions={kind === 'question' ? suggestedQuestions({ home, isOpen: isOpen(mlsstatus) }) : undefined}
      home={kind === 'tour' && <TourWays way={way} onChoose={setWay} />}
      receipt={receipt}
      onInquirySend={onInquirySend}
    />
  );
}
