import {
  emailRule,
  firstnameRule,
  lastnameRule,
  phoneRule,
  problemsBy,
} from '@hearth/domain/inquiry/person-rules.ts';
import { passwordRule } from '@hearth/domain/people/password-rules.ts';
import { Button } from '@hearth/widgets/ui/button.tsx';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import { useApp } from '../../shared/app/app-context.tsx';
import { siteQuery } from '../../shared/app/site-query.ts';
import { useServerForm } from '../../shared/forms/use-server-form.ts';
import { FormEnd } from '../../ui/forms/form-end.tsx';
import { accountFailure } from './account-words.ts';
import type { DialogPartProps } from './dialog-part.ts';
import { OtherWays } from './other-ways.tsx';
import { PasswordField } from './password-field.tsx';
import { EmailField, FirstnameField, LastnameField, PhoneField } from './person-fields.tsx';
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
export function SignUpForm({ dialog: { email = '', prefill }, onSwitch }: DialogPartProps): ReactNode {
  const { signUp } = useSessionActions();
  const form = useServerForm({
    initial: { firstname: '', lastname: '', email, phone: '', ...prefill, password: '' },
    check: problemsBy({ ...personRules, password: usePasswordRule() }),
    send: signUp,
    failureWords: accountFailure,
  });
  return (
    <>
      <p className="account-form__small">
        Create a free account to see every photo, price history, and sold homes.
      </p>
      <form className="account-form" {...form.props}>
        <div className="account-form__pair">
          <FirstnameField field={form.field('firstname')} />
          <LastnameField field={form.field('lastname')} />
        </div>
        <EmailField isUsername field={form.field('email')} />
        <PhoneField field={form.field('phone')} />
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
        <Button look="quiet" onClick={() => onSwitch('log in', form.typed('email'))}>
          Log in
        </Button>
      </p>
    </>
  );
}
