import type { ReactNode } from 'react';
import { ProtectedPage } from '../../shared/account/protected-page.tsx';
import { AccountPage } from './account-page.tsx';
import { MenuEntries } from './menu-entries.tsx';
import './profile-menu.css';

/** The menu of the account as a page. */
export const MenuScreen = (): ReactNode => (
  <ProtectedPage>
    {({ firstname, lastname }) => (
      <AccountPage title={`${firstname} ${lastname}`}>
        <MenuEntries />
      </AccountPage>
    )}
  </ProtectedPage>
);
