import {
  addRecent,
  type DefaultsOf,
  type RecentSearch,
  readRecents,
  removeRecent,
} from '@hearth/domain/search/recent-searches.ts';
import { proxy } from 'valtio';
import * as z from 'zod/mini';
import { persisted } from '../../ui/persisted.ts';

/** The searches that were run on this device, newest first; for the visit alone where storage is closed. */
export interface RecentSearches {
  readonly state: { readonly recents: readonly RecentSearch[] };
  readonly add: (recent: RecentSearch) => void;
  readonly remove: (recent: RecentSearch) => void;
  readonly clear: () => void;
  /** Replaces all, by what the account has. Invalid searches are dropped. */
  readonly replace: (recents: readonly Pick<RecentSearch, 'query' | 'searchCount'>[]) => void;
}

/** Has no searches and takes none: those of this device are not a contact's. */
export const noRecents: RecentSearches = {
  state: proxy({ recents: [] }),
  add() {},
  remove() {},
  clear() {},
  replace() {},
};

/**
 * `defaultsOf` returns the filters that the URL of a search omits.
 * @param records returns whether the visitor keeps a history
 */
export function createRecentSearches(defaultsOf: DefaultsOf, records = () => true): RecentSearches {
  const stored = persisted('hearth-recent-searches', recentsSchema(defaultsOf), []);
  const state = proxy<{ recents: readonly RecentSearch[] }>({ recents: stored.read() });
  stored.subscribe(() => {
    state.recents = stored.read();
  });
  // Another tab may have added some since.
  const keep = (change: (recents: readonly RecentSearch[]) => readonly RecentSearch[]) => {
    state.recents = change(stored.read());
    if (state.recents.length === 0) stored.clear();
    else stored.write(state.recents);
  };
  return {
    state,
    add(recent) {
      if (records()) keep((recents) => addRecent(recents, recent));
    },
    remove: (recent) => keep((recents) => removeRecent(recents, recent)),
    clear: () => keep(() => []),
    replace: (recents) => keep(() => readRecents(recents, defaultsOf)),
  };
}

const recentsSchema = (defaultsOf: DefaultsOf) =>
  z.pipe(
    z.unknown(),
    z.transform((entries: unknown) => readRecents(entries, defaultsOf)),
  );
