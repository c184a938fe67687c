import { VisuallyHidden } from '@hearth/widgets/ui/visually-hidden.tsx';
import type { ReactNode } from 'react';
import { PortalIcon } from '../../../ui/portal-icon.tsx';
import type { FilterFieldProps } from './filter-field-props.ts';

/** Any number of choices; locked ones can be seen but not changed until the visitor has signed in. */
export function CheckboxListField({
  row,
  value,
  context,
  disabled = false,
  onChange,
}: FilterFieldProps): ReactNode {
  const chosen = value as readonly string[];
  const options = (row.options?.(context) ?? []) as readonly {
    readonly value: string;
    readonly label: string;
    readonly locked?: boolean;
  }[];
  const toggle = (option: string, checked: boolean) => {
    const next = checked ? [...chosen, option] : chosen.filter((each) => each !== option);
    onChange(next as unknown as typeof value);
  };
  return (
    <fieldset className="checks" disabled={disabled}>
      <legend className="checks__legend">{row.label}</legend>
      {options.map((option) => (
        <label key={option.value} className="check" data-locked={option.locked || undefined}>
          <input
            type="checkbox"
            name={row.key}
            checked={chosen.includes(option.value)}
            disabled={option.locked ?? false}
            onChange={(event) => toggle(option.value, event.currentTarget.checked)}
          />
          <span>{option.label}</span>
          {option.locked && (
            <>
              <PortalIcon name="lock" />
              <VisuallyHidden>(for verified accounts)</VisuallyHidden>
            </>
          )}
        </label>
      ))}
    </fieldset>
  );
}
