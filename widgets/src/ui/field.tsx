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

export interface Choice<Value extends string = string> {
  readonly value: Value;
  readonly label: string;
}

interface SelectFieldProps<Value extends string> {
  readonly label: string;
  /** Its accessible name, where the label alone is ambiguous: 'Min. stories' of 'Min.'. */
  readonly name?: string | undefined;
  readonly value: Value;
  readonly choices: readonly Choice<Value>[];
  readonly onChange: (value: Value) => void;
}

/** The platform's own list of choices under its label. */
export function SelectField<Value extends string>({
  label,
  name,
  value,
  choices,
  onChange,
}: SelectFieldProps<Value>): ReactNode {
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
          onChange={(event) => onChange(event.currentTarget.value as Value)}
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
