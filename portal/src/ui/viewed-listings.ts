import { proxy, ref } from 'valtio/vanilla';

const key = 'hearth-viewed';
/** Ids that are kept; the ones viewed longest ago go first. */
const most = 500;

/** The homes whose pages were opened on this device; what a guest has in place of a history. */
export interface ViewedListings {
  /** Listing ids, the one viewed last first; replaced as a whole. Read it with `useSnapshot(viewed.state)`. */
  readonly state: { ids: readonly string[] };
  has(listingid: string): boolean;
  add(listingid: string): void;
}

/**
 * Keeps the ids in local storage, in step with other tabs of this device. Where storage is closed or full they hold
 * for this visit; what it holds of others' making is read as far as it is text.
 */
export function createViewedListings(): ViewedListings {
  const state = proxy<ViewedListings['state']>({ ids: ref(read()) });
  globalThis.addEventListener?.('storage', (event) => {
    if (event.key === key || event.key === null) state.ids = ref(read());
  });
  return {
    state,
    has: (listingid) => state.ids.includes(listingid),
    add(listingid) {
      if (state.ids[0] === listingid) return;
      const others = state.ids.filter((id) => id !== listingid);
      state.ids = ref([listingid, ...others].slice(0, most));
      keep(state.ids);
    },
  };
}

function read(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(kept) ? kept.filter((id) => typeof id === 'string').slice(0, most) : [];
  } catch {
    return [];
  }
}

function keep(ids: readonly string[]): void {
  try {
    localStorage.setItem(key, JSON.stringify(ids));
  } catch {
    // Closed or full.
  }
}
