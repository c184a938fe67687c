import { deferred } from '@hearth/widgets/ui/use-deferred.ts';
import { withToasts } from '../../ui/toast.ts';
import { useLongPress } from '../../ui/use-long-press.ts';
import { useApp, useSession } from '../app/app-context.tsx';
import type { Session } from '../app/session.ts';
import { isSaved, removableFrom, useCollections } from './collection-queries.ts';
import type { SavedHome } from './saving.ts';

const part = deferred(() => import('./collection-changes.ts'));

/** A heart of a home. */
interface Save {
  readonly saved: boolean;
  /** For the button: a press saves the home or takes it out again, a long press chooses its collections. */
  readonly presses: ReturnType<typeof useLongPress>;
}

/** Saves a home, or takes it out of its collections. A guest signs up first; then what signed them in saves the home. */
export function useSave(home: SavedHome): Save {
  const { account, unlock } = useApp();
  const session = useSession();
  const { collections } = useCollections();
  const isGuest = session.viewer.role === 'guest';
  // The hearts of an expired session are those of a guest.
  const saved = !isGuest && isSaved(collections, home.listingid);
  const signUp = () => unlock && account.open({ name: 'sign up', wanted: home });
  const press = () => {
    if (isGuest) signUp();
    else if (saved && removableFrom(collections ?? [], home.listingid).length === 0)
      session.saving.open(home);
    else if (saved) unsave(session, home);
    else save(session, home);
  };
  const choose = () => (isGuest ? signUp() : session.saving.open(home));
  return { saved, presses: useLongPress(press, choose) };
}

/** Saves a home for the person of the session. */
export const save = (session: Session, home: SavedHome): void =>
  change('Unable to add listing to collection', ({ saveHome }) => saveHome(session, home));

const unsave = (session: Session, home: SavedHome): void =>
  change('Unable to apply changes to Collection', ({ unsaveHome }) => unsaveHome(session, home));

function change(failed: string, make: (changes: typeof import('./collection-changes.ts')) => unknown): void {
  part
    .fetch()
    .then(make, () =>
      withToasts((toasts) => toasts.error(failed, { description: 'Check your connection and try again.' })),
    );
}
