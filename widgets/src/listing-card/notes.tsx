import type { ReactNode } from 'react';
import { later, useLater } from '../ui/use-later.ts';
import type { SourceNotesProps } from './source-notes.tsx';

/** Nobody waits for them; their line is kept free. */
const sourceNotes = later(async () => (await import('./source-notes.tsx')).SourceNotes);

/** Where listings come from and what their sources want said; what holds everywhere where that cannot be had. */
export function Notes(props: SourceNotesProps): ReactNode {
  const SourceNotes = useLater(sourceNotes);
  if (SourceNotes === null)
    return (
      <p className="hearth-card-notes__courtesy">Information is deemed reliable but is not guaranteed.</p>
    );
  return SourceNotes && <SourceNotes {...props} />;
}
