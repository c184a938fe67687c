import type { ExclusiveDetails } from '@hearth/domain/contract/exclusive-listing.ts';
import type { EditFormStatus } from '@hearth/domain/listing/status.ts';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router';
import { useSession } from '../../../shared/app/app-context.tsx';
import { afterPaint } from '../../../ui/after-paint.ts';
import { SmallDialog } from '../../../ui/small-dialog.tsx';
import { goToField } from '../editor/field-words.ts';
import { ReviewPublication } from '../publish/review-publication.tsx';
import { nameFor, shownEffects } from './act-changes.ts';
import { ActiveAct } from './active-act.tsx';
import { CloseForm } from './close-form.tsx';
import { actWords, type ListingAct, type PlainAct } from './listing-acts.ts';
import { type ListingSubject, type OnStored, subjectOf } from './listing-subject.ts';
import { OnMlsForm } from './on-mls-form.tsx';
import { PrivateAct } from './private-act.tsx';
import { useStored } from './use-stored.ts';

interface ActDialogProps {
  readonly act: Exclude<ListingAct, PlainAct | 'unschedule'>;
  /** null for a new listing, which can be published alone. */
  readonly listing: ListingSubject | null;
  /** Called before the listing may leave the list that shows it. */
  readonly onMove?: () => void;
  readonly onClose: () => void;
}

/** The dialog of an act. Problems stay in it; a success closes it and is announced. */
export function ActDialog({ act, listing, onMove, onClose }: ActDialogProps): ReactNode {
  const session = useSession();
  const stored = useStored();
  const navigate = useNavigate();
  const viewOf = ({ url }: ExclusiveDetails) =>
    url !== null && { action: { label: 'View', onClick: () => void navigate(url) } };
  const finish: OnStored = (details, words) => {
    // The focus returns to the button before the listing leaves the list.
    flushSync(onClose);
    queueMicrotask(() => {
      onMove?.();
      for (const { key, apply } of shownEffects(session, details, shownOf(details)))
        session.queries.setQueriesData({ queryKey: key }, apply);
      stored(details);
      const title = words(`“${nameFor(subjectOf(details))}”`);
      session.changes.say({ title, ...(act !== 'schedule' && viewOf(details)) });
    });
  };
  const lead: typeof goToField = (name) => {
    flushSync(onClose);
    afterPaint(() => goToField(name));
  };
  return (
    <SmallDialog title={listing === null ? 'Publish' : actWords(act, listing)} onClose={onClose}>
      {(act === 'publish' || act === 'schedule') && (
        <ReviewPublication act={act} listing={listing} onStored={finish} onLead={lead} />
      )}
      {act === 'publishPrivately' && listing && (
        <PrivateAct listing={listing} onStored={finish} onLead={lead} />
      )}
      {act === 'active' && listing && <ActiveAct listing={listing} onStored={finish} onLead={lead} />}
      {act === 'close' && listing && <CloseForm listing={listing} onStored={finish} />}
      {act === 'onMls' && listing && <OnMlsForm listing={listing} onStored={finish} />}
    </SmallDialog>
  );
}

/** The values of a list that an act changes. */
const shownOf = ({ isDraft, hasChanges, scheduledAt, published }: ExclusiveDetails) => ({
  ...{ isDraft, hasChanges, scheduledAt },
  ...(published && { mlsStatus: (published.fields.mlsStatus ?? '') as EditFormStatus | '' }),
});
