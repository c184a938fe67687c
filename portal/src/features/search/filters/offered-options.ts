import type { FilterOption } from '@hearth/domain/search/filters/filter-row.ts';
import type { FilterFieldProps } from './filter-field-props.ts';

/** The offered values of a filter; a value that only a link can set is added as an option and never lost. */
export function offeredOptions({
  row,
  value,
  context,
}: Pick<FilterFieldProps, 'row' | 'value' | 'context'>): readonly FilterOption<unknown>[] {
  const offered: readonly FilterOption<unknown>[] = row.options?.(context) ?? [];
  return offered.some((option) => option.value === value)
    ? offered
    : [...offered, { value, label: (row.describe as (value: unknown) => string)(value) }];
}
