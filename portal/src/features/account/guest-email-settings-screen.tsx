import { Button } from '@hearth/widgets/ui/button.tsx';
import type { ReactNode } from 'react';
import { Navigate } from 'react-router';
import { useSnapshot } from 'valtio';
import { useApp } from '../../shared/app/app-context.tsx';
import { AccountPage } from './account-page.tsx';

/** E-mail settings without a log-in: each mail has a separate link, and everything else needs the account. */
export function GuestEmailSettingsScreen(): ReactNode {
  const { account } = useApp();
  const { person } = useSnapshot(account.state);
  if (person) return <Navigate to="/email-settings" replace />;
  return (
    <AccountPage>
      <div className="account-text">
        <p>
          Log in to change the emails that you receive. To unsubscribe without logging in, use the link at the
          end of any of our emails.
        </p>
        <Button look="primary" onClick={() => account.open({ name: 'log in', returnTo: '/email-settings' })}>
          Log in
        </Button>
      </div>
    </AccountPage>
  );
}
