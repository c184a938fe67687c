import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { isSame } from './edit-payload.ts';
import {
  beginSave,
  catchUp,
  choose,
  type EditedDraft,
  endSave,
  failSave,
  hasUnsaved,
  openDraft,
  putBack,
  shownOf,
  typeValue,
  unsent,
} from './edited-draft.ts';
import type { FieldChanges, FieldName, FieldValue } from './field-catalog.ts';
import { type MergedDraft, mergeDraft, type StoredDraft } from './merge-draft.ts';

const fields = ['publicRemarks', 'listPrice', 'view'] as const satisfies readonly FieldName[];
const nothing: StoredDraft = { fields: {}, revision: 1, fieldRevisions: {} };

/** Two tabs and a phone on one draft, with a line that loses requests and responses. */
class Editing {
  server = nothing;
  tabs = ['a', 'b', 'phone'].map((tab) => ({ tab, draft: openDraft(1, {}), at: 0 }));
  /** Values that were on screen when a save began. Text replaced before is a keystroke. */
  readonly rested: (readonly [FieldName, FieldValue])[] = [];
  #values = 0;
  /** Requests without a response yet, by tab. */
  readonly #onLine = new Map<
    number,
    { readonly base: number; readonly tab: string; readonly changes: FieldChanges }
  >();

  #value(name: FieldName): FieldValue {
    this.#values += 1;
    if (name === 'listPrice') return this.#values;
    return name === 'view' ? [`View ${this.#values}`] : `Text ${this.#values}`;
  }

  type(at: number, name: FieldName, isCleared: boolean): void {
    const tab = this.tabs[at]!;
    tab.draft = typeValue(tab.draft, name, isCleared ? null : this.#value(name));
  }

  begin(at: number): void {
    const tab = this.tabs[at]!;
    if (tab.draft.sending) return;
    const changes = unsent(tab.draft);
    if (Object.keys(changes).length === 0) return;
    for (const [name, value] of Object.entries(changes) as [FieldName, FieldValue | null][])
      if (value !== null) this.rested.push([name, value]);
    tab.draft = beginSave(tab.draft);
    this.#onLine.set(at, { base: tab.draft.revision, tab: tab.tab, changes });
  }

  /** The request arrives or not, and its response too. */
  end(at: number, luck: 'both' | 'request' | 'none'): void {
    const tab = this.tabs[at]!;
    const request = this.#onLine.get(at);
    if (!request) return;
    this.#onLine.delete(at);
    let merged: MergedDraft | undefined;
    if (luck !== 'none') {
      merged = mergeDraft(this.server, request);
      this.server = merged.draft;
    }
    tab.draft =
      merged && luck === 'both'
        ? endSave(tab.draft, { ...merged, revision: merged.draft.revision })
        : failSave(tab.draft);
  }

  /** The tab is killed in the midst of a save, and resumes later from what the device keeps. */
  resume(at: number): void {
    this.end(at, 'request');
    const tab = this.tabs[at]!;
    tab.tab = `${tab.tab}+`;
    this.catchUp(at);
  }

  catchUp(at: number): void {
    const tab = this.tabs[at]!;
    if (!tab.draft.sending) tab.draft = catchUp(tab.draft, this.server.revision, this.server.fields);
  }

  choose(at: number, name: FieldName, choice: 'mine' | 'theirs'): void {
    const tab = this.tabs[at]!;
    if (Object.hasOwn(tab.draft.conflicts, name)) tab.draft = choose(tab.draft, name, choice);
  }

  putBack(at: number): void {
    const tab = this.tabs[at]!;
    const entry = tab.draft.past.at(-1);
    if (entry) tab.draft = putBack(tab.draft, entry);
  }

  isKept([name, value]: readonly [FieldName, FieldValue]): boolean {
    return (
      isSame(this.server.fields[name], value) ||
      this.tabs.some(
        ({ draft }) =>
          isSame(shownOf(draft, name), value) ||
          isSame(draft.conflicts[name], value) ||
          draft.past.some((past) => past.name === name && isSame(past.value, value)),
      )
    );
  }
}

const tabs = fc.nat(2);
const names = fc.constantFrom(...fields);
const luck = fc.constantFrom('both', 'both', 'both', 'request', 'none');

/** One step, as a failure prints it. */
const step = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({ do: fc.constant('type'), at: tabs, name: names, isCleared: fc.boolean() }),
  },
  { weight: 5, arbitrary: fc.record({ do: fc.constant('begin'), at: tabs }) },
  { weight: 5, arbitrary: fc.record({ do: fc.constant('end'), at: tabs, luck }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constantFrom('resume', 'catchUp', 'putBack'), at: tabs }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constantFrom('mine', 'theirs'), at: tabs, name: names }) },
) as fc.Arbitrary<{
  readonly do: 'type' | 'begin' | 'end' | 'resume' | 'catchUp' | 'putBack' | 'mine' | 'theirs';
  readonly at: number;
  readonly name: (typeof fields)[number];
  readonly isCleared: boolean;
  readonly luck: 'both' | 'request' | 'none';
}>;

function afterSteps(
  steps: readonly (typeof step extends fc.Arbitrary<infer Step> ? Step : never)[],
): Editing {
  const editing = new Editing();
  for (const { do: verb, at, name, isCleared, luck: given } of steps) {
    if (verb === 'type') editing.type(at, name, isCleared);
    else if (verb === 'end') editing.end(at, given);
    else if (verb === 'mine' || verb === 'theirs') editing.choose(at, name, verb);
    else editing[verb](at);
  }
  return editing;
}

/** Thousand interleavings in every lane: the promise of the form hangs on it. */
describe('interleavings of two tabs and a phone', () => {
  test.prop([fc.array(step, { minLength: 20, maxLength: 60 })], { numRuns: 1000 })(
    'keep every typed value in the listing, a conflict or the undo list',
    (steps) => {
      const editing = afterSteps(steps);
      for (const at of [0, 1, 2]) editing.end(at, 'none');
      expect(editing.rested.filter((typed) => !editing.isKept(typed))).toEqual([]);
    },
  );

  test.prop([fc.array(step, { minLength: 20, maxLength: 60 })])(
    'show the stored values in every tab once all is saved and chosen',
    (steps) => {
      const editing = afterSteps(steps);
      for (let round = 0; round < 4; round += 1)
        for (const at of [0, 1, 2]) {
          editing.end(at, 'both');
          for (const name of fields) editing.choose(at, name, 'theirs');
          editing.begin(at);
          editing.end(at, 'both');
          editing.catchUp(at);
        }
      for (const { draft } of editing.tabs) {
        expect(hasUnsaved(draft)).toBe(false);
        for (const name of fields) expect(shownOf(draft, name)).toEqual(editing.server.fields[name] ?? null);
      }
    },
  );
});

describe('an edited draft', () => {
  const draft = openDraft(3, { listPrice: 100, city: 'Austin' });
  const saving = (given: EditedDraft, outcome: Partial<Parameters<typeof endSave>[1]>): EditedDraft =>
    endSave(beginSave(given), { revision: 4, saved: [], others: {}, conflicts: [], ...outcome });

  it('sends what changed alone, and nothing of text that is typed back', () => {
    const typed = typeValue(draft, 'listPrice', 200);
    expect(unsent(typed)).toEqual({ listPrice: 200 });
    expect(unsent(typeValue(typed, 'listPrice', 100))).toEqual({});
  });

  it('keeps text that is typed during a save for the next one', () => {
    const typed = typeValue(beginSave(typeValue(draft, 'listPrice', 200)), 'listPrice', 300);
    const next = endSave(typed, { revision: 4, saved: ['listPrice'], others: {}, conflicts: [] });
    expect(next).toMatchObject({ revision: 4, stored: { listPrice: 200 }, typed: { listPrice: 300 } });
  });

  it('sends a value again that is typed back after a response was lost', () => {
    const lost = failSave(beginSave(typeValue(draft, 'listPrice', 200)));
    expect(unsent(typeValue(lost, 'listPrice', 100))).toEqual({ listPrice: 100 });
  });

  it('holds a field in conflict until a value is chosen, and saves the others', () => {
    const typed = typeValue(typeValue(draft, 'listPrice', 200), 'city', 'Kyle');
    const next = saving(typed, { saved: ['city'], conflicts: [{ name: 'listPrice', theirs: 150 }] });
    expect(next.conflicts).toEqual({ listPrice: 150 });
    expect(unsent(next)).toEqual({});
    expect(unsent(choose(next, 'listPrice', 'mine'))).toEqual({ listPrice: 200 });
    const theirs = choose(next, 'listPrice', 'theirs');
    expect(shownOf(theirs, 'listPrice')).toBe(150);
    expect(theirs.past.at(-1)).toEqual({ name: 'listPrice', value: 200, by: 'here' });
  });

  it('shows a change from elsewhere, and offers the value before', () => {
    const next = saving(typeValue(draft, 'listPrice', 200), {
      saved: ['listPrice'],
      others: { city: 'Buda' },
    });
    expect(shownOf(next, 'city')).toBe('Buda');
    const entry = next.past.find(({ name }) => name === 'city')!;
    expect(entry).toEqual({ name: 'city', value: 'Austin', by: 'elsewhere' });
    expect(unsent(putBack(next, entry))).toEqual({ city: 'Austin' });
  });

  it('sends a refused value again only after it is changed', () => {
    const next = saving(typeValue(draft, 'listPrice', 200), {});
    expect(unsent(next)).toEqual({});
    expect(unsent(typeValue(next, 'listPrice', 300))).toEqual({ listPrice: 300 });
  });
});
