import { proxy, ref } from 'valtio/vanilla';
import * as z from 'zod/mini';
import { persisted } from '../../ui/persisted.ts';

/** A home as the panel of collections names it. */
export interface SavedHome {
  readonly listingid: string;
  readonly street: string;
}

/** The panel of collections in one session. Read it with `useSnapshot(saving.state)`. */
export interface Saving {
  /** `home`: the home whose collections the panel shows; null while it is closed. */
  readonly state: { readonly home: SavedHome | null };
  readonly open: (home: SavedHome) => void;
  readonly close: () => void;
  /** Id of the collection that the person saved to last or chose for the next homes; '' for none. */
  readonly target: () => string;
  readonly aimAt: (collectionId: string) => void;
}

/** A person's: forgotten on this device at the sign-out. */
const target = persisted('hearth-save-target', z.string(), '');

export function createSaving(): Saving {
  const state = proxy<{ home: SavedHome | null }>({ home: null });
  return {
    state,
    open(home) {
      state.home = ref(home);
    },
    close() {
      state.home = null;
    },
    target: target.read,
    aimAt: target.write,
  };
}
