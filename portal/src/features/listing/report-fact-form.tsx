import type { ListingDetails } from '@hearth/domain/contract/listing.ts';
import { longest } from '@hearth/domain/inquiry/person-rules.ts';
import { compareRows } from '@hearth/domain/listing/comparison.ts';
import type { DraftValues } from '@hearth/widgets/inquiry-form/inquiry-draft.ts';
import { InquiryForm } from '@hearth/widgets/inquiry-form/inquiry-form.tsx';
import { createInquiryStore } from '@hearth/widgets/inquiry-form/inquiry-store.ts';
import { type ReactNode, useLayoutEffect, useMemo, useState } from 'react';
import { useWriter } from '../../shared/account/use-writer.ts';
import { useApp } from '../../shared/app/app-context.tsx';
import { FactChoice } from './fact-choice.tsx';
import './report-fact.css';

/** The widgets' form with the facts of a home to choose from; its recipients are the listing agent and the brokerage. */
export function ReportFactForm({ listing }: Pick<FormProps, 'listing'>): ReactNode {
  const { known, change } = useWriter();
  return <Form key={change} listing={listing} known={known} />;
}

interface FormProps {
  readonly listing: ListingDetails;
  readonly known: Readonly<DraftValues> | undefined;
}

function Form({ listing, known }: FormProps): ReactNode {
  const { client } = useApp();
  const { listingid } = listing;
  const subject = useMemo(
    () => ({ type: 'report-a-wrong-fact', listingId: listingid }) as const,
    [listingid],
  );
  const [store] = useState(() => createInquiryStore(client, subject));
  useLayoutEffect(() => {
    if (known) store.fill(known);
  }, [store, known]);
  const facts = factsOf(listing);
  return (
    <InquiryForm
      store={store}
      subject={subject}
      heading=""
      drawField={(field) => (field.name === 'fact' ? <FactChoice {...field} facts={facts} /> : undefined)}
    />
  );
}

/** Facts without one value. */
const others = ['Address', 'Location on the map', 'Photos', 'Description', 'Another fact'];

/** 'Year built: 1999', in the order of a comparison of homes; the history is a list and not one fact. */
const factsOf = (listing: ListingDetails): readonly string[] => [
  ...compareRows([listing])
    .filter(({ key }) => key !== 'history')
    .map(({ label, cells: [lines = []] }) => `${label}: ${lines.join(', ')}`.slice(0, longest)),
  ...others,
];
