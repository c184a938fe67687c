import { problemsBy, required } from '@hearth/domain/inquiry/person-rules.ts';
import type { ReactNode } from 'react';
import { useServerForm } from '../../shared/forms/use-server-form.ts';
import { FormEnd } from '../../ui/forms/form-end.tsx';
import type { DialogPartProps } from './dialog-part.ts';
import { OtherWays } from './other-ways.tsx';
import { PasskeyWay } from './passkey-way.tsx';
import { PasswordField, UsernameForPasswordManager } from './password-field.tsx';
import { passwordFailure, wrongPassword } from './settings/wrong-password.ts';
import { useSessionActions } from './use-session-actions.ts';

const check = problemsBy({ password: required(() => undefined) });

/** A signed-in person signs in again, for an action that requires it; the action goes on afterwards. */
export function ConfirmForm({ dialog: { email = '' } }: Pick<DialogPartProps, 'dialog'>): ReactNode {
  const { logIn } = useSessionActions();
  const form = useServerForm({
    initial: { password: '' },
    check,
    send: ({ password }) => logIn(email, password),
    failureWords: passwordFailure,
    problemsOf: (error) => wrongPassword(error, 'password') ?? error.validationErrors,
  });
  return (
    <>
      <p className="account-form__small">
        For your security, enter the password for <strong>{email}</strong> to continue.
      </p>
      <form className="account-form" {...form.props}>
        <UsernameForPasswordManager value={email} />
        <PasswordField field={form.field('password')} />
        <FormEnd form={form} action="Confirm" acting="Confirming…" />
      </form>
      <PasskeyWay label="Confirm with a passkey" onFailure={form.refuse} />
      <OtherWays onFailure={form.refuse} />
    </>
  );
}
