import { Button } from '@hearth/widgets/ui/button.tsx';
import type { ReactNode } from 'react';
import { useApp, useSession } from '../app/app-context.tsx';

/** Link to unlock parts that are locked for the viewer; nothing while the portal has no accounts, since a button would lead nowhere. */
export function UnlockOffer(): ReactNode {
  const { unlock } = useApp();
  const session = useSession();
  const { loginStatus } = session.viewer;
  if (unlock === null || loginStatus === 'verified') return null;
  return (
    <Button look="quiet" onClick={unlock}>
      {loginStatus === 'guest' ? 'Sign up or log in' : 'Verify your account'}
    </Button>
  );
}
