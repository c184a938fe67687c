import { resetPassword } from '@hearth/domain/contract/identity.ts';
import { Button } from '@hearth/widgets/ui/button.tsx';
import { type ReactNode, useState } from 'react';
import { useApp } from '../../shared/app/app-context.tsx';
import { AccountPage } from './account-page.tsx';
import { ForgotPasswordForm } from './forgot-password-form.tsx';
import { useLinkCode } from './link-code.ts';
import { NewPasswordForm } from './new-password-form.tsx';

/** Without a code it asks for the mail; with the code of the mail it takes the new password. */
export function ResetPasswordScreen(): ReactNode {
  const link = useLinkCode();
  const { account, client } = useApp();
  const [asksAgain, askAgain] = useState(false);
  return (
    <AccountPage>
      {link && !asksAgain ? (
        <NewPasswordForm
          link={link}
          send={(body) => client.call(resetPassword, { body })}
          action="Reset password"
          success="Password has been updated successfully"
          expired={<Button onClick={() => askAgain(true)}>Request a new link</Button>}
        />
      ) : (
        <div className="account-text">
          <ForgotPasswordForm
            dialog={link ? { email: link.email } : {}}
            onSwitch={(name, email) => account.open({ name, email })}
          />
        </div>
      )}
    </AccountPage>
  );
}
