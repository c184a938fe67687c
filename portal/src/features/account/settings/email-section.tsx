import { changeEmail } from '@hearth/domain/contract/identity.ts';
import type { User } from '@hearth/domain/contract/user.ts';
import { emailRule, problemsBy, required } from '@hearth/domain/inquiry/person-rules.ts';
import { Button } from '@hearth/widgets/ui/button.tsx';
import { type ReactNode, useState } from 'react';
import { useApp } from '../../../shared/app/app-context.tsx';
import { useServerForm } from '../../../shared/forms/use-server-form.ts';
import { Undelivered } from '../../../shared/inbox/undelivered.tsx';
import { FormEnd } from '../../../ui/forms/form-end.tsx';
import { withToasts } from '../../../ui/toast.ts';
import { AccountSection } from '../account-page.tsx';
import { linkSent } from '../account-words.ts';
import { PasswordField } from '../password-field.tsx';
import { EmailField } from '../person-fields.tsx';
import { passwordFailure, wrongPassword } from './wrong-password.ts';

/** The address of the account. Another one counts once its person has opened the link of a mail to it. */
export function EmailSection({ user }: { readonly user: User }): ReactNode {
  const [isChanging, setChanging] = useState(false);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const sent = (email: string) => {
    setChanging(false);
    setSentTo(email);
  };
  return (
    <AccountSection id="settings-email" title="Email address">
      <p>
        <strong>{user.email}</strong>
      </p>
      <Undelivered>Change it below, or ask the mail service behind it why it refuses our mail.</Undelivered>
      <p role="status" className="account-note">
        {sentTo !== null && (
          <>
            We sent an email to <strong>{sentTo}</strong>. Open its link in this browser to confirm the new
            address. Until then nothing changes.
          </>
        )}
      </p>
      {isChanging && <ChangeEmail current={user.email} onSent={sent} onCancel={() => setChanging(false)} />}
      {!isChanging && !user.hasPassword && (
        <p className="account-note">Set a password first: a change of the address asks for it.</p>
      )}
      {!isChanging && user.hasPassword && (
        <div className="account-section__buttons">
          <Button onClick={() => setChanging(true)}>Change email</Button>
        </div>
      )}
    </AccountSection>
  );
}

interface ChangeEmailProps {
  readonly current: string;
  readonly onSent: (email: string) => void;
  readonly onCancel: () => void;
}

function ChangeEmail({ current, onSent, onCancel }: ChangeEmailProps): ReactNode {
  const { client } = useApp();
  const isOther = (email: string) =>
    email.toLowerCase() === current.toLowerCase() ? 'This is your email already' : emailRule(email);
  const form = useServerForm({
    initial: { email: '', password: '' },
    check: problemsBy({ email: isOther, password: required(() => undefined) }),
    send: async (body) => {
      await client.call(changeEmail, { body });
      onSent(body.email);
      withToasts((toasts) => toasts.success(linkSent));
    },
    failureWords: passwordFailure,
    problemsOf: (error) => wrongPassword(error, 'password') ?? error.validationErrors,
  });
  return (
    <form className="account-form" {...form.props}>
      <EmailField label="New email" field={form.field('email')} />
      <PasswordField label="Your password" field={form.field('password')} />
      <FormEnd form={form} action="Email me a link" acting="Sending…">
        <Button look="quiet" onClick={onCancel}>
          Cancel
        </Button>
      </FormEnd>
    </form>
  );
}
