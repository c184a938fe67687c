import { Button } from '@hearth/widgets/ui/button.tsx';
import { deferred, useDeferred } from '@hearth/widgets/ui/use-deferred.ts';
import type { ReactNode } from 'react';
import { useSnapshot } from 'valtio';
import { useApp } from '../../shared/app/app-context.tsx';
import { useOnline } from '../../ui/use-online.ts';
import { withRetries } from '../lazy-screen.tsx';
import './header-account.css';

const profileMenu = deferred(() =>
  withRetries(async () => (await import('../../features/account/profile-menu.tsx')).ProfileMenu),
);

/** The way into the account: buttons for guests, the profile menu for signed-in people. Nothing while that is not known. */
export function HeaderAccount(): ReactNode {
  const { account } = useApp();
  const { person, status } = useSnapshot(account.state);
  const isSignedIn = person !== null;
  const ProfileMenu = useDeferred(profileMenu, useOnline() && isSignedIn);
  // biome-ignore lint/nursery/useReactCompiler: the same component each time, imported once
  if (isSignedIn) return ProfileMenu && <ProfileMenu person={person} />;
  return (
    <div className="header__account" data-waiting={status === 'not initialized' || undefined}>
      <Button look="quiet" onClick={() => account.open({ name: 'log in' })}>
        Log in
      </Button>
      <Button look="primary" className="header__sign-up" onClick={() => account.open({ name: 'sign up' })}>
        Sign Up
      </Button>
    </div>
  );
}
