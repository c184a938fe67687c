import { proxy, ref } from 'valtio/vanilla';

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
}

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
  };
}
