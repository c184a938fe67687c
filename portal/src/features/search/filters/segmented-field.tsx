import { type ReactNode, useId } from 'react';
import type { FilterFieldProps } from './filter-field-props.ts';
import './segments.css';

/** One of a few options side by side, e.g. Any, Yes, No. */
export function SegmentedField({
  row,
  value,
  context,
  disabled = false,
  onChange,
}: FilterFieldProps): ReactNode {
  const name = useId();
  return (
    <fieldset className="segments" disabled={disabled}>
      <legend className="checks__legend">{row.label}</legend>
      <div className="segments__row">
        {(row.options?.(context) ?? []).map((option) => (
          <label key={option.label} className="segment">
            <input
              type="radio"
              name={name}
              checked={option.value === value}
              onChange={() => onChange(option.value as typeof value)}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
