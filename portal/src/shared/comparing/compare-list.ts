import { mostCompared } from '@hearth/domain/listing/compared-homes.ts';
import { proxy, ref } from 'valtio/vanilla';
import * as z from 'zod/mini';
import { listOf, persisted } from '../../ui/persisted.ts';

const homeSchema = z.object({
  listingid: z.string(),
  /** Its street line. */
  name: z.string(),
  photo: z.nullable(z.string()),
});

/** A home that was chosen to be compared, as its tray shows it. */
type ComparedHome = Readonly<z.output<typeof homeSchema>>;

/** The homes a visitor puts beside each other, up to four, in all tabs. */
export interface CompareList {
  /** In the order they were chosen, replaced as a whole. Read it with `useSnapshot(compare.state)`. */
  readonly state: { homes: readonly ComparedHome[] };
  /** Puts a home in or takes it out; false where there is no room for it. */
  toggle(home: ComparedHome): boolean;
  /** Returns a function that restores the home at its index, if it was in the list. */
  remove(listingid: string): () => void;
  clear(): void;
}

/** Stores the homes in local storage from the first choice on; where storage is unavailable, they last until the page is left. */
export function createCompareList(): CompareList {
  const stored = persisted('hearth-compare', listOf(homeSchema, mostCompared), []);
  const state = proxy<CompareList['state']>({ homes: ref([...stored.read()]) });
  stored.subscribe(() => {
    state.homes = ref([...stored.read()]);
  });
  const set = (homes: readonly ComparedHome[]) => {
    state.homes = ref([...homes]);
    stored.write(homes);
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
