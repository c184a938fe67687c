import { type ReactNode, useId } from 'react';
import type { FilterFieldProps } from './filter-field-props.ts';
import { offeredOptions } from './offered-options.ts';
import './segments.css';

interface SegmentedFieldProps extends FilterFieldProps {
  /** The words above the buttons, where they are shorter than the row's label: 'Min.' of 'Min. bedrooms'. */
  readonly label?: string;
  readonly invalid?: boolean;
  /** Id of the error text. */
  readonly describedBy?: string;
}

/** One of a few options side by side, e.g. Any, Yes, No; the arrow keys choose. */
export function SegmentedField(props: SegmentedFieldProps): ReactNode {
  const { row, value, label, invalid = false, describedBy, disabled = false, onChange } = props;
  const name = useId();
  return (
    <fieldset
      className="segments"
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: HTML allows it; an error can be about such a group
      role="radiogroup"
      disabled={disabled}
      aria-label={label && row.label}
      aria-invalid={invalid || undefined}
      aria-describedby={describedBy}
    >
      <legend className="checks__legend">{label ?? row.label}</legend>
      <div className="segments__row">
        {offeredOptions(props).map((option) => (
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
