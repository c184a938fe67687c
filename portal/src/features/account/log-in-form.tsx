import { emailRule, required } from '@hearth/domain/inquiry/person-rules.ts';
import { Button } from '@hearth/widgets/ui/button.tsx';
import { type ReactNode, useRef } from 'react';
import { EmailField } from './account-field.tsx';
import type { DialogPartProps } from './dialog-part.ts';
import { FormEnd } from './form-end.tsx';
import { OtherWays } from './other-ways.tsx';
import { PasskeyWay } from './passkey-way.tsx';
import { PasswordField } from './password-field.tsx';
import { emailIn } from './typed-email.ts';
import { useAccountForm } from './use-account-form.ts';
import { useSessionActions } from './use-session-actions.ts';

/** A password of earlier rules still opens its account. */
const rules = { email: emailRule, password: required(() => undefined) };

/** E-mail and password, and the other ways into an account. */
export function LogInForm({ dialog, onSwitch }: DialogPartProps): ReactNode {
  const { logIn } = useSessionActions();
  const element = useRef<HTMLFormElement>(null);
  const form = useAccountForm(rules, ({ email, password }, { elements }) =>
    logIn(email, password, (elements.namedItem('rememberMe') as HTMLInputElement).checked),
  );
  const switchTo = (name: 'sign up' | 'forgot password') => onSwitch(name, emailIn(element.current));
  return (
    <>
      <form ref={element} className="account-form" noValidate onSubmit={form.onSubmit}>
        <EmailField isUsername offersPasskeys field={form.field('email')} defaultValue={dialog.email} />
        <PasswordField field={form.field('password')} />
        <div className="account-form__row">
          <label className="account-form__check">
            <input type="checkbox" name="rememberMe" defaultChecked />
            Keep me logged in
          </label>
          <Button look="quiet" onClick={() => switchTo('forgot password')}>
            Forgot password?
          </Button>
        </div>
        <FormEnd form={form} action="Log in" acting="Logging in…" />
      </form>
      <PasskeyWay onFailure={form.refuse} />
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
