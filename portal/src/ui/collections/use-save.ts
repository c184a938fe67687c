import { deferred } from '@hearth/widgets/ui/use-deferred.ts';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useSnapshot } from 'valtio';
import { type App, useApp } from '../app-context.tsx';
import { withToasts } from '../toast.ts';
import type { SavedHome } from './saving.ts';
import { isSaved, personOf, useCollections } from './use-collections.ts';

const part = deferred(() => import('./save-home.ts'));

/**
 * Saves a home at once, or opens the panel of one that is saved. A guest signs up first; then the home that they wanted to save
 * is saved.
 */
export function useSave(home: SavedHome): { readonly saved: boolean; readonly press: () => void } {
  const app = useApp();
  const { account, saving, session, unlock } = app;
  const { collections } = useCollections();
  const isGuest = session.viewer.role === 'guest';
  const saved = isSaved(collections, home.listingid);

  const { dialog, person } = useSnapshot(account.state);
  const wanted = useRef(false);
  const saveNow = useEffectEvent(() => save(app, home));
  useEffect(() => {
    // The dialog is open, or the session of the person is about to follow.
    if (!wanted.current || (isGuest && (dialog !== null || person !== null))) return;
    wanted.current = false;
    if (!isGuest) saveNow();
  }, [isGuest, dialog, person]);

  return {
    saved,
    press() {
      if (saved) saving.open(home, personOf(session));
      else if (!isGuest) save(app, home);
      else if (unlock) {
        wanted.current = true;
        unlock();
      }
    },
  };
}

function save(app: App, home: SavedHome): void {
  part.fetch().then(
    ({ saveHome }) => saveHome(app, home),
    () =>
      withToasts((toasts) =>
        toasts.error('Unable to add listing to collection', {
          description: 'Check your connection and try again.',
        }),
      ),
  );
}
