import { longestPassword, passwordTips, passwordTipsHeading } from '@hearth/domain/people/password-rules.ts';
import { VisuallyHidden } from '@hearth/widgets/ui/visually-hidden.tsx';
import { type ReactNode, useId, useState } from 'react';
import { FormField, type RegisteredField } from '../../ui/forms/form-field.tsx';
import './password-field.css';

interface PasswordFieldProps {
  readonly field: RegisteredField;
  readonly label?: string;
  /** A new password has tips below it, which follow the typed text. */
  readonly isNew?: boolean;
}

/** A password that can be shown. It may be longer than other fields, since a text that is cut would be another password. */
export function PasswordField({ field, label = 'Password', isNew = false }: PasswordFieldProps): ReactNode {
  const [isShown, show] = useState(false);
  const [typed, setTyped] = useState('');
  const tips = useId();
  return (
    <>
      <FormField
        field={field}
        label={label}
        type={isShown ? 'text' : 'password'}
        autoComplete={isNew ? 'new-password' : 'current-password'}
        autoCapitalize="none"
        maxLength={2 * longestPassword}
        {...(isNew && {
          describedBy: tips,
          onInput: (event) => setTyped(event.currentTarget.value),
        })}
        action={
          <button
            type="button"
            className="password-field__show"
            aria-pressed={isShown}
            aria-label={`Show ${label.toLowerCase()}`}
            // The field keeps the focus: its error would move the button away under the press.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => show(!isShown)}
          >
            {isShown ? 'Hide' : 'Show'}
          </button>
        }
      />
      {isNew && <PasswordTips id={tips} password={typed} />}
    </>
  );
}

/** Required parts of a password, each marked as soon as it is met. */
const PasswordTips = ({ id, password }: { readonly id: string; readonly password: string }): ReactNode => (
  <div className="password-tips" id={id}>
    {passwordTipsHeading}
    <ul>
      {passwordTips.map(({ words, isMet }) => {
        const met = password !== '' && isMet(password);
        return (
          <li key={words} data-met={met || undefined}>
            {words}
            {met && <VisuallyHidden> (met)</VisuallyHidden>}
          </li>
        );
      })}
    </ul>
  </div>
);

/** A field that people do not see, by which password managers store the password with its address; they skip inputs of the type hidden. */
export const UsernameForPasswordManager = ({ value }: { readonly value: string }): ReactNode => (
  <input type="email" name="username" autoComplete="username" value={value} readOnly hidden tabIndex={-1} />
);
