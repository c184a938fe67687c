import { Button } from '@hearth/widgets/ui/button.tsx';
import { type ReactNode, useState } from 'react';
import { SmallDialog } from '../../ui/small-dialog.tsx';
import type { NamedThing, SharedKind } from './shared-kind.ts';
import '../../ui/danger.css';

interface ListedThing extends NamedThing {
  readonly collaboratorCount: number;
}

/**
 * Deletes a thing of a list: at once where its person has it alone, else after a question in `dialog`.
 * @param remove deletes the thing at an index
 */
export function useDeletion<Thing extends ListedThing>(
  kind: SharedKind,
  remove: (thing: Thing, at: number) => void,
): { readonly deleteAt: (thing: Thing, at: number) => void; readonly dialog: ReactNode } {
  const [asked, ask] = useState<{ readonly thing: Thing; readonly at: number } | null>(null);
  const onDelete = () => {
    if (asked) remove(asked.thing, asked.at);
    ask(null);
  };
  return {
    deleteAt: (thing, at) => (thing.collaboratorCount > 0 ? ask({ thing, at }) : remove(thing, at)),
    dialog: asked && <Question kind={kind} {...asked} onDelete={onDelete} onClose={() => ask(null)} />,
  };
}

interface QuestionProps {
  readonly kind: SharedKind;
  readonly thing: ListedThing;
  readonly onDelete: () => void;
  readonly onClose: () => void;
}

function Question({ kind, thing, onDelete, onClose }: QuestionProps): ReactNode {
  const { noun, loss = '', parts } = kind;
  const count = thing.collaboratorCount;
  return (
    <SmallDialog title={`Delete “${thing.name}”?`} onClose={onClose}>
      <p>
        {count === 1 ? '1 other person shares' : `${count} other people share`} this {noun} and won’t be able
        to open it{loss} anymore.
        {parts && ` Its ${parts} are deleted too.`}
      </p>
      <div className="small-dialog__buttons">
        <Button className="danger" onClick={onDelete}>
          Delete
        </Button>
        <Button onClick={onClose}>Cancel</Button>
      </div>
    </SmallDialog>
  );
}
