import { Icon } from '@hearth/widgets/ui/icon.tsx';
import { type ReactNode, useId } from 'react';

interface SelectProps<Value extends string> {
  readonly label: string;
  readonly value: Value;
  readonly choices: readonly (readonly [Value, string])[];
  readonly onChoose: (value: Value) => void;
}

/** A native list with its label above. */
export function Select<Value extends string>({
  label,
  value,
  choices,
  onChoose,
}: SelectProps<Value>): ReactNode {
  const id = useId();
  return (
    <div className="hearth-field">
      <label className="hearth-field__label" htmlFor={id}>
        {label}
      </label>
      <div className="hearth-field__box">
        <select
          id={id}
          className="hearth-field__select"
          value={value}
          onChange={({ currentTarget }) => onChoose(currentTarget.value as Value)}
        >
          {choices.map(([each, name]) => (
            <option key={each} value={each}>
              {name}
            </option>
          ))}
        </select>
        <Icon name="chevron-down" />
      </div>
    </div>
  );
}
