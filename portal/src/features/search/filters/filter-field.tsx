import type { FilterKey } from '@hearth/domain/search/filters/filters.ts';
import type { ReactNode } from 'react';
import { CheckboxField } from './checkbox-field.tsx';
import { CheckboxListField } from './checkbox-list-field.tsx';
import type { FilterFieldProps } from './filter-field-props.ts';
import { KeywordField } from './keyword-field.tsx';
import { OptionSelect } from './option-select.tsx';
import { SegmentedField } from './segmented-field.tsx';
import { TravelTimeField } from './travel-time-field.tsx';

/** Renders one filter by its row. `RangeField` renders pairs of a range; rows without a control are not rendered. */
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
    case 'travel-time':
      return <TravelTimeField {...field} />;
    case 'text':
      return <KeywordField {...field} />;
    default:
      return null;
  }
}
