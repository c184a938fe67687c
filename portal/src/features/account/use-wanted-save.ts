import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import type { AccountDialog } from '../../shared/account/account.ts';
import { useApp } from '../../shared/app/app-context.tsx';
import { save } from '../../shared/saving/use-save.ts';

/**
 * Saves the home that a guest wanted to save where the sign-in came from elsewhere: from another tab, or from a session that the
 * server named late. The dialog that asked for it closes.
 */
export function useWantedSave(): void {
  const app = useApp();
  const { dialog, person } = useSnapshot(app.account.state);
  useEffect(() => {
    if (person === null || !dialog?.wanted) return;
    if (dialog.name === 'verify') app.account.open({ ...(dialog as AccountDialog), wanted: undefined });
    else app.account.close();
    save(app.session(), dialog.wanted);
  }, [app, dialog, person]);
}
