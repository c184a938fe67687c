import type { Fact, Figure, WordColumn, WordColumns } from './filter-columns.ts';

/** 'Any' leaves the question open. */
export type YesNoAny = 'Any' | 'Yes' | 'No';

/** Compares a figure with the filter's number; `null` is no condition, and an unknown figure does not match. */
interface Comparison {
  readonly column: Figure;
  readonly test: 'at least' | 'at most';
}

/** A flag that requires the fact, or its opposite; a flag that is off is no condition. */
interface Flag {
  readonly column: Fact;
  readonly test: 'has' | 'lacks';
}

/** Requires the fact to be true or false; `null` and 'Any' are no condition, and an unknown fact is neither. */
interface YesOrNo {
  readonly column: Fact;
  readonly test: 'is';
}

/** A flag that excludes listings with one of the words while it is off. */
type Exclusion = {
  readonly [C in WordColumn]: {
    readonly column: C;
    readonly test: 'off excludes';
    readonly words: readonly WordColumns[C][];
  };
}[WordColumn];

/** One of the chosen words. An empty choice is no condition in 'any of', and matches nothing in 'one of'. */
type Choice<Word> = {
  readonly [C in WordColumn]: Word extends WordColumns[C]
    ? { readonly column: C; readonly test: 'any of' | 'one of' }
    : never;
}[WordColumn];

/** The condition that a filter with values of type `V` sets for one column of a listing. */
export type Predicate<V> = [V] extends [boolean]
  ? Flag | Exclusion
  : [V] extends [number | null]
    ? Comparison
    : [V] extends [boolean | YesNoAny | null]
      ? YesOrNo
      : [V] extends [readonly (infer Word)[]]
        ? Choice<Word>
        : never;

/** A predicate with the value of its filter, as the interpreters read it. */
export type Condition =
  | { readonly column: Figure; readonly test: 'at least' | 'at most'; readonly figure: number }
  | { readonly column: Fact; readonly test: 'is'; readonly wanted: boolean }
  | WordCondition;

export type WordCondition = {
  readonly [C in WordColumn]: {
    readonly column: C;
    readonly test: 'any of' | 'none of';
    readonly words: readonly WordColumns[C][];
  };
}[WordColumn];

type AnyPredicate = Comparison | Flag | YesOrNo | Exclusion | Choice<WordColumns[WordColumn]>;

/** The condition of a predicate with this value; null where it has none. */
export const conditionOf = <V>(predicate: Predicate<V>, value: V): Condition | null =>
  conditionOfAny(predicate as AnyPredicate, value);

/** `Predicate` has checked that the value fits the test. */
function conditionOfAny(predicate: AnyPredicate, value: unknown): Condition | null {
  const { column } = predicate;
  switch (predicate.test) {
    case 'at least':
    case 'at most':
      return value === null ? null : { ...predicate, figure: value as number };
    case 'has':
    case 'lacks':
      return value ? { column: predicate.column, test: 'is', wanted: predicate.test === 'has' } : null;
    case 'is':
      if (value === null || value === 'Any') return null;
      return { ...predicate, wanted: value === true || value === 'Yes' };
    case 'off excludes':
      return value ? null : ({ ...predicate, test: 'none of' } as WordCondition);
    case 'any of':
    case 'one of': {
      const words = value as readonly string[];
      if (words.length === 0 && predicate.test === 'any of') return null;
      return { column, test: 'any of', words } as WordCondition;
    }
  }
}
