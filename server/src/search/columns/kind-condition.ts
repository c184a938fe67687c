import type { Condition, WordCondition } from '@hearth/domain/search/filters/predicate.ts';

const kindColumns = ['mlsstatus', 'source', 'propertyfiltertype'] as const;

/** A condition on the words that `column-kinds.ts` looks up together. */
export type KindCondition = Extract<WordCondition, { readonly column: (typeof kindColumns)[number] }>;

export const isOfKind = (condition: Condition): condition is KindCondition =>
  (kindColumns as readonly string[]).includes(condition.column);
