import type { FilterRow, FormContext } from '@hearth/domain/search/filter-row.ts';
import type { FilterKey, Filters } from '@hearth/domain/search/filters.ts';
import type { ReactNode } from 'react';
import { CheckboxField } from './checkbox-field.tsx';
import { CheckboxListField } from './checkbox-list-field.tsx';
import { KeywordField } from './keyword-field.tsx';
import { OptionSelect } from './option-select.tsx';
import { SegmentedField } from './segmented-field.tsx';

/** What every control of the filter form is given. */
export interface FilterFieldProps<K extends FilterKey = FilterKey> {
  readonly row: FilterRow<K>;
  readonly value: Filters[K];
  readonly context: FormContext;
  readonly disabled?: boolean;
  readonly onChange: (value: Filters[K]) => void;
}

/** Draws one filter by its row; pairs of a range are drawn by `RangeField`, rows without control not at all. */
export function FilterField<K extends FilterKey>(props: FilterFieldProps<K>): ReactNode {
  const field = props as unknown as FilterFieldProps;
  switch (props.row.control.kind) {
    case 'checkbox':
      return <CheckboxField {...field} />;
    case 'checkbox-list':
      return <CheckboxListField {...field} />;
    case 'segmented':
      return <SegmentedField {...field} />;
    case 'select':
      return <OptionSelect {...field} />;
    case 'text':
      return <KeywordField {...field} />;
    default:
      return null;
  }
}
