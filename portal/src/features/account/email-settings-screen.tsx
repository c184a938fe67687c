import type { ReactNode } from 'react';
import { AccountPage } from './account-page.tsx';
import { Loaded } from './account-settings-screen.tsx';
import { EmailChoice } from './settings/email-choice.tsx';

/** Mails that a signed-in person receives. */
export const EmailSettingsScreen = (): ReactNode => (
  <AccountPage>
    <Loaded>{(user) => <EmailChoice user={user} />}</Loaded>
  </AccountPage>
);
