import { emailRule, firstnameRule, lastnameRule, phoneRule } from '@hearth/domain/inquiry/person-rules.ts';
import { passwordRule } from '@hearth/domain/people/password-rules.ts';
import { Button } from '@hearth/widgets/ui/button.tsx';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo, useRef } from 'react';
import { useApp } from '../../shared/app/app-context.tsx';
import { siteQuery } from '../../shared/app/site-query.ts';
import { EmailField, FirstnameField, LastnameField, PhoneField } from './account-field.tsx';
import type { DialogPartProps } from './dialog-part.ts';
import { FormEnd } from './form-end.tsx';
import { OtherWays } from './other-ways.tsx';
import { PasswordField } from './password-field.tsx';
import { emailIn } from './typed-email.ts';
import { useAccountForm } from './use-account-form.ts';
import { useSessionActions } from './use-session-actions.ts';

const personRules = {
  firstname: firstnameRule,
  lastname: lastnameRule,
  email: emailRule,
  phone: phoneRule,
};

/** The rule for new passwords on this server. */
export function usePasswordRule() {
  const { client } = useApp();
  const { data: site } = useQuery(siteQuery(client));
  const name = site?.brokerage.name ?? '';
  return useMemo(() => passwordRule(name), [name]);
}

/** Creates an account. An invitation fills its fields in. */
export function SignUpForm({ dialog: { email, prefill = {} }, onSwitch }: DialogPartProps): ReactNode {
  const { signUp } = useSessionActions();
  const element = useRef<HTMLFormElement>(null);
  const form = useAccountForm({ ...personRules, password: usePasswordRule() }, signUp);
  return (
    <>
      <p className="account-form__small">
        See all photos, price history and sold homes, and keep your searches on all your devices.
      </p>
      <form ref={element} className="account-form" noValidate onSubmit={form.onSubmit}>
        <div className="account-form__pair">
          <FirstnameField field={form.field('firstname')} defaultValue={prefill.firstname} />
          <LastnameField field={form.field('lastname')} defaultValue={prefill.lastname} />
        </div>
        <EmailField isUsername field={form.field('email')} defaultValue={email} />
        <PhoneField field={form.field('phone')} defaultValue={prefill.phone} />
        <PasswordField isNew field={form.field('password')} />
        <p className="account-form__small">
          By signing up you agree to our{' '}
          <a href="/terms-of-use" target="_blank" rel="noopener">
            Terms of Use
          </a>{' '}
          and{' '}
          <a href="/privacy-policy" target="_blank" rel="noopener">
            Privacy Policy
          </a>
          .
        </p>
        <FormEnd form={form} action="Sign up" acting="Signing up…" />
      </form>
      <OtherWays onFailure={form.refuse} />
      <p className="account-form__switch">
        Already have an account?
        <Button look="quiet" onClick={() => onSwitch('log in', emailIn(element.current))}>
          Log in
        </Button>
      </p>
    </>
  );
}
