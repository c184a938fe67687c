import { type ReactNode, useState } from 'react';
import { QuestionDialog } from '../../ui/question-dialog.tsx';
import type { NamedThing, SharedKind } from './shared-kind.ts';

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
  return {
    deleteAt: (thing, at) => (thing.collaboratorCount > 0 ? ask({ thing, at }) : remove(thing, at)),
    dialog: asked && (
      <QuestionDialog
        title={`Delete “${asked.thing.name}”?`}
        action="Delete"
        isDanger
        onAct={() => remove(asked.thing, asked.at)}
        onClose={() => ask(null)}
      >
        {lossWords(kind, asked.thing)}
      </QuestionDialog>
    ),
  };
}

function lossWords(
  { noun, loss = '', parts }: SharedKind,
  { collaboratorCount: count }: ListedThing,
): string {
  const people = count === 1 ? '1 other person shares' : `${count} other people share`;
  const alsoDeleted = parts ? ` Its ${parts} are deleted too.` : '';
  return `${people} this ${noun} and won’t be able to open it${loss} anymore.${alsoDeleted}`;
}
