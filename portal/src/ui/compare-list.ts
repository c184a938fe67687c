import { mostCompared } from '@hearth/domain/listing/comparison.ts';
import { proxy, ref } from 'valtio/vanilla';

const key = 'hearth-compare';

/** A home that was chosen to be compared, as its tray shows it. */
interface ComparedHome {
  readonly listingid: string;
  /** Its street line. */
  readonly name: string;
  readonly photo: string | null;
}

/** The homes a visitor puts beside each other, up to four, in all tabs. */
export interface CompareList {
  /** In the order they were chosen, replaced as a whole. Read it with `useSnapshot(compare.state)`. */
  readonly state: { homes: readonly ComparedHome[] };
  /** Puts a home in or takes it out; false where there is no room for it. */
  toggle(home: ComparedHome): boolean;
  /** Answers how to put the home back where it was, if it was among them. */
  remove(listingid: string): () => void;
  clear(): void;
}

/** Keeps the homes in local storage from the first choice on; where that is closed they hold until the page is left. */
export function createCompareList(): CompareList {
  const state = proxy<CompareList['state']>({ homes: ref(read()) });
  // Told of what other tabs do; a key of null is a storage that was emptied.
  globalThis.addEventListener?.('storage', (event) => {
    if (event.key === key || event.key === null) state.homes = ref(read());
  });
  const set = (homes: readonly ComparedHome[]) => {
    state.homes = ref([...homes]);
    keep(homes);
  };
  const without = (listingid: string) => state.homes.filter((home) => home.listingid !== listingid);
  return {
    state,
    toggle(home) {
      const others = without(home.listingid);
      if (others.length < state.homes.length) set(others);
      else if (others.length >= mostCompared) return false;
      else set([...others, home]);
      return true;
    },
    remove(listingid) {
      const at = state.homes.findIndex((home) => home.listingid === listingid);
      const home = state.homes[at];
      set(without(listingid));
      return () => {
        const others = without(listingid);
        if (home && others.length < mostCompared) set(others.toSpliced(at, 0, home));
      };
    },
    clear: () => set([]),
  };
}

function read(): ComparedHome[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isHome).slice(0, mostCompared) : [];
  } catch {
    return [];
  }
}

/** What is kept may be of others' making. */
function isHome(value: unknown): value is ComparedHome {
  if (typeof value !== 'object' || value === null) return false;
  const { listingid, name, photo } = value as Partial<Record<keyof ComparedHome, unknown>>;
  return (
    typeof listingid === 'string' && typeof name === 'string' && (photo === null || typeof photo === 'string')
  );
}

function keep(homes: readonly ComparedHome[]): void {
  try {
    localStorage.setItem(key, JSON.stringify(homes));
  } catch {
    // Closed or full.
  }
}
