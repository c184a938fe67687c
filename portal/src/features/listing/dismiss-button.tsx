import { Button } from '@hearth/widgets/ui/button.tsx';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useApp, useSession } from '../../shared/app/app-context.tsx';
import { setDismissed } from '../../shared/dismissing/dismissal.ts';
import { dismissedQuery } from '../../shared/dismissing/dismissed-query.ts';

/** The way to leave a home out of searches, for signed-in people. Guests are offered the way to an account. */
export function DismissButton({ id }: { readonly id: string }): ReactNode {
  const { unlock } = useApp();
  const session = useSession();
  const isGuest = session.viewer.role === 'guest';
  const { data } = useQuery({ ...dismissedQuery(session, id), enabled: !isGuest });
  const dismissed = data?.dismissed ?? false;
  if (isGuest && unlock === null) return null;
  return (
    <Button
      icon="close"
      aria-label="Dismiss this home"
      aria-pressed={isGuest ? undefined : dismissed}
      onClick={isGuest && unlock ? unlock : () => void setDismissed(session, id, !dismissed)}
    >
      Dismiss
    </Button>
  );
}
