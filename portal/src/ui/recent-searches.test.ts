import { recentSearchOf } from '@hearth/domain/search/recent-searches.ts';
import { describe, expect, it } from 'vitest';
import { createRecentSearches } from './recent-searches.ts';
import { bareSearch, searchDefaults, textTag, withTag } from './search-path.ts';

const recent = (place: string) => {
  const tag = textTag(place);
  const made = tag && recentSearchOf(withTag(bareSearch(false), tag), searchDefaults);
  if (!made) throw new Error('nothing to come back to');
  return made;
};

/** As the browser has it, of this one test. */
function aStorage(): Storage {
  const kept = new Map<string, string>();
  return {
    get length() {
      return kept.size;
    },
    clear: () => kept.clear(),
    key: (at) => [...kept.keys()][at] ?? null,
    getItem: (name) => kept.get(name) ?? null,
    setItem: (name, value) => void kept.set(name, value),
    removeItem: (name) => void kept.delete(name),
  };
}

const placesOf = ({ state }: ReturnType<typeof createRecentSearches>) =>
  state.recents.map(({ search, searchCount }) => [search.tags[0]?.label, searchCount]);

describe('recent searches', () => {
  it('are there again on the next visit', () => {
    const storage = aStorage();
    const first = createRecentSearches(() => storage);
    for (const place of ['Austin', 'Buda', 'Austin']) first.add(recent(place));
    expect(placesOf(createRecentSearches(() => storage))).toEqual([
      ['Austin', 2],
      ['Buda', 1],
    ]);
    first.remove(recent('Austin'));
    expect(placesOf(createRecentSearches(() => storage))).toEqual([['Buda', 1]]);
    first.clear();
    expect(placesOf(first)).toEqual([]);
    expect(storage.length).toBe(0);
  });

  it('are those of another tab, too', () => {
    const storage = aStorage();
    const [one, other] = [createRecentSearches(() => storage), createRecentSearches(() => storage)];
    one.add(recent('Austin'));
    other.add(recent('Buda'));
    expect(placesOf(other)).toEqual([
      ['Buda', 1],
      ['Austin', 1],
    ]);
  });

  it('are kept for the visit where storage is closed', () => {
    const closed = createRecentSearches(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    closed.add(recent('Austin'));
    closed.add(recent('Buda'));
    expect(placesOf(closed)).toEqual([
      ['Buda', 1],
      ['Austin', 1],
    ]);
  });

  it.each(['{', '7', 'null', '[{"query":7}]'])('are none where %s was stored', (text) => {
    const storage = aStorage();
    storage.setItem('hearth-recent-searches', text);
    expect(createRecentSearches(() => storage).state.recents).toEqual([]);
  });
});
