import { SelectField } from '@hearth/widgets/ui/field.tsx';
import type { ReactNode } from 'react';
import { Controls } from '../../../ui/controls.tsx';
import type { FilterFieldProps } from './filter-field-props.ts';
import { offeredOptions } from './offered-options.ts';

interface OptionSelectProps extends FilterFieldProps {
  /** The label above the list, where it is shorter than the row's: 'Min.' of 'Min. stories'. */
  readonly label?: string;
}

/** One of the offered values. */
export function OptionSelect(props: OptionSelectProps): ReactNode {
  const { row, value, label, disabled = false, onChange } = props;
  const options = offeredOptions(props);
  return (
    <Controls disabled={disabled}>
      <SelectField
        label={label ?? row.label}
        name={label && row.label}
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
