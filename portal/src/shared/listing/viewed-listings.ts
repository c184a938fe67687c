import { proxy, ref } from 'valtio/vanilla';
import * as z from 'zod/mini';
import { listOf, persisted } from '../../ui/persisted.ts';

/** The most ids stored; those viewed longest ago are dropped first. */
const most = 500;

/** The homes whose pages were opened on this device; the history of a guest. */
export interface ViewedListings {
  /** Listing ids, the one viewed last first; replaced as a whole. Read it with `useSnapshot(viewed.state)`. */
  readonly state: { ids: readonly string[] };
  has(listingid: string): boolean;
  add(listingid: string): void;
  remove(listingids: 'all' | readonly string[]): void;
  /** Replaces all, by what the account has. */
  replace(listingids: readonly string[]): void;
}

/**
 * Keeps the ids in local storage, in step with other tabs of this device. Where storage is unavailable or full they last
 * for this visit; values in storage that are no text are ignored.
 * @param records returns whether the visitor keeps a history
 */
export function createViewedListings(records = () => true): ViewedListings {
  const stored = persisted('hearth-viewed', listOf(z.string(), most), []);
  const state = proxy<ViewedListings['state']>({ ids: ref([...stored.read()]) });
  stored.subscribe(() => {
    state.ids = ref([...stored.read()]);
  });
  const set = (ids: readonly string[]) => {
    state.ids = ref(ids.slice(0, most));
    stored.write(state.ids);
  };
  return {
    state,
    has: (listingid) => state.ids.includes(listingid),
    add(listingid) {
      if (state.ids[0] === listingid || !records()) return;
      const others = state.ids.filter((id) => id !== listingid);
      set([listingid, ...others]);
    },
    remove: (listingids) =>
      set(listingids === 'all' ? [] : state.ids.filter((id) => !listingids.includes(id))),
    replace: set,
  };
}
