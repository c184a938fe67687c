import type { ExclusiveDetails } from '@hearth/domain/contract/exclusive-listing.ts';
import type { ReactNode } from 'react';
import { useSnapshot } from 'valtio';
import { useSession } from '../../../shared/app/app-context.tsx';
import { type Change, withEffects } from '../../../shared/changes/change.ts';
import { subjectKey } from '../acts/act-changes.ts';
import { ActsMenu } from '../acts/acts-menu.tsx';
import { type ListingSubject, subjectOf } from '../acts/listing-subject.ts';
import { useLocalClock } from '../acts/use-local-clock.ts';
import { noteWords, statusWords } from '../listing-words.ts';
import { PublishButton } from '../publish/publish-button.tsx';
import { useEditing } from './editing.ts';
import { PastValues } from './past-values.tsx';
import { SaveLine } from './save-line.tsx';
import './editor-bar.css';

/** Stays on screen while the form scrolls: the state of the listing and of saving, earlier values, and the acts. */
export function EditorBar(): ReactNode {
  const listing = useSubject();
  return (
    <div className="editor-bar">
      <div>
        {listing && <StateLine listing={listing} />}
        <SaveLine />
      </div>
      <div className="editor-bar__buttons">
        <PastValues />
        {listing && <ActsMenu listing={listing} />}
        <PublishButton listing={listing} />
      </div>
    </div>
  );
}

/** The listing of the form with the acts that wait to be sent; null before it is started. */
function useSubject(): ListingSubject | null {
  const session = useSession();
  const { pending } = useSnapshot(session.changes.state);
  const details = useSnapshot(useEditing().editor.state).details as ExclusiveDetails | null;
  return (
    details &&
    withEffects(pending as readonly Change[], subjectKey(session, details.draftId), subjectOf(details))
  );
}

/** 'Active · Unpublished changes · Goes live Fri, Dec 4 at 9 AM'. */
function StateLine({ listing }: { readonly listing: ListingSubject }): ReactNode {
  const words = [statusWords(listing), ...noteWords(listing, useLocalClock())].join(' · ');
  return (
    <p className="editor-bar__state" dir="auto">
      {words}
    </p>
  );
}
