import { VisuallyHidden } from '@hearth/widgets/ui/visually-hidden.tsx';
import { type ComponentProps, type ReactNode, useId } from 'react';
import type { CheckedField } from './use-account-form.ts';
import './account-field.css';

interface AccountFieldProps
  extends Pick<
    ComponentProps<'input'>,
    | 'type'
    | 'autoComplete'
    | 'inputMode'
    | 'autoCapitalize'
    | 'defaultValue'
    | 'readOnly'
    | 'onInput'
    | 'maxLength'
  > {
  readonly label: string;
  readonly field: CheckedField;
  readonly isOptional?: boolean;
  /** Beside the text, inside its box. */
  readonly action?: ReactNode;
  /** Ids of what else describes the field. */
  readonly describedBy?: string;
}

/** A text field of a form about an account: label, box, and reserved room for its error. It takes no more than 256 characters. */
export function AccountField({
  label,
  field,
  isOptional = false,
  action,
  describedBy,
  onInput,
  ...input
}: AccountFieldProps): ReactNode {
  const id = useId();
  const { name, problem, onLeave, onWrite } = field;
  return (
    <div className="hearth-field account-field">
      <label className="hearth-field__label" htmlFor={id}>
        {label}
        {isOptional && ' (optional)'}
      </label>
      <div className="hearth-field__box">
        <input
          type="text"
          maxLength={256}
          spellCheck={false}
          {...input}
          id={id}
          name={name}
          required={!isOptional}
          dir="auto"
          className="hearth-field__input"
          aria-invalid={problem !== undefined}
          aria-describedby={[`${id}-problem`, describedBy].filter(Boolean).join(' ')}
          onBlur={({ currentTarget, relatedTarget }) => {
            // A press on the button checks all fields; an error of two lines would move the button from under the press.
            if (!isSubmit(relatedTarget)) onLeave(currentTarget.value);
          }}
          onInput={(event) => {
            onWrite(event.currentTarget.value);
            onInput?.(event);
          }}
        />
        {action}
      </div>
      <p className="account-field__problem" id={`${id}-problem`}>
        {problem}
        {problem !== undefined && <VisuallyHidden>: {label}</VisuallyHidden>}
      </p>
    </div>
  );
}

const isSubmit = (target: EventTarget | null): boolean =>
  target instanceof HTMLButtonElement && target.type === 'submit';

interface NamedFieldProps extends Pick<AccountFieldProps, 'field' | 'defaultValue' | 'readOnly'> {
  readonly label?: string;
}

interface EmailFieldProps extends NamedFieldProps {
  /** Whether password managers store the address with the password. */
  readonly isUsername?: boolean;
  /** Whether the browser lists passkeys in the field. */
  readonly offersPasskeys?: boolean;
}

export const EmailField = ({
  label = 'Email',
  isUsername = false,
  offersPasskeys = false,
  ...rest
}: EmailFieldProps): ReactNode => (
  <AccountField
    {...rest}
    label={label}
    type="email"
    inputMode="email"
    autoCapitalize="none"
    autoComplete={offersPasskeys ? 'username webauthn' : isUsername ? 'username' : 'email'}
  />
);

export const FirstnameField = (props: NamedFieldProps): ReactNode => (
  <AccountField label="First name" autoComplete="given-name" autoCapitalize="words" {...props} />
);

export const LastnameField = (props: NamedFieldProps): ReactNode => (
  <AccountField label="Last name" autoComplete="family-name" autoCapitalize="words" {...props} />
);

export const PhoneField = (props: NamedFieldProps): ReactNode => (
  <AccountField label="Phone" type="tel" inputMode="tel" autoComplete="tel" {...props} />
);
