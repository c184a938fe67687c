import { isSame } from './edit-payload.ts';
import type { EditPayload, FieldChanges, FieldName, FieldValue } from './field-catalog.ts';

type Value = FieldValue | null;

/** An earlier value that can be put back. */
export interface PastValue {
  readonly name: FieldName;
  readonly value: Value;
  /** Who replaced it: the person in this tab, or another tab or person. */
  readonly by: 'here' | 'elsewhere';
}

/**
 * A draft as one open form knows it. Every typed value is in `stored`, in `typed` or in `past`: a change from elsewhere replaces a
 * value only after it is kept there.
 */
export interface EditedDraft {
  /** The newest revision that the form knows. */
  readonly revision: number;
  /** Values of that revision. */
  readonly stored: EditPayload;
  /** Values that the server does not have yet. */
  readonly typed: FieldChanges;
  /** The part of `typed` that a request is sending. */
  readonly sending: FieldChanges | null;
  /** Stored values of fields that were changed elsewhere while they were typed here. They wait for a choice. */
  readonly conflicts: FieldChanges;
  /** Values that the server refused; they stay unsent until they are changed. */
  readonly refused: FieldChanges;
  /** Values that were sent without a response, so that the server may have them. */
  readonly unsure: FieldChanges;
  /** The newest last. */
  readonly past: readonly PastValue[];
}

const mostPast = 200;

/** The draft of a form that opens. */
export const openDraft = (revision: number, stored: EditPayload): EditedDraft => ({
  revision,
  stored,
  typed: {},
  sending: null,
  conflicts: {},
  refused: {},
  unsure: {},
  past: [],
});

const storedOf = (draft: EditedDraft, name: FieldName): Value => draft.stored[name] ?? null;

/** The value that the form shows. */
export const shownOf = (draft: EditedDraft, name: FieldName): Value =>
  Object.hasOwn(draft.typed, name) ? (draft.typed[name] ?? null) : storedOf(draft, name);

const without = <Values extends object>(values: Values, name: FieldName): Values => {
  const { [name as keyof Values]: _, ...rest } = values;
  return rest as Values;
};

/** Types a value. One that is stored already is no change, unless the server may have another one by now. */
export function typeValue(draft: EditedDraft, name: FieldName, value: Value): EditedDraft {
  const isBack =
    isSame(storedOf(draft, name), value) &&
    !Object.hasOwn({ ...draft.sending, ...draft.unsure }, name) &&
    !Object.hasOwn(draft.conflicts, name);
  const typed = isBack ? without(draft.typed, name) : { ...draft.typed, [name]: value };
  return { ...keepSent(draft, name, value), typed, refused: without(draft.refused, name) };
}

/** A value that was sent before, with or without success, can be put back once another one is typed. */
function keepSent(draft: EditedDraft, name: FieldName, value: Value): EditedDraft {
  const sent = draft.unsure[name] ?? draft.refused[name] ?? null;
  return isSame(sent, value)
    ? draft
    : { ...draft, past: keep(draft.past, { name, value: sent, by: 'here' }) };
}

/** Values that a save would send now: without conflicts and refused ones. */
export const unsent = ({ typed, conflicts, refused }: EditedDraft): FieldChanges =>
  Object.fromEntries(
    Object.entries(typed).filter(
      ([name]) => !Object.hasOwn(conflicts, name) && !Object.hasOwn(refused, name),
    ),
  );

/** Begins a save of all that can be sent. */
export const beginSave = (draft: EditedDraft): EditedDraft => ({ ...draft, sending: unsent(draft) });

/** Ends a save without a response. What it sent may have replaced the stored values or not, and is sent again. */
export function failSave(draft: EditedDraft): EditedDraft {
  let { past } = draft;
  for (const [name, value] of Object.entries(draft.sending ?? {}) as [FieldName, Value][]) {
    past = keep(past, { name, value: storedOf(draft, name), by: 'here' });
    if (!isSame(draft.typed[name] ?? null, value)) past = keep(past, { name, value, by: 'here' });
  }
  return { ...draft, past, sending: null, unsure: { ...draft.unsure, ...draft.sending } };
}

/** The outcome of a save, of whole or of a part of it. */
interface SaveOutcome {
  readonly revision: number;
  readonly saved: readonly string[];
  readonly others: Readonly<Record<string, unknown>>;
  readonly conflicts: readonly { readonly name: string; readonly theirs?: unknown }[];
}

/** Ends a save: takes over the stored values, and those that others changed meanwhile. */
export function endSave(draft: EditedDraft, outcome: SaveOutcome): EditedDraft {
  const { sending } = draft;
  let next: EditedDraft = { ...draft, sending: null, revision: outcome.revision };
  for (const [name, value] of Object.entries(sending ?? {}) as [FieldName, Value][]) {
    next = { ...next, unsure: without(next.unsure, name) };
    next = outcome.saved.includes(name) ? store(next, name, value) : refuse(next, name, value, outcome);
  }
  for (const [name, theirs] of Object.entries(outcome.others) as [FieldName, Value][])
    next = takeOver(next, name, theirs);
  for (const { name, theirs } of outcome.conflicts)
    next = takeOver(next, name as FieldName, (theirs ?? null) as Value);
  return next;
}

/** The server has a value; the one before can be put back. Text that was typed since stays unsent. */
function store(draft: EditedDraft, name: FieldName, value: Value): EditedDraft {
  const before = storedOf(draft, name);
  const past = isSame(before, value) ? draft.past : keep(draft.past, { name, value: before, by: 'here' });
  const typed = isSame(draft.typed[name] ?? null, value) ? without(draft.typed, name) : draft.typed;
  return { ...draft, typed, past, stored: withValue(draft.stored, name, value) };
}

/** A value that is neither stored nor in conflict is refused. One that was typed over since can be put back. */
function refuse(draft: EditedDraft, name: FieldName, value: Value, { conflicts }: SaveOutcome): EditedDraft {
  if (!isSame(draft.typed[name] ?? null, value))
    return { ...draft, past: keep(draft.past, { name, value, by: 'here' }) };
  const isConflict = conflicts.some((conflict) => conflict.name === name);
  return isConflict ? draft : { ...draft, refused: { ...draft.refused, [name]: value } };
}

/** A value from elsewhere: a conflict with text that is typed here; otherwise shown, and the one before can be put back. */
function takeOver(draft: EditedDraft, name: FieldName, theirs: Value): EditedDraft {
  const before = storedOf(draft, name);
  const past = isSame(before, theirs)
    ? draft.past
    : keep(draft.past, { name, value: before, by: 'elsewhere' });
  const next = { ...draft, past, stored: withValue(draft.stored, name, theirs) };
  if (!Object.hasOwn(draft.typed, name)) return next;
  const mine = shownOf(draft, name);
  if (isSame(mine, theirs))
    return { ...next, typed: without(draft.typed, name), conflicts: without(draft.conflicts, name) };
  return {
    ...next,
    conflicts: { ...draft.conflicts, [name]: theirs },
    // The own value may be typed over while the conflict is shown.
    past: keep(past, { name, value: mine, by: 'here' }),
  };
}

/** Takes over the draft as the server has it now, e.g. when the form opens again or the page is shown again. */
export function catchUp(draft: EditedDraft, revision: number, fields: EditPayload): EditedDraft {
  const names = new Set([...Object.keys(draft.stored), ...Object.keys(fields)]) as Set<FieldName>;
  let next: EditedDraft = { ...draft, revision };
  for (const name of names)
    if (!isSame(storedOf(next, name), fields[name])) next = takeOver(next, name, fields[name] ?? null);
  return next;
}

/** Ends a conflict: the own value is sent over the stored one, or the stored one is shown and the own one can be put back. */
export function choose(draft: EditedDraft, name: FieldName, choice: 'mine' | 'theirs'): EditedDraft {
  const conflicts = without(draft.conflicts, name);
  if (choice === 'mine') return { ...draft, conflicts };
  const past = keep(draft.past, { name, value: shownOf(draft, name), by: 'here' });
  return { ...draft, conflicts, past, typed: without(draft.typed, name) };
}

/** Puts an earlier value back; the one that was shown can be put back in turn. */
export function putBack(draft: EditedDraft, { name, value }: PastValue): EditedDraft {
  const past = Object.hasOwn(draft.typed, name)
    ? keep(draft.past, { name, value: shownOf(draft, name), by: 'here' })
    : draft.past;
  return typeValue({ ...draft, past }, name, value);
}

/**
 * Joins what several forms of one device left, both caught up with the server: `first` shows its values, and those of `second` for
 * the same fields can be put back.
 */
export function joinDrafts(first: EditedDraft, second: EditedDraft): EditedDraft {
  let past = [...second.past, ...first.past];
  for (const [name, value] of Object.entries(second.typed) as [FieldName, Value][])
    if (Object.hasOwn(first.typed, name)) past = [...keep(past, { name, value, by: 'here' })];
  return {
    ...first,
    past,
    typed: { ...second.typed, ...first.typed },
    conflicts: { ...second.conflicts, ...first.conflicts },
    unsure: { ...second.unsure, ...first.unsure },
  };
}

/** Returns whether the server lacks something that was typed. */
export const hasUnsaved = ({ typed }: EditedDraft): boolean => Object.keys(typed).length > 0;

const withValue = (values: EditPayload, name: FieldName, value: Value): EditPayload =>
  (value === null ? without(values, name) : { ...values, [name]: value }) as EditPayload;

/** An empty value is nothing to put back; the same one of a field is kept once. */
function keep(past: readonly PastValue[], entry: PastValue): readonly PastValue[] {
  if (entry.value === null) return past;
  const others = past.filter(({ name, value }) => name !== entry.name || !isSame(value, entry.value));
  return [...others, entry].slice(-mostPast);
}
