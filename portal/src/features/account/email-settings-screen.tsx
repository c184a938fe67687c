import type { ReactNode } from 'react';
import { ProtectedPage } from '../../shared/account/protected-page.tsx';
import { AccountPage } from './account-page.tsx';
import { Loaded } from './account-settings-screen.tsx';
import { EmailChoice } from './settings/email-choice.tsx';

/** Mails that a signed-in person receives. */
export const EmailSettingsScreen = (): ReactNode => (
  <ProtectedPage>
    {({ username }) => (
      <AccountPage title="Email Settings">
        <Loaded key={username}>{(user) => <EmailChoice user={user} />}</Loaded>
      </AccountPage>
    )}
  </ProtectedPage>
);
