import { type EditedDraft, shownOf } from '@hearth/domain/exclusive/edited-draft.ts';
import { type FieldName, type FieldValue, rowOf } from '@hearth/domain/exclusive/field-catalog.ts';
import { Button } from '@hearth/widgets/ui/button.tsx';
import type { ReactNode } from 'react';
import { useSnapshot } from 'valtio';
import { useEditing } from './editing.ts';
import { valueWords } from './field-words.ts';

/** Fields that were changed here and elsewhere at once: both values, one to be chosen. */
export function DraftConflicts(): ReactNode {
  const { editor } = useEditing();
  const draft = useSnapshot(editor.state).draft as EditedDraft;
  const conflicts = Object.entries(draft.conflicts) as [FieldName, FieldValue | null][];
  return (
    <div aria-live="polite">
      {conflicts.length > 0 && (
        <section className="listing-conflicts" aria-labelledby="listing-conflicts">
          <h2 id="listing-conflicts">Changed in two places</h2>
          <p>
            Someone changed these fields while you did. Choose what to keep. You’ll find the other value under
            Earlier values.
          </p>
          <ul>
            {conflicts.map(([name, theirs]) => (
              <li key={name}>
                <h3>{rowOf(name).label}</h3>
                <Value
                  name={name}
                  of="Yours"
                  value={shownOf(draft, name)}
                  onKeep={() => editor.choose(name, 'mine')}
                />
                <Value name={name} of="Theirs" value={theirs} onKeep={() => editor.choose(name, 'theirs')} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

/** Private fields that were typed and not saved before another person used the device. */
export function LostWords(): ReactNode {
  const { editor } = useEditing();
  const { lost } = useSnapshot(editor.state);
  if (lost.length === 0) return null;
  return (
    <p className="listing-conflicts" role="status">
      {`Type again: ${lost.map((name) => rowOf(name).label).join(', ')}. Someone else logged in on this device before it was saved, so it wasn’t kept.`}
    </p>
  );
}

interface ValueProps {
  readonly name: FieldName;
  readonly of: 'Yours' | 'Theirs';
  readonly value: FieldValue | null;
  readonly onKeep: () => void;
}

const Value = ({ name, of, value, onKeep }: ValueProps): ReactNode => (
  <div className="listing-conflicts__value">
    <p>
      <strong>{of}</strong> <span dir="auto">{valueWords(name, value)}</span>
    </p>
    <Button onClick={onKeep} aria-label={`Keep ${of.toLowerCase()}: ${rowOf(name).label}`}>
      Keep {of.toLowerCase()}
    </Button>
  </div>
);
