import type { FieldConflict } from '../contract/draft-save.ts';
import { isSame, withChanges } from './edit-payload.ts';
import type { EditPayload, FieldChanges, FieldName, FieldValue } from './field-catalog.ts';

/** The revision that last wrote a field, and the tab that sent it. */
export type FieldRevisions = Readonly<Partial<Record<FieldName, readonly [revision: number, tab: string]>>>;

/** The stored copy of a listing that is edited. */
export interface StoredDraft {
  readonly fields: EditPayload;
  readonly revision: number;
  readonly fieldRevisions: FieldRevisions;
}

/** A save: the changes of one tab since the revision that it knows. */
export interface DraftChanges {
  readonly base: number;
  /** Made by the client for each open form. A save that is sent again after a lost response is no conflict with itself. */
  readonly tab: string;
  readonly changes: FieldChanges;
}

export interface MergedDraft {
  /** The same object where nothing changed. */
  readonly draft: StoredDraft;
  /** Fields that are stored as they were sent. */
  readonly saved: readonly FieldName[];
  /** Fields that other tabs changed since `base`, but those of `conflicts`; null for a cleared one. */
  readonly others: FieldChanges;
  readonly conflicts: readonly FieldConflict[];
}

/**
 * Merges a save into a draft. A field is stored unless another tab changed it since `base` to another value: then both values are
 * a conflict, and the stored one stays.
 */
export function mergeDraft(draft: StoredDraft, { base, tab, changes }: DraftChanges): MergedDraft {
  const isForeign = (name: FieldName): boolean => {
    const [revision, writer] = draft.fieldRevisions[name] ?? [0, tab];
    return revision > base && writer !== tab;
  };
  const storedOf = (name: FieldName): FieldValue | null => draft.fields[name] ?? null;
  const sent = Object.entries(changes) as [FieldName, FieldValue | null][];
  const refused = sent.filter(([name, value]) => isForeign(name) && !isSame(storedOf(name), value));
  const conflicts = refused.map(([name, yours]) => ({ name, yours, theirs: storedOf(name) }));
  const saved = sent.filter((entry) => !refused.includes(entry));
  const written = saved.filter(([name, value]) => !isSame(storedOf(name), value));
  const foreign = (Object.keys(draft.fieldRevisions) as FieldName[]).filter(
    (name) => isForeign(name) && !refused.some(([conflicting]) => conflicting === name),
  );
  return {
    draft: written.length === 0 ? draft : writeFields(draft, tab, written),
    saved: saved.map(([name]) => name),
    others: Object.fromEntries(foreign.map((name) => [name, storedOf(name)])),
    conflicts,
  };
}

/** One revision more. */
function writeFields(
  { fields, revision, fieldRevisions }: StoredDraft,
  tab: string,
  written: readonly (readonly [FieldName, FieldValue | null])[],
): StoredDraft {
  const next = revision + 1;
  return {
    fields: withChanges(fields, Object.fromEntries(written)),
    revision: next,
    fieldRevisions: {
      ...fieldRevisions,
      ...Object.fromEntries(written.map(([name]) => [name, [next, tab] as const])),
    },
  };
}

/** Fields that were written since a revision, with their values; null for a cleared one. */
export const changedSince = ({ fields, fieldRevisions }: StoredDraft, base: number): FieldChanges =>
  Object.fromEntries(
    (Object.keys(fieldRevisions) as FieldName[])
      .filter((name) => (fieldRevisions[name]?.[0] ?? 0) > base)
      .map((name) => [name, fields[name] ?? null]),
  );
