import type { DroppedValue } from '../feeds/mapping-table.ts';

/** The values of one field that rows were stored without. */
export interface DroppedField {
  readonly field: string;
  readonly count: number;
  /** The most frequent first. */
  readonly values: readonly (readonly [value: string, count: number])[];
  /** Number of values beyond those that are counted one by one. */
  readonly others: number;
}

/** Distinct values of a field that are counted one by one: a field of prose has as many as rows. */
const MOST_VALUES = 1000;

/** Counts dropped values by field and value. */
export function droppedCounter() {
  const fields = new Map<string, { count: number; values: Map<string, number> }>();
  return {
    add({ field, value }: DroppedValue): void {
      const known = fields.get(field) ?? { count: 0, values: new Map<string, number>() };
      fields.set(field, known);
      known.count += 1;
      if (known.values.has(value) || known.values.size < MOST_VALUES)
        known.values.set(value, (known.values.get(value) ?? 0) + 1);
    },
    get fields(): DroppedField[] {
      return [...fields]
        .map(([field, { count, values }]) => {
          const counted = [...values].toSorted(([, a], [, b]) => b - a);
          return {
            field,
            count,
            values: counted,
            others: count - counted.reduce((sum, [, n]) => sum + n, 0),
          };
        })
        .toSorted((a, b) => b.count - a.count);
    },
  };
}
