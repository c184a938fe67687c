import { getMlsCopies } from '@hearth/domain/contract/exclusive-listing-publish.ts';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { useApp, useSession } from '../../../shared/app/app-context.tsx';
import { FormEnd } from '../../../ui/forms/form-end.tsx';
import { FormField } from '../../../ui/forms/form-field.tsx';
import { listingKeys } from '../listing-queries.ts';
import { DraftChanges } from './draft-changes.tsx';
import { actWords } from './listing-acts.ts';
import type { ListingSubject, OnStored } from './listing-subject.ts';
import { useStatusForm } from './use-status-form.ts';

const onMlsFields = ['mlsStatus', 'primaryListingId', 'relatedMlsSource'];

interface OnMlsFormProps {
  readonly listing: ListingSubject;
  readonly onStored: OnStored;
}

/** The number of the same home on the MLS, filled in where the site has that listing already. */
export function OnMlsForm({ listing, onStored }: OnMlsFormProps): ReactNode {
  const session = useSession();
  const { edition } = useApp();
  const { listingId } = listing;
  const { data } = useQuery({
    queryKey: [...listingKeys(session).listing(listing.draftId), 'mls-copies'],
    queryFn: ({ signal }) => session.client.call(getMlsCopies, { params: { listingId }, signal }),
  });
  const copy = data?.items[0];
  const form = useStatusForm({
    ...{ listing, onStored, done: 'marked listed on MLS' },
    initial: { primaryListingId: '' },
    check: ({ primaryListingId }) =>
      primaryListingId === '' ? [{ name: 'primaryListingId', message: 'Field is required' }] : [],
    bodyOf: ({ primaryListingId }) => ({
      ...{ mlsStatus: 'Listed on Mls', primaryListingId },
      relatedMlsSource: copy?.listingId === primaryListingId ? copy.source : edition.mlsSource,
    }),
  });
  const { reset, typed } = form;
  useEffect(() => {
    if (copy && typed('primaryListingId') === '') reset({ primaryListingId: copy.listingId });
  }, [copy, reset, typed]);
  return (
    <form className="act-form" {...form.props}>
      <p>Visitors see the home’s MLS listing in place of this one, so it shows once.</p>
      <FormField
        label={`MLS number at ${edition.mlsName}`}
        autoComplete="off"
        maxLength={64}
        field={form.field('primaryListingId')}
      />
      <DraftChanges listing={listing} choice={form.draft} given={onMlsFields} />
      <FormEnd form={form} action={actWords('onMls', listing)} acting="Saving…" />
    </form>
  );
}
