import type { ComponentProps, ReactNode } from 'react';
import { useId } from 'react';
import { Icon, type IconName } from './icon.tsx';

interface TextFieldProps extends Omit<ComponentProps<'input'>, 'id'> {
  readonly label: string;
  readonly icon?: IconName;
}

/** A one-line text input under its label. */
export function TextField({ label, icon, ...input }: TextFieldProps): ReactNode {
  const id = useId();
  return (
    <div className="hearth-field">
      <label className="hearth-field__label" htmlFor={id}>
        {label}
      </label>
      <div className="hearth-field__box">
        {icon && <Icon name={icon} />}
        <input className="hearth-field__input" type="text" {...input} id={id} />
      </div>
    </div>
  );
}

export interface Choice {
  readonly value: string;
  readonly label: string;
}

interface SelectFieldProps {
  readonly label: string;
  /** Its accessible name, where the label alone is ambiguous: 'Min. stories' of 'Min.'. */
  readonly name?: string | undefined;
  readonly value: string;
  readonly choices: readonly Choice[];
  readonly onChange: (value: string) => void;
}

/** The platform's own list of choices under its label. */
export function SelectField({ label, name, value, choices, onChange }: SelectFieldProps): ReactNode {
  const id = useId();
  return (
    <div className="hearth-field">
      <label className="hearth-field__label" htmlFor={id}>
        {label}
      </label>
      <div className="hearth-field__box">
        <select
          className="hearth-field__select"
          id={id}
          aria-label={name}
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
        >
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </select>
        <Icon name="chevron-down" />
      </div>
    </div>
  );
}
