import type { DraftSave } from '@hearth/domain/contract/draft-save.ts';
import { editions } from '@hearth/domain/edition/editions.ts';
import { localMoment } from '@hearth/domain/edition/local-moment.ts';
import { isSame } from '@hearth/domain/exclusive/edit-payload.ts';
import { type FieldName, isFixed } from '@hearth/domain/exclusive/field-catalog.ts';
import { mergeDraft } from '@hearth/domain/exclusive/merge-draft.ts';
import { readChanges } from '@hearth/domain/exclusive/read-field.ts';
import type { FieldProblem } from '@hearth/domain/inquiry/person-rules.ts';
import type { Db } from '../db/database.ts';
import { AppError } from '../http/errors.ts';
import type { OwnedVisit } from '../http/visit.ts';
import { type ExclusiveRow, updateExclusive } from './exclusive-listings.queries.ts';
import { changeListing } from './owned-listing.ts';

/** Changed fields of one tab. */
interface Save {
  /** Of the listing or its draft. */
  readonly id: string;
  readonly body: Readonly<Record<string, unknown>>;
  /** The revision that they were made on. */
  readonly base: number;
  readonly tab: string;
}

/** The day on the wall of an edition. */
export const todayOf = ({ edition, now }: Pick<OwnedVisit, 'edition' | 'now'>): string =>
  localMoment(now, editions[edition].timeZone).today;

/**
 * Stores changed fields, merged with what others stored since their revision. Fields with a conflict or a fault are refused by
 * name after all others are stored.
 * @throws AppError not_found; revision_conflict and validation_failed with the part that was stored
 */
export async function saveDraft(
  db: Db,
  { id, body, base, tab }: Save,
  visit: OwnedVisit,
): Promise<DraftSave> {
  const today = todayOf(visit);
  const { changes: read, problems: unreadable } = readChanges(body, today);
  const { save, problems } = await changeListing(
    db,
    { id, action: 'edit', name: 'exclusive listing saved' },
    visit,
    async ({ transaction, row }) => {
      const fixed = fixedFields(row, read, today);
      const names = new Set(fixed.map(({ name }) => name));
      const changes = Object.fromEntries(Object.entries(read).filter(([name]) => !names.has(name)));
      const { draft, saved, others, conflicts } = mergeDraft(row, { base, tab, changes });
      const { userId: updatedBy } = visit.actor;
      const isChanged = draft.revision !== row.revision;
      if (isChanged)
        await updateExclusive(transaction, row.draftId, { draft, updatedBy, updatedAt: visit.now });
      const savedAt = (isChanged ? visit.now : row.updatedAt).toISOString();
      return {
        save: { revision: draft.revision, savedAt, saved: [...saved], others, conflicts: [...conflicts] },
        problems: [...unreadable, ...fixed],
      };
    },
  );
  const faults = problems.length > 0 && { validationErrors: problems };
  if (save.conflicts.length > 0) throw new AppError('revision_conflict', { draft: save, ...faults });
  if (faults) throw new AppError('validation_failed', { draft: save, ...faults });
  return save;
}

/** Dates that stay once they are published and past. */
const fixedFields = (
  { fields, publishedFields }: ExclusiveRow,
  changes: Readonly<Partial<Record<FieldName, unknown>>>,
  today: string,
): FieldProblem[] =>
  (Object.keys(changes) as FieldName[])
    .filter((name) => isFixed(name, { published: publishedFields, today }))
    .filter((name) => !isSame(fields[name], changes[name] as null))
    .map((name) => ({ name, message: 'This date has passed, so it stays as it was published' }));
