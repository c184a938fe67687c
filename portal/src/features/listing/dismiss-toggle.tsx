import { Button } from '@hearth/widgets/ui/button.tsx';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useApp } from '../../ui/app-context.tsx';
import { dismissedQuery, setDismissed } from '../../ui/dismissal.ts';

/** Leaves a home out of the signed-in person's searches, or takes it in again; it says which it is. */
export function DismissToggle({ id }: { readonly id: string }): ReactNode {
  const app = useApp();
  const { data } = useQuery(dismissedQuery(app, id));
  const dismissed = data?.dismissed ?? false;
  return (
    <Button
      icon="close"
      aria-pressed={dismissed}
      aria-label="Dismiss this home"
      onClick={() => void setDismissed(app, id, !dismissed)}
    >
      {dismissed ? 'Dismissed' : 'Dismiss'}
    </Button>
  );
}
