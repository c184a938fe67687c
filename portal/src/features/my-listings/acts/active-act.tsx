import type { PageStop } from '@hearth/domain/search/stops/page-stops.ts';
import type { ReactNode } from 'react';
import { StopTable } from '../../../shared/listing-stops/stop-table.tsx';
import { FormEnd } from '../../../ui/forms/form-end.tsx';
import { CooperationLine } from '../publish/cooperation-line.tsx';
import { ReadSheet } from '../publish/read-sheet.tsx';
import { actWords } from './listing-acts.ts';
import type { ListingSubject, OnStored } from './listing-subject.ts';
import { useStatusForm } from './use-status-form.ts';

interface ActiveActProps {
  readonly listing: ListingSubject;
  readonly onStored: OnStored;
}

/** Shows where a home will be public, and the clock that this starts, before it is. */
export function ActiveAct({ listing, onStored }: ActiveActProps): ReactNode {
  const form = useStatusForm({
    ...{ listing, onStored, done: 'is on the market', initial: {} },
    check: () => [],
    bodyOf: () => ({ mlsStatus: 'Active' }),
  });
  return (
    <ReadSheet listing={listing} mlsStatus="Active">
      {({ cooperation, places }) => (
        <form className="act-form publish-sheet" {...form.props}>
          <CooperationLine cooperation={cooperation} />
          <h3>Where it will show</h3>
          <StopTable items={places as readonly PageStop[]} />
          <FormEnd form={form} action={actWords('active', listing)} acting="Saving…" />
        </form>
      )}
    </ReadSheet>
  );
}
