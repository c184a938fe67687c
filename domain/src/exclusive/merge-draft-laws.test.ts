import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import type { FieldChanges, FieldName } from './field-catalog.ts';
import { mergeDraft, type StoredDraft } from './merge-draft.ts';

const draft: StoredDraft = {
  fields: { listPrice: 500_000, city: 'Austin' },
  revision: 3,
  fieldRevisions: { listPrice: [3, 'phone'], city: [1, 'desk'] },
};

describe('merging changes of a draft', () => {
  it('stores a field that no other tab wrote since the base, and returns what others wrote', () => {
    const merge = mergeDraft(draft, { base: 2, tab: 'desk', changes: { city: 'Buda' } });
    expect(merge).toMatchObject({ saved: ['city'], others: { listPrice: 500_000 }, conflicts: [] });
    expect(merge.draft).toMatchObject({ fields: { city: 'Buda' }, revision: 4 });
    expect(merge.draft.fieldRevisions.city).toEqual([4, 'desk']);
  });

  it('keeps the stored value of a field that another tab wrote since the base', () => {
    const merge = mergeDraft(draft, { base: 2, tab: 'desk', changes: { listPrice: 480_000, city: 'Buda' } });
    expect(merge.conflicts).toEqual([{ name: 'listPrice', yours: 480_000, theirs: 500_000 }]);
    expect(merge.draft.fields).toEqual({ listPrice: 500_000, city: 'Buda' });
  });

  it('finds no conflict where both wrote the same, or after a save with a lost answer', () => {
    expect(mergeDraft(draft, { base: 2, tab: 'desk', changes: { listPrice: 500_000 } }).draft).toBe(draft);
    const again = mergeDraft(draft, { base: 2, tab: 'phone', changes: { listPrice: 490_000 } });
    expect(again).toMatchObject({ conflicts: [], draft: { revision: 4, fields: { listPrice: 490_000 } } });
  });

  it('clears a field, and reports a cleared one as null', () => {
    const cleared = mergeDraft(draft, { base: 3, tab: 'desk', changes: { city: null } }).draft;
    expect(cleared.fields).toEqual({ listPrice: 500_000 });
    expect(mergeDraft(cleared, { base: 3, tab: 'phone', changes: {} }).others).toEqual({ city: null });
  });
});

interface Save {
  readonly tab: string;
  readonly name: FieldName;
  readonly value: string | null;
  readonly isAnswerLost: boolean;
}

const saves = fc.array(
  fc.record({
    tab: fc.constantFrom('desk', 'desk-2', 'phone'),
    name: fc.constantFrom<FieldName>('city', 'publicRemarks', 'streetName'),
    value: fc.oneof(fc.string({ minLength: 1, maxLength: 3 }), fc.constant(null)),
    isAnswerLost: fc.boolean(),
  }),
  { maxLength: 40 },
);

test.prop([saves])('stores each value or shows it in a conflict, whatever tabs save and lose', (all) => {
  let stored: StoredDraft = { fields: {}, revision: 1, fieldRevisions: {} };
  const bases = new Map<string, number>();
  const seen = new Map<string, FieldChanges>();
  for (const { tab, name, value, isAnswerLost } of all satisfies Save[]) {
    const before = stored;
    const merge = mergeDraft(stored, { base: bases.get(tab) ?? 1, tab, changes: { [name]: value } });
    stored = merge.draft;
    const conflict = merge.conflicts.find((each) => each.name === name);
    if (conflict === undefined) expect(stored.fields[name] ?? null).toBe(value);
    else expect(stored.fields[name]).toBe(before.fields[name]);
    // A value of another tab is replaced only where this tab was shown it.
    const [, writer] = before.fieldRevisions[name] ?? [0, tab];
    const isReplaced = conflict === undefined && (before.fields[name] ?? null) !== value && writer !== tab;
    if (isReplaced) expect(seen.get(tab)?.[name] ?? null).toBe(before.fields[name] ?? null);
    if (isAnswerLost) continue;
    bases.set(tab, stored.revision);
    seen.set(tab, {
      ...seen.get(tab),
      ...Object.fromEntries(Object.entries(stored.fields)),
      ...cleared(stored),
    });
  }
});

/** Fields without a value, as a tab that adopts the answer has them. */
const cleared = ({ fields, fieldRevisions }: StoredDraft): FieldChanges =>
  Object.fromEntries(
    (Object.keys(fieldRevisions) as FieldName[])
      .filter((name) => !(name in fields))
      .map((name) => [name, null]),
  );
