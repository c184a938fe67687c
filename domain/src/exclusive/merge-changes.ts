import type { FieldConflict } from '../contract/draft-save.ts';
import { isSame, withChanges } from './edit-payload.ts';
import type { EditPayload, FieldChanges, FieldName } from './field-catalog.ts';

/** By field, the revision that last wrote it and the tab that sent it; '' for the server. */
export type FieldRevisions = Readonly<Partial<Record<FieldName, readonly [revision: number, tab: string]>>>;

/** A draft as it is stored. */
export interface StoredDraft {
  readonly fields: EditPayload;
  readonly revision: number;
  readonly fieldRevisions: FieldRevisions;
}

/** Changes of one tab, made on a revision. */
export interface TabChanges {
  readonly base: number;
  readonly tab: string;
  readonly changes: FieldChanges;
}

export interface Merge {
  /** The draft afterwards; the stored one where nothing changed. */
  readonly draft: StoredDraft;
  /** Fields that have the values that were sent. */
  readonly saved: readonly FieldName[];
  /** Fields that others changed since the base and that were not sent. */
  readonly others: FieldChanges;
  readonly conflicts: readonly FieldConflict[];
}

/**
 * Merges changes into a draft. A field that another tab wrote since the base, with another value, is a conflict and stays; all
 * others take the sent value. A save that arrives twice changes nothing the second time. Lists are compared without their order.
 */
export function mergeChanges(stored: StoredDraft, { base, tab, changes }: TabChanges): Merge {
  const { fields, fieldRevisions } = stored;
  const sent = Object.keys(changes) as FieldName[];
  const isForeign = (name: FieldName): boolean => {
    const [written, by] = fieldRevisions[name] ?? [0, tab];
    return written > base && by !== tab;
  };
  const different = sent.filter((name) => !isSame(fields[name], changes[name]));
  const refused = new Set(different.filter(isForeign));
  const written = different.filter((name) => !refused.has(name));
  const elsewhere = (Object.keys(fieldRevisions) as FieldName[]).filter(
    (name) => isForeign(name) && !(name in changes),
  );
  return {
    draft: written.length === 0 ? stored : writtenDraft(stored, written, { changes, tab }),
    saved: sent.filter((name) => !refused.has(name)),
    others: valuesOf(fields, elsewhere),
    conflicts: [...refused].map((name) => ({
      ...{ name, yours: changes[name] ?? null, theirs: fields[name] ?? null },
    })),
  };
}

function writtenDraft(
  { fields, revision, fieldRevisions }: StoredDraft,
  names: readonly FieldName[],
  { changes, tab }: Pick<TabChanges, 'changes' | 'tab'>,
): StoredDraft {
  const next = revision + 1;
  const stamps = Object.fromEntries(names.map((name) => [name, [next, tab] as const]));
  return {
    fields: withChanges(fields, valuesOf(changes, names)),
    revision: next,
    fieldRevisions: { ...fieldRevisions, ...stamps },
  };
}

/** Some values of a draft; null for those that it lacks. */
const valuesOf = (values: FieldChanges | EditPayload, names: readonly FieldName[]): FieldChanges =>
  Object.fromEntries(names.map((name) => [name, values[name] ?? null]));

/** Fields that were written since a revision, with their values. */
export const changedSince = ({ fields, fieldRevisions }: StoredDraft, base: number): FieldChanges =>
  valuesOf(
    fields,
    (Object.keys(fieldRevisions) as FieldName[]).filter((name) => fieldRevisions[name]![0] > base),
  );
