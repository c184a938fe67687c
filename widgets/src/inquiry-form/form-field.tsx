import type { ReactNode } from 'react';
import { useId } from 'react';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import { type TextName, textFields } from './inquiry-fields.ts';

export interface FormFieldProps {
  readonly name: TextName;
  readonly value: string;
  readonly problem: string | undefined;
  readonly onWrite: (value: string) => void;
  readonly onLeave: () => void;
}

/** A text field: label, box, and reserved room for its error, which therefore moves nothing. */
export function FormField({ name, value, problem, onWrite, onLeave }: FormFieldProps): ReactNode {
  const id = useId();
  const { label, hints } = textFields[name];
  const control = {
    ...hints,
    id,
    name,
    value,
    required: true,
    // Some names are written from right to left; browsers detect that by the first letter.
    dir: 'auto',
    part: 'input',
    'aria-invalid': problem !== undefined,
    'aria-describedby': `${id}-problem`,
    onChange: (event: { currentTarget: { value: string } }) => onWrite(event.currentTarget.value),
    onBlur: onLeave,
  } as const;
  return (
    <div className={`hearth-field hearth-inquiry__field hearth-inquiry__field--${name}`} part="field">
      <label className="hearth-field__label" htmlFor={id} part="label">
        {label}
        <RequiredMark />
      </label>
      <div className="hearth-field__box">
        {name === 'message' ? (
          <textarea {...control} rows={4} className="hearth-field__input hearth-inquiry__message" />
        ) : (
          <input {...control} className="hearth-field__input" />
        )}
      </div>
      <Problem id={`${id}-problem`} label={label}>
        {problem}
      </Problem>
    </div>
  );
}

/** Visible only; screen readers announce 'required' from the field itself. */
export const RequiredMark = (): ReactNode => (
  <span className="hearth-inquiry__required" aria-hidden="true">
    {' '}
    *
  </span>
);

interface ProblemProps {
  readonly id: string;
  /** Label of the field, which screen readers read with the error where they read it alone. */
  readonly label?: string;
  readonly children: string | undefined;
}

/** A line that exists before it has text, so that screen readers announce the text. */
export const Problem = ({ id, label, children }: ProblemProps): ReactNode => (
  <p className="hearth-inquiry__problem" id={id} part="error">
    {children}
    {children !== undefined && label && <VisuallyHidden>: {label}</VisuallyHidden>}
  </p>
);
