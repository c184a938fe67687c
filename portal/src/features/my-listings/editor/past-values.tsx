import { isSame } from '@hearth/domain/exclusive/edit-payload.ts';
import { type EditedDraft, type PastValue, shownOf } from '@hearth/domain/exclusive/edited-draft.ts';
import { rowOf } from '@hearth/domain/exclusive/field-catalog.ts';
import { Button } from '@hearth/widgets/ui/button.tsx';
import { type ReactNode, useState } from 'react';
import { useSnapshot } from 'valtio';
import { SmallDialog } from '../../../ui/small-dialog.tsx';
import { useEditing } from './editing.ts';
import { valueWords } from './field-words.ts';

/** Earlier values of the fields, the newest first, each with a button that puts it back. */
export function PastValues(): ReactNode {
  const { editor } = useEditing();
  const draft = useSnapshot(editor.state).draft as EditedDraft;
  const [isOpen, open] = useState(false);
  const past = draft.past.filter(({ name, value }) => !isSame(shownOf(draft, name), value)).toReversed();
  if (past.length === 0 && !isOpen) return null;
  return (
    <>
      <Button look="quiet" aria-haspopup="dialog" onClick={() => open(true)}>
        Earlier values ({past.length})
      </Button>
      {isOpen && (
        <SmallDialog title="Earlier values" onClose={() => open(false)}>
          {past.length === 0 && <p>Nothing to put back.</p>}
          <ul className="past-values">
            {past.map((entry) => (
              <li key={`${entry.name} ${String(entry.value)}`}>
                <Entry entry={entry} onPutBack={() => editor.putBack(entry)} />
              </li>
            ))}
          </ul>
        </SmallDialog>
      )}
    </>
  );
}

interface EntryProps {
  readonly entry: PastValue;
  readonly onPutBack: () => void;
}

const Entry = ({ entry: { name, value, by }, onPutBack }: EntryProps): ReactNode => (
  <>
    <p>
      <strong>{rowOf(name).label}</strong>
      <span className="past-values__value" dir="auto">
        {valueWords(name, value)}
      </span>
      <span className="own-listing__facts">{by === 'here' ? 'Replaced here' : 'Replaced elsewhere'}</span>
    </p>
    <Button onClick={onPutBack} aria-label={`Put back ${rowOf(name).label}: ${valueWords(name, value)}`}>
      Put back
    </Button>
  </>
);
