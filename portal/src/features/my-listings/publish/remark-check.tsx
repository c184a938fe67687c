import { shownOf } from '@hearth/domain/exclusive/edited-draft.ts';
import type { FieldName } from '@hearth/domain/exclusive/field-catalog.ts';
import { deferred, useDeferred } from '@hearth/widgets/ui/use-deferred.ts';
import { type ReactNode, useDeferredValue, useMemo } from 'react';
import { useSnapshot } from 'valtio';
import { useEditing } from '../editor/editing.ts';
import { RemarkFindings } from './remark-findings.tsx';
import './publish-sheet.css';

const reader = deferred(() => import('@hearth/domain/exclusive/fair-housing/read-remarks.ts'));

/** Checks the text of a field for words about people while it is typed. */
export function RemarkCheck({ name }: { readonly name: FieldName }): ReactNode {
  const { editor } = useEditing();
  const { draft } = useSnapshot(editor.state);
  return <TextCheck text={String(shownOf(draft as typeof editor.state.draft, name) ?? '')} />;
}

/** Checks a text for words about people. Screen readers hear how many there are, once that changes. */
export function TextCheck({ text: typed }: { readonly text: string }): ReactNode {
  const text = useDeferredValue(typed);
  const part = useDeferred(reader, text !== '');
  const findings = useMemo(() => (part ? part.readRemarks(text) : []), [part, text]);
  const words = findings.length === 1 ? '1 phrase' : `${findings.length} phrases`;
  return (
    <>
      <p role="status" className="remark-check">
        {findings.length > 0 && `Fair housing: check ${words} before you publish.`}
      </p>
      <RemarkFindings findings={findings} />
    </>
  );
}
