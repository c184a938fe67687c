import type { ReactNode } from 'react';
import { type Location, Route, Routes } from 'react-router';
import { AccountSettingsScreen } from './account-settings-screen.tsx';
import { EmailSettingsScreen } from './email-settings-screen.tsx';
import { GuestEmailSettingsScreen } from './guest-email-settings-screen.tsx';
import { MenuScreen } from './menu-screen.tsx';
import { ResetPasswordScreen } from './reset-password-screen.tsx';
import { SetPasswordScreen } from './set-password-screen.tsx';
import { SignUpLink } from './sign-up-link.tsx';
import { SubscriptionScreen } from './subscription-screen.tsx';
import { VerifyEmailScreen } from './verify-email-screen.tsx';

interface AccountScreensProps {
  readonly location: Location;
  readonly notFound: ReactNode;
}

/** The pages of accounts; the server knows the same paths by `account-pages.ts` of the domain. */
export const AccountScreens = ({ location, notFound }: AccountScreensProps): ReactNode => (
  <Routes location={location}>
    <Route path="/menu" element={<MenuScreen />} />
    <Route path="/menu/account-settings" element={<AccountSettingsScreen />} />
    <Route path="/menu/email-settings" element={<EmailSettingsScreen />} />
    <Route path="/email-settings" element={<EmailSettingsScreen />} />
    <Route path="/user/email-settings" element={<GuestEmailSettingsScreen />} />
    <Route path="/subscription/:hash" element={<SubscriptionScreen />} />
    <Route path="/reset-password" element={<ResetPasswordScreen />} />
    <Route path="/set-password" element={<SetPasswordScreen />} />
    <Route path="/verify-email" element={<VerifyEmailScreen />} />
    <Route path="/signup/:email/:firstname?/:lastname?/:phone?" element={<SignUpLink />} />
    <Route path="*" element={notFound} />
  </Routes>
);
