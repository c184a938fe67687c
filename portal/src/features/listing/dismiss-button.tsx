import { Button } from '@hearth/widgets/ui/button.tsx';
import { deferred, useDeferred } from '@hearth/widgets/ui/use-deferred.ts';
import type { ReactNode } from 'react';
import { useApp } from '../../ui/app-context.tsx';

const toggle = deferred(() => import('./dismiss-toggle.tsx'));

/** The way to leave a home out of searches, for signed-in people. Guests are offered the way to an account. */
export function DismissButton({ id }: { readonly id: string }): ReactNode {
  const { session, unlock } = useApp();
  const isGuest = session.viewer.role === 'guest';
  const part = useDeferred(toggle, !isGuest);
  if (part && !isGuest) return <part.DismissToggle id={id} />;
  if (isGuest && unlock === null) return null;
  // Without an action until its code is here: its room must not come late.
  return (
    <Button
      icon="close"
      aria-label="Dismiss this home"
      aria-disabled={!isGuest}
      onClick={(isGuest && unlock) || undefined}
    >
      Dismiss
    </Button>
  );
}
