import { type FormFieldProps, Problem, RequiredMark } from '@hearth/widgets/inquiry-form/form-field.tsx';
import { Icon } from '@hearth/widgets/ui/icon.tsx';
import { type ReactNode, useId } from 'react';

interface FactChoiceProps extends FormFieldProps {
  /** The facts of the home, as its page shows them. */
  readonly facts: readonly string[];
}

/** The field of a report that names the wrong fact: one of those on the page is chosen. */
export function FactChoice({ name, value, problem, facts, onWrite, onLeave }: FactChoiceProps): ReactNode {
  const id = useId();
  return (
    <div className="hearth-field hearth-inquiry__field">
      <label className="hearth-field__label" htmlFor={id}>
        Which fact is wrong?
        <RequiredMark />
      </label>
      <div className="hearth-field__box">
        <select
          id={id}
          name={name}
          className="hearth-field__select"
          value={value}
          required
          aria-invalid={problem !== undefined}
          aria-describedby={`${id}-problem`}
          onChange={({ currentTarget }) => onWrite(currentTarget.value)}
          onBlur={onLeave}
        >
          <option value="">Choose one</option>
          {facts.map((fact) => (
            <option key={fact}>{fact}</option>
          ))}
        </select>
        <Icon name="chevron-down" />
      </div>
      <Problem id={`${id}-problem`} label="Which fact is wrong?">
        {problem}
      </Problem>
    </div>
  );
}
