import { SelectField } from '@hearth/widgets/ui/field.tsx';
import type { ReactNode } from 'react';
import { Controls } from '../../../ui/controls.tsx';
import type { FilterFieldProps } from './filter-field-props.ts';

interface OptionSelectProps extends FilterFieldProps {
  /** The label above the list, instead of the row's label. */
  readonly label?: string;
}

/** One of the offered values; a value that only a link can set is added as an option and never lost. */
export function OptionSelect(props: OptionSelectProps): ReactNode {
  const { row, value, context, label, disabled = false, onChange } = props;
  const offered = row.options?.(context) ?? [];
  const options = offered.some((option) => option.value === value)
    ? offered
    : [...offered, { value, label: (row.describe as (value: unknown) => string)(value) }];
  return (
    <Controls disabled={disabled}>
      <SelectField
        label={label ?? row.label}
        value={String(value)}
        choices={options.map((option) => ({ value: String(option.value), label: option.label }))}
        onChange={(text) => {
          const option = options.find((each) => String(each.value) === text);
          if (option) onChange(option.value as typeof value);
        }}
      />
    </Controls>
  );
}
