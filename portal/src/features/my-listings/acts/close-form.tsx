import { storedValue } from '@hearth/domain/exclusive/edit-payload.ts';
import { withCommas } from '@hearth/domain/listing/price.ts';
import type { ReactNode } from 'react';
import { useApp } from '../../../shared/app/app-context.tsx';
import { FormEnd } from '../../../ui/forms/form-end.tsx';
import { FormField } from '../../../ui/forms/form-field.tsx';
import { DraftChanges } from './draft-changes.tsx';
import { actWords, isForLease } from './listing-acts.ts';
import type { ListingSubject, OnStored } from './listing-subject.ts';
import { useStatusForm } from './use-status-form.ts';

const closeValues = ['closePrice', 'closeDate', 'buyerAgentName'] as const;
const closeFields = ['mlsStatus', ...closeValues];

interface CloseFormProps {
  readonly listing: ListingSubject;
  readonly onStored: OnStored;
}

/** Price, day and agent of a sale or lease. */
export function CloseForm({ listing, onStored }: CloseFormProps): ReactNode {
  const { today } = useApp().moment();
  const isLease = isForLease(listing);
  const form = useStatusForm({
    ...{ listing, onStored, done: isLease ? 'marked leased' : 'marked sold' },
    initial: {
      closePrice: listing.listPrice === null ? '' : withCommas(listing.listPrice),
      closeDate: today,
      buyerAgentName: '',
    },
    check: (typed) =>
      closeValues.flatMap((name) => {
        const reading = storedValue(name, typed[name], today);
        if (!reading.ok) return [{ name, message: reading.message }];
        return reading.value === null && name !== 'buyerAgentName'
          ? [{ name, message: 'Field is required' }]
          : [];
      }),
    bodyOf: ({ closePrice, closeDate, buyerAgentName }) => {
      const price = storedValue('closePrice', closePrice, today);
      return {
        ...{ mlsStatus: isLease ? 'Leased' : 'Sold', closeDate },
        ...(price.ok && { closePrice: Number(price.value) }),
        ...(buyerAgentName !== '' && { buyerAgentName }),
      };
    },
  });
  return (
    <form className="act-form" {...form.props}>
      <p>
        {isLease
          ? 'The home leaves the market. Signed-in visitors still find it among leased homes.'
          : 'The home leaves the market. Signed-in visitors still find it among sold homes.'}
      </p>
      <FormField
        label={isLease ? 'Monthly rent at closing ($)' : 'Close price ($)'}
        autoComplete="off"
        maxLength={30}
        field={form.field('closePrice')}
      />
      <FormField label="Close date" type="date" field={form.field('closeDate')} />
      <FormField
        isOptional
        label={isLease ? 'Tenant’s agent' : 'Buyer’s agent'}
        autoComplete="off"
        maxLength={120}
        field={form.field('buyerAgentName')}
      />
      <DraftChanges listing={listing} choice={form.draft} given={closeFields} />
      <FormEnd form={form} action={actWords('close', listing)} acting="Saving…" />
    </form>
  );
}
