import type { ReactNode } from 'react';
import type { ScreenProps } from '../../shared/app/screen-props.ts';
import { AccountPage } from './account-page.tsx';
import { MenuEntries } from './menu-entries.tsx';
import './profile-menu.css';

/** The menu of the account as a page. */
export const MenuScreen = ({
  person: { firstname, lastname },
}: Pick<ScreenProps<'menu'>, 'person'>): ReactNode => (
  <AccountPage title={`${firstname} ${lastname}`}>
    <MenuEntries />
  </AccountPage>
);
