import { VisuallyHidden } from '@hearth/widgets/ui/visually-hidden.tsx';
import { type ComponentProps, type ReactNode, useId } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import './form-field.css';

/** Registration of a field in its form, and its problem. */
export interface RegisteredField extends UseFormRegisterReturn {
  readonly problem: string | undefined;
}

interface FormFieldProps
  extends Pick<
    ComponentProps<'input'>,
    | 'type'
    | 'autoComplete'
    | 'inputMode'
    | 'autoCapitalize'
    | 'onInput'
    | 'maxLength'
    | 'readOnly'
    | 'spellCheck'
  > {
  readonly label: string;
  readonly field: RegisteredField;
  readonly isOptional?: boolean;
  /** Makes it a text area of so many lines. */
  readonly rows?: number;
  /** Beside the text, inside its box. */
  readonly action?: ReactNode;
  /** Ids of further descriptions. */
  readonly describedBy?: string;
}

/** A field of a form: label, box, and reserved room for its problem. It takes no more than 256 characters. */
export function FormField({
  label,
  field: { problem, ...registration },
  isOptional = false,
  rows,
  action,
  describedBy,
  maxLength = 256,
  ...input
}: FormFieldProps): ReactNode {
  const id = useId();
  const shared = {
    ...registration,
    id,
    maxLength,
    required: !isOptional,
    dir: 'auto',
    'aria-invalid': problem !== undefined,
    'aria-describedby': [`${id}-problem`, describedBy].filter(Boolean).join(' '),
  };
  return (
    <div className="hearth-field form-field">
      <label className="hearth-field__label" htmlFor={id}>
        {label}
        {isOptional && ' (optional)'}
      </label>
      {rows === undefined ? (
        <div className="hearth-field__box">
          <input type="text" spellCheck={false} {...shared} {...input} className="hearth-field__input" />
          {action}
        </div>
      ) : (
        <textarea {...shared} rows={rows} className="form-field__lines" />
      )}
      <p className="form-field__problem" id={`${id}-problem`}>
        {problem}
        {problem !== undefined && <VisuallyHidden>: {label}</VisuallyHidden>}
      </p>
    </div>
  );
}
