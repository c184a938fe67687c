import type { Collection, getCollection } from '@hearth/domain/contract/collection.ts';
import type { ResponseOf } from '@hearth/domain/contract/endpoint.ts';
import { proxy, ref } from 'valtio/vanilla';

export type Collections = readonly Collection[];
export type CollectionPage = ResponseOf<typeof getCollection>;

/** A home as the panel of collections names it. */
export interface SavedHome {
  readonly listingid: string;
  readonly street: string;
}

/**
 * A change that the server does not have yet, as answers show it until then. It may be applied to an answer that has it already.
 */
export interface CollectionChange {
  /** Username of the person whose collections change. */
  readonly person: string;
  /** Collection and home, where it is about one of each: of several such changes the last one counts. */
  readonly pair?: string;
  readonly inList: (collections: Collections) => Collections;
  /** @param id of the collection that the page is of */
  readonly inPage: (page: CollectionPage, id: string) => CollectionPage;
}

interface SavingState {
  /** In the order in which they were made. */
  changes: readonly CollectionChange[];
  /** The home whose collections the panel shows; null while it is closed. */
  home: SavedHome | null;
}

/** What the person is doing with their collections: changes on their way, and the panel. Read it with `useSnapshot(saving.state)`. */
export interface Saving {
  readonly state: SavingState;
  /** Opens the panel with the collections of a home. */
  open(home: SavedHome): void;
  close(): void;
  add(change: CollectionChange): void;
  drop(change: CollectionChange): void;
  /** The removals that can still be undone, with what sends them at once. */
  readonly waiting: Map<CollectionChange, () => Promise<void>>;
  /** Sends the removals that can still be undone, e.g. before the person logs out. Never rejects. */
  settle(): Promise<void>;
}

export function createSaving(): Saving {
  const state = proxy<SavingState>({ changes: ref([]), home: null });
  const waiting: Saving['waiting'] = new Map();
  return {
    state,
    open(home) {
      state.home = ref(home);
    },
    close() {
      state.home = null;
    },
    add(change) {
      state.changes = ref([...state.changes, change]);
    },
    drop(change) {
      state.changes = ref(state.changes.filter((each) => each !== change));
    },
    waiting,
    async settle() {
      await Promise.all([...waiting.values()].map((send) => send()));
    },
  };
}
