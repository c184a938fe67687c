import type { ReactNode } from 'react';
import type { FilterFieldProps } from './filter-field-props.ts';
import '../../../ui/check.css';

/** A filter that is asked for or not. */
export function CheckboxField({ row, value, disabled = false, onChange }: FilterFieldProps): ReactNode {
  return (
    <label className="check">
      <input
        type="checkbox"
        name={row.key}
        checked={value === true}
        disabled={disabled}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <span>{row.label}</span>
    </label>
  );
}
