import { deferred } from '@hearth/widgets/ui/use-deferred.ts';
import { withToasts } from '../../ui/toast.ts';
import { type SessionPerson, viewerOf } from '../account/account.ts';
import { type App, useApp } from '../app/app-context.tsx';
import type { SavedHome } from './saving.ts';
import { isSaved, personOf, useCollections } from './use-collections.ts';

const part = deferred(() => import('./save-home.ts'));

/**
 * Saves a home at once, or opens the panel of one that is saved. A guest signs up first; then what signed them in
 * saves the home.
 */
export function useSave(home: SavedHome): { readonly saved: boolean; readonly press: () => void } {
  const app = useApp();
  const { account, saving, session, unlock } = app;
  const { collections } = useCollections();
  const saved = isSaved(collections, home.listingid);
  return {
    saved,
    press() {
      if (saved) saving.open(home, personOf(session));
      else if (session.viewer.role !== 'guest') save(app, home);
      else if (unlock) account.open({ name: 'sign up', wanted: home });
    },
  };
}

/** Saves the home that a guest wanted to save, for the person whom they signed in as; the page may not be theirs yet. */
export const saveFor = (app: App, person: SessionPerson, home: SavedHome): void =>
  save({ ...app, session: { viewer: viewerOf(person, app.edition.id), agentMode: false } }, home);

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
