import { resetPassword } from '@hearth/domain/contract/identity.ts';
import { Button } from '@hearth/widgets/ui/button.tsx';
import { type ReactNode, useState } from 'react';
import { useApp } from '../../shared/app/app-context.tsx';
import { AccountPage } from './account-page.tsx';
import { ForgotPasswordForm } from './forgot-password-form.tsx';
import { KeptMethods, useResetMethods } from './kept-methods.tsx';
import { useLinkCode } from './link-code.ts';
import { NewPasswordForm } from './new-password-form.tsx';

/**
 * Without a code it asks for the mail; with the code of the mail it takes the new password, and asks which other ways to log in
 * stay.
 */
export function ResetPasswordScreen(): ReactNode {
  const link = useLinkCode();
  const { account, client } = useApp();
  const [asksAgain, askAgain] = useState(false);
  const [kept, keep] = useState<readonly string[]>([]);
  const isUsed = useResetMethods(link).error?.code === 'code_invalid';
  return (
    <AccountPage>
      {link && !asksAgain && !isUsed ? (
        <NewPasswordForm
          link={link}
          send={(body) => client.call(resetPassword, { body: { ...body, keep: [...kept] } })}
          action="Reset password"
          success="Password has been updated successfully"
          expired={<Button onClick={() => askAgain(true)}>Request a new link</Button>}
        >
          <KeptMethods link={link} kept={kept} onChange={keep} />
        </NewPasswordForm>
      ) : (
        <div className="account-text">
          {isUsed && <p role="alert">This link was used already or has expired. Get a new one here.</p>}
          <ForgotPasswordForm
            dialog={link ? { email: link.email } : {}}
            onSwitch={(name, email) => account.open({ name, email })}
          />
        </div>
      )}
    </AccountPage>
  );
}
