import type { FormValue } from '@hearth/domain/exclusive/edit-payload.ts';
import type { FieldName } from '@hearth/domain/exclusive/field-catalog.ts';
import { createContext, useContext } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { DraftEditor } from './draft-editor.ts';

/** The values of the form by field. */
export type FormValues = Record<FieldName, FormValue>;

/** Shared by all parts of the form of a listing: its fields, its photos and the way to the site. */
export interface Editing {
  readonly editor: DraftEditor;
  readonly form: UseFormReturn<FormValues>;
  /** Types a value for the person, e.g. a part of an address that was chosen. */
  readonly fill: (name: FieldName, shown: FormValue) => void;
}

export const EditingContext = createContext<Editing | null>(null);

/** The listing that the form edits. `useSnapshot(editor.state)` has it as it changes. */
export function useEditing(): Editing {
  const editing = useContext(EditingContext);
  if (editing === null) throw new Error('useEditing is for parts of the form of a listing');
  return editing;
}
