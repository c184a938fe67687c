import type { PageStop } from '@hearth/domain/search/stops/page-stops.ts';
import type { ReactNode } from 'react';
import { StopTable } from '../../../shared/listing-stops/stop-table.tsx';
import { FormEnd } from '../../../ui/forms/form-end.tsx';
import { CooperationLine } from '../publish/cooperation-line.tsx';
import { ReadSheet } from '../publish/read-sheet.tsx';
import { Problems, type ReviewProps } from '../publish/review-publication.tsx';
import { DraftChanges } from './draft-changes.tsx';
import { actWords } from './listing-acts.ts';
import type { ListingSubject } from './listing-subject.ts';
import { useStatusForm } from './use-status-form.ts';

const activeFields = ['mlsStatus'];

interface ActiveActProps extends Pick<ReviewProps, 'onStored' | 'onLead'> {
  readonly listing: ListingSubject;
}

/** Shows where a home will be public, and the clock that this starts, before it is. */
export function ActiveAct({ listing, onStored, onLead }: ActiveActProps): ReactNode {
  const form = useStatusForm({
    ...{ listing, onStored, done: 'is on the market', initial: {} },
    check: () => [],
    bodyOf: () => ({ mlsStatus: 'Active' }),
  });
  return (
    <ReadSheet listing={listing} mlsStatus="Active" isOfDraft={form.draft.revision !== null}>
      {({ cooperation, places, problems }) => (
        <form className="act-form publish-sheet" {...form.props}>
          <Problems problems={problems} listing={listing} onLead={onLead} />
          <CooperationLine cooperation={cooperation} />
          <h3>Where it will show</h3>
          <StopTable items={places as readonly PageStop[]} />
          <DraftChanges listing={listing} choice={form.draft} given={activeFields} />
          {problems.length === 0 && (
            <FormEnd form={form} action={actWords('active', listing)} acting="Saving…" />
          )}
        </form>
      )}
    </ReadSheet>
  );
}
