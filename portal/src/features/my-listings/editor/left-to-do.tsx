import type { ListingForm } from '@hearth/domain/exclusive/edit-payload.ts';
import { type EditedDraft, shownOf } from '@hearth/domain/exclusive/edited-draft.ts';
import { type EditPayload, fieldNames, isRequired } from '@hearth/domain/exclusive/field-catalog.ts';
import type { FieldProblem } from '@hearth/domain/inquiry/person-rules.ts';
import { editPathOf } from '@hearth/domain/page/my-listing-pages.ts';
import { type ReactNode, use } from 'react';
import { EditingContext } from './editing.ts';
import type { EditorState } from './editor-state.ts';
import { type FormPlace, fieldId, placeLabel } from './field-words.ts';

/** The values on screen, also those that are not stored yet. */
export const shownPayload = (draft: EditedDraft): EditPayload =>
  Object.fromEntries(
    fieldNames.flatMap((name) => {
      const value = shownOf(draft, name);
      return value === null ? [] : [[name, value] as const];
    }),
  ) as EditPayload;

/**
 * Stops the listing from being published: text that cannot be stored, conflicts, and fields without a value.
 * @param given values that come with the publication
 */
export function leftToDo(
  { draft, unreadable, problems }: Pick<EditorState, 'draft' | 'unreadable' | 'problems'>,
  given: EditPayload = {},
): readonly FieldProblem[] {
  const payload = { ...shownPayload(draft), ...given };
  return fieldNames.flatMap((name) => {
    const message =
      problems[name] ??
      (name in (unreadable as Partial<ListingForm>) ? 'This value can’t be saved' : undefined) ??
      (name in draft.conflicts ? 'Choose which value to keep' : undefined) ??
      (isRequired(name, payload) && payload[name] === undefined ? 'Field is required' : undefined);
    return message === undefined ? [] : [{ name, message }];
  });
}

interface LeftToDoProps {
  readonly left: readonly FieldProblem[];
  /** The listing whose form has the fields; null for a new one. */
  readonly listing: Parameters<typeof editPathOf>[0] | null;
  /** Shows a part of the form that is open. */
  readonly onLead: (place: FormPlace) => void;
}

/** Problems with links that lead to their fields: in the form that is open, or by its page. */
export function LeftToDo({ left, listing, onLead }: LeftToDoProps): ReactNode {
  const isForm = use(EditingContext) !== null;
  const path = isForm || listing === null ? '' : editPathOf(listing);
  return (
    <ul className="left-to-do">
      {left.map(({ name, message }) => (
        <li key={`${name} ${message}`}>
          <a
            href={`${path}#${fieldId(name as FormPlace)}`}
            onClick={(event) => {
              if (!isForm) return;
              event.preventDefault();
              onLead(name as FormPlace);
            }}
          >
            {placeLabel(name as FormPlace)}
          </a>
          : {message}
        </li>
      ))}
    </ul>
  );
}
