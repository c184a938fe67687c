import { emailRule, problemsBy, required } from '@hearth/domain/inquiry/person-rules.ts';
import { Button } from '@hearth/widgets/ui/button.tsx';
import type { ReactNode } from 'react';
import { useServerForm } from '../../shared/forms/use-server-form.ts';
import { FormEnd } from '../../ui/forms/form-end.tsx';
import { accountFailure } from './account-words.ts';
import type { DialogPartProps } from './dialog-part.ts';
import { OtherWays } from './other-ways.tsx';
import { PasskeyWay } from './passkey-way.tsx';
import { PasswordField } from './password-field.tsx';
import { EmailField } from './person-fields.tsx';
import { useSessionActions } from './use-session-actions.ts';
import '../../ui/check.css';

/** A password of earlier rules still opens its account. */
const check = problemsBy({ email: emailRule, password: required(() => undefined) });

/** E-mail and password, and the other ways into an account. */
export function LogInForm({ dialog, onSwitch }: DialogPartProps): ReactNode {
  const { logIn } = useSessionActions();
  const form = useServerForm({
    initial: { email: dialog.email ?? '', password: '', rememberMe: true },
    check,
    send: ({ email, password, rememberMe }) => logIn(email, password, rememberMe),
    failureWords: accountFailure,
  });
  const switchTo = (name: 'sign up' | 'forgot password') => onSwitch(name, form.typed('email'));
  return (
    <>
      <form className="account-form" {...form.props}>
        <EmailField isUsername offersPasskeys field={form.field('email')} />
        <PasswordField field={form.field('password')} />
        <div className="account-form__row">
          <label className="check">
            <input type="checkbox" {...form.register('rememberMe')} />
            Keep me logged in
          </label>
          <Button look="quiet" onClick={() => switchTo('forgot password')}>
            Forgot password?
          </Button>
        </div>
        <FormEnd form={form} action="Log in" acting="Logging in…" />
      </form>
      <PasskeyWay label="Log in with a passkey" onFailure={form.refuse} />
      <OtherWays onFailure={form.refuse} />
      <p className="account-form__switch">
        New here?
        <Button look="quiet" onClick={() => switchTo('sign up')}>
          Sign up
        </Button>
      </p>
    </>
  );
}
