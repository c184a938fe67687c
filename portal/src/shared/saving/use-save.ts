import { deferred } from '@hearth/widgets/ui/use-deferred.ts';
import { withToasts } from '../../ui/toast.ts';
import { useApp, useSession } from '../app/app-context.tsx';
import type { Session } from '../app/session.ts';
import { isSaved, useCollections } from './collection-queries.ts';
import type { SavedHome } from './saving.ts';

const part = deferred(() => import('./collection-changes.ts'));

/**
 * Saves a home at once, or opens the panel of one that is saved. A guest signs up first; then what signed them in
 * saves the home.
 */
export function useSave(home: SavedHome): { readonly saved: boolean; readonly press: () => void } {
  const { account, unlock } = useApp();
  const session = useSession();
  const { collections } = useCollections();
  const isGuest = session.viewer.role === 'guest';
  // The hearts of an expired session are those of a guest.
  const saved = !isGuest && isSaved(collections, home.listingid);
  return {
    saved,
    press() {
      if (saved) session.saving.open(home);
      else if (!isGuest) save(session, home);
      else if (unlock) account.open({ name: 'sign up', wanted: home });
    },
  };
}

/** Saves a home for the person of the session. */
export function save(session: Session, home: SavedHome): void {
  part.fetch().then(
    ({ saveHome }) => saveHome(session, home),
    () =>
      withToasts((toasts) =>
        toasts.error('Unable to add listing to collection', {
          description: 'Check your connection and try again.',
        }),
      ),
  );
}
