import type { FormContext } from '@hearth/domain/search/filters/filter-row.ts';
import type { FilterRow } from '@hearth/domain/search/filters/filter-table.ts';
import type { FilterKey, Filters } from '@hearth/domain/search/filters/filters.ts';

/** Props of every control of the filter form. */
export interface FilterFieldProps<K extends FilterKey = FilterKey> {
  readonly row: FilterRow<K>;
  readonly value: Filters[K];
  /** All filters of the form: some depend on others. */
  readonly filters: Filters;
  readonly context: FormContext;
  readonly disabled?: boolean;
  readonly onChange: (value: Filters[K]) => void;
}
