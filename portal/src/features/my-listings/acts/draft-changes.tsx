import type { PublishSheet } from '@hearth/domain/contract/exclusive-listing-sheet.ts';
import { type ReactNode, use } from 'react';
import { EditingContext } from '../editor/editing.ts';
import { ChangedValues } from '../publish/publish-sheet.tsx';
import { ReadSheet } from '../publish/read-sheet.tsx';
import type { ListingSubject } from './listing-subject.ts';
import type { DraftChoice } from './use-status-form.ts';

interface DraftChangesProps {
  readonly listing: ListingSubject;
  readonly choice: DraftChoice;
  /** Fields that the act sets itself. */
  readonly given: readonly string[];
}

/** Asks whether the unpublished changes of a listing are published with an act, or stay in its draft. Without changes it shows nothing. */
export function DraftChanges({ listing, ...props }: DraftChangesProps): ReactNode {
  // Photos and open houses of an open form may have changed since its listing was read.
  const isForm = use(EditingContext) !== null;
  if (!listing.hasChanges && !isForm) return null;
  return <ReadSheet listing={listing}>{(sheet) => <Choice sheet={sheet} {...props} />}</ReadSheet>;
}

interface ChoiceProps extends Omit<DraftChangesProps, 'listing'> {
  readonly sheet: PublishSheet;
}

function Choice({ sheet: { rows, parts, revision }, choice, given }: ChoiceProps): ReactNode {
  const changed = rows.filter(({ name, change }) => change !== 'same' && !given.includes(name));
  if (changed.length === 0 && !parts.hasChanges) return null;
  return (
    <fieldset className="draft-changes">
      <legend>Unpublished changes</legend>
      {changed.length > 0 && <ChangedValues rows={changed} />}
      {parts.hasChanges && <p>Photos or open houses changed too.</p>}
      <label>
        <input
          type="checkbox"
          checked={choice.revision === revision}
          onChange={(event) => choice.choose(event.currentTarget.checked ? revision : null)}
        />
        Publish these changes too
      </label>
      <p>Otherwise they stay in your draft.</p>
    </fieldset>
  );
}
