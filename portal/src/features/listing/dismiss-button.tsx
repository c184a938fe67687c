import { Button } from '@hearth/widgets/ui/button.tsx';
import type { ReactNode } from 'react';
import { useApp, useSession } from '../../shared/app/app-context.tsx';
import { useChange, useShownQuery } from '../../shared/changes/use-change.ts';
import { dismissal } from '../../shared/dismissing/dismissal.ts';
import { dismissedQuery } from '../../shared/dismissing/dismissed-query.ts';

/** The way to leave a home out of searches, for signed-in people. Guests are offered the way to an account. */
export function DismissButton({ id }: { readonly id: string }): ReactNode {
  const { unlock } = useApp();
  const session = useSession();
  const isGuest = session.viewer.role === 'guest';
  const { data } = useShownQuery({ ...dismissedQuery(session, id), enabled: !isGuest });
  const { change } = useChange((isOn: boolean) => dismissal(session, id, isOn));
  const dismissed = data?.dismissed ?? false;
  if (isGuest && unlock === null) return null;
  return (
    <Button
      icon="close"
      aria-label="Hide this home"
      aria-pressed={isGuest ? undefined : dismissed}
      onClick={isGuest && unlock ? unlock : () => change(!dismissed)}
    >
      Hide
    </Button>
  );
}
