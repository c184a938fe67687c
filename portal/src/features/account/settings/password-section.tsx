import { changePassword, forgotPassword } from '@hearth/domain/contract/identity.ts';
import type { User } from '@hearth/domain/contract/user.ts';
import { problemsBy, required } from '@hearth/domain/inquiry/person-rules.ts';
import { Button } from '@hearth/widgets/ui/button.tsx';
import type { ReactNode } from 'react';
import { useApp } from '../../../shared/app/app-context.tsx';
import { useServerForm } from '../../../shared/forms/use-server-form.ts';
import { FormEnd } from '../../../ui/forms/form-end.tsx';
import { withToasts } from '../../../ui/toast.ts';
import { AccountSection } from '../account-page.tsx';
import { newPasswordProblems } from '../new-password-form.tsx';
import { PasswordField, UsernameForPasswordManager } from '../password-field.tsx';
import { usePasswordRule } from '../sign-up-form.tsx';
import { useAction } from '../use-action.ts';
import { passwordFailure, wrongPassword } from './wrong-password.ts';

/** Changes the password; a person without one has a mail sent to choose it. */
export const PasswordSection = ({ user }: { readonly user: User }): ReactNode => (
  <AccountSection id="settings-password" title="Password">
    {user.hasPassword ? <ChangePassword email={user.email} /> : <NoPassword email={user.email} />}
  </AccountSection>
);

function ChangePassword({ email }: { readonly email: string }): ReactNode {
  const { client } = useApp();
  const form = useServerForm({
    initial: { currentPassword: '', newPassword: '' },
    check: problemsBy({ currentPassword: required(() => undefined), newPassword: usePasswordRule() }),
    send: async ({ currentPassword, newPassword }) => {
      await client.call(changePassword, { body: { currentPassword, password: newPassword } });
      form.reset();
      withToasts((toasts) => toasts.success('Password has been updated successfully'));
    },
    failureWords: passwordFailure,
    problemsOf: (error) => wrongPassword(error, 'currentPassword') ?? newPasswordProblems(error),
  });
  return (
    <form className="account-form" {...form.props}>
      <UsernameForPasswordManager value={email} />
      <PasswordField label="Current password" field={form.field('currentPassword')} />
      <PasswordField isNew label="New password" field={form.field('newPassword')} />
      <p className="account-form__small">You’ll be logged out on your other devices.</p>
      <FormEnd form={form} action="Change password" acting="Saving…" />
    </form>
  );
}

function NoPassword({ email }: { readonly email: string }): ReactNode {
  const { client } = useApp();
  const { isActing, run } = useAction(async () => {
    await client.call(forgotPassword, { body: { email } });
    withToasts((toasts) => toasts.success('Email sent'));
  });
  return (
    <>
      <p>You have no password yet. We can send you a link to choose one.</p>
      <div className="account-section__buttons">
        <Button aria-disabled={isActing} onClick={run}>
          Email me a link
        </Button>
      </div>
    </>
  );
}
