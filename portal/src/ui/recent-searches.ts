import {
  addRecent,
  type RecentSearch,
  readRecents,
  removeRecent,
} from '@hearth/domain/search/recent-searches.ts';
import { proxy } from 'valtio';
import { searchDefaults } from './search-path.ts';

const key = 'hearth-recent-searches';

/** The searches that were run on this device, newest first; for the visit alone where storage is closed. */
export interface RecentSearches {
  readonly state: { readonly recents: readonly RecentSearch[] };
  readonly add: (recent: RecentSearch) => void;
  readonly remove: (recent: RecentSearch) => void;
  readonly clear: () => void;
}

/** `storage` is a function, because only to name a closed storage throws. */
export function createRecentSearches(storage: () => Storage): RecentSearches {
  const state = proxy<{ recents: readonly RecentSearch[] }>({ recents: read(storage) ?? [] });
  const keep = (change: (recents: readonly RecentSearch[]) => readonly RecentSearch[]) => {
    state.recents = change(read(storage) ?? state.recents);
    write(storage, state.recents);
  };
  return {
    state,
    add: (recent) => keep((recents) => addRecent(recents, recent)),
    remove: (recent) => keep((recents) => removeRecent(recents, recent)),
    clear: () => keep(() => []),
  };
}

/** Another tab may have added some; null where storage is closed. */
function read(storage: () => Storage): readonly RecentSearch[] | null {
  try {
    return readRecents(parsed(storage().getItem(key)), searchDefaults);
  } catch {
    return null;
  }
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '[]');
  } catch {
    return [];
  }
}

function write(storage: () => Storage, recents: readonly RecentSearch[]): void {
  try {
    if (recents.length === 0) storage().removeItem(key);
    else storage().setItem(key, JSON.stringify(recents));
  } catch {
    // Storage is closed or full: they are kept for this visit.
  }
}
