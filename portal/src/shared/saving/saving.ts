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
  /** Username of the person who opened the panel. */
  opener: string;
}

/** What the person is doing with their collections: changes on their way, and the panel. Read it with `useSnapshot(saving.state)`. */
export interface Saving {
  readonly state: SavingState;
  /** Opens the panel with the collections of a home. The panel closes for everyone but `opener`, its person. */
  open(home: SavedHome, opener: string): void;
  close(): void;
  add(change: CollectionChange): void;
  drop(change: CollectionChange): void;
  /** The removals that can still be undone, with what sends them at once. */
  readonly waiting: Map<CollectionChange, () => Promise<void>>;
  /** The toast that said the last change of a home, by the id of that. */
  said?: Map<string, string | number>;
  /** Ends with the last of the changes that are sent one after another. Never rejects. */
  queue: Promise<void>;
  /** Sends the removals that can still be undone, and waits for all other changes, e.g. before a log-out. Never rejects. */
  settle(): Promise<void>;
}

/** What a change about one home in one collection is known by. */
export const pairOf = (collectionId: string, listingid: string): string => `${collectionId} ${listingid}`;

/** Sends the removal of a pair that can still be undone: sent later, it would take back a change that is made now. */
export async function settleRemoval({ waiting }: Saving, pair: string | undefined): Promise<void> {
  for (const [change, send] of waiting) if (change.pair === pair) await send();
}

export function createSaving(): Saving {
  const state = proxy<SavingState>({ changes: ref([]), home: null, opener: '' });
  const waiting: Saving['waiting'] = new Map();
  const saving: Saving = {
    state,
    open(home, opener) {
      Object.assign(state, { home: ref(home), opener });
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
    queue: Promise.resolve(),
    async settle() {
      await Promise.all([...waiting.values()].map((send) => send()));
      await saving.queue;
    },
  };
  return saving;
}
