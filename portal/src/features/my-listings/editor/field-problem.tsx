import type { FieldName } from '@hearth/domain/exclusive/field-catalog.ts';
import type { ReactNode } from 'react';
import { useSnapshot } from 'valtio';
import { useEditing } from './editing.ts';

/** The problem of a field as it stands below it; undefined for none. One that was changed in two places leads to the choice between them. */
export function useFieldProblem(name: FieldName): ReactNode {
  const { problems, draft } = useSnapshot(useEditing().editor.state);
  if (!(name in draft.conflicts)) return problems[name];
  return (
    <>
      Someone changed this too. <a href="#listing-conflicts">Choose what to keep</a>
    </>
  );
}
