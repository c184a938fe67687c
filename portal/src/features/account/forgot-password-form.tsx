import { forgotPassword } from '@hearth/domain/contract/identity.ts';
import { emailRule, problemsBy } from '@hearth/domain/inquiry/person-rules.ts';
import { Button } from '@hearth/widgets/ui/button.tsx';
import { type ReactNode, useState } from 'react';
import type { AccountDialog } from '../../shared/account/account.ts';
import { useApp } from '../../shared/app/app-context.tsx';
import { useServerForm } from '../../shared/forms/use-server-form.ts';
import { FormEnd } from '../../ui/forms/form-end.tsx';
import { withToasts } from '../../ui/toast.ts';
import { accountFailure } from './account-words.ts';
import { EmailField } from './person-fields.tsx';

interface ForgotPasswordProps {
  readonly dialog: Pick<AccountDialog, 'email'>;
  readonly onSwitch: (name: 'log in', email: string) => void;
}

const check = problemsBy({ email: emailRule });

/** Asks for a mail to choose a new password. What follows does not tell whether the address has an account. */
export function ForgotPasswordForm({ dialog, onSwitch }: ForgotPasswordProps): ReactNode {
  const { client } = useApp();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const form = useServerForm({
    initial: { email: dialog.email ?? '' },
    check,
    send: async ({ email }) => {
      await client.call(forgotPassword, { body: { email } });
      setSentTo(email);
      withToasts((toasts) => toasts.success('Email sent'));
    },
    failureWords: accountFailure,
  });
  if (sentTo !== null)
    return (
      <div className="account-text">
        <p role="status">
          If there is an account for <strong>{sentTo}</strong>, we have sent it an email with a link to choose
          a new password. Didn’t get it? Check your spam folder.
        </p>
        <Button look="primary" onClick={() => onSwitch('log in', sentTo)}>
          Back to log in
        </Button>
      </div>
    );
  return (
    <>
      <p className="account-form__small">Enter your email and we’ll send you a reset link.</p>
      <form className="account-form" {...form.props}>
        <EmailField isUsername field={form.field('email')} />
        <FormEnd form={form} action="Email me a link" acting="Sending…" />
      </form>
      <p className="account-form__switch">
        <Button look="quiet" onClick={() => onSwitch('log in', form.typed('email'))}>
          Back to log in
        </Button>
      </p>
    </>
  );
}
