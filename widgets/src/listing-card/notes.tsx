import type { ReactNode } from 'react';
import { deferred, useDeferred } from '../ui/use-deferred.ts';
import type { SourceNotesProps } from './source-notes.tsx';

/** Deferred: visitors do not wait for them, and their line is reserved. */
const sourceNotes = deferred(async () => (await import('./source-notes.tsx')).SourceNotes);

/** The sources of listings and their disclaimers; the general disclaimer where these fail to load. */
export function Notes(props: SourceNotesProps): ReactNode {
  const SourceNotes = useDeferred(sourceNotes);
  if (SourceNotes === null)
    return (
      <p className="hearth-card-notes__general">Information is deemed reliable but is not guaranteed.</p>
    );
  return SourceNotes && <SourceNotes {...props} />;
}
