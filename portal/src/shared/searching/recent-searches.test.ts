import { recentSearchOf } from '@hearth/domain/search/recent-searches.ts';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { guestSearches } from '../../testing/an-app.ts';
import { createRecentSearches } from './recent-searches.ts';
import { textTag, withTag } from './search-path.ts';

const recent = (label: string) => {
  const tag = textTag(label);
  const made = tag && recentSearchOf(withTag(guestSearches.bare(false), tag), guestSearches.defaults);
  if (!made) throw new Error('nothing to come back to');
  return made;
};

/** Storage of the browser, of this one test. */
function aStorage(): Map<string, string> {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
  });
  return kept;
}
afterEach(() => vi.unstubAllGlobals());

const recentSearches = () => createRecentSearches(guestSearches.defaults);

const labelsOf = ({ state }: ReturnType<typeof createRecentSearches>) =>
  state.recents.map(({ search, searchCount }) => [search.tags[0]?.label, searchCount]);

describe('recent searches', () => {
  it('restores recent searches on the next visit', () => {
    const storage = aStorage();
    const first = recentSearches();
    for (const label of ['Austin', 'Buda', 'Austin']) first.add(recent(label));
    expect(labelsOf(recentSearches())).toEqual([
      ['Austin', 2],
      ['Buda', 1],
    ]);
    first.remove(recent('Austin'));
    expect(labelsOf(recentSearches())).toEqual([['Buda', 1]]);
    first.clear();
    expect(labelsOf(first)).toEqual([]);
    expect(storage.size).toBe(0);
  });

  it('shares recent searches with other tabs', () => {
    aStorage();
    const [one, other] = [recentSearches(), recentSearches()];
    one.add(recent('Austin'));
    other.add(recent('Buda'));
    expect(labelsOf(other)).toEqual([
      ['Buda', 1],
      ['Austin', 1],
    ]);
  });

  it('last for the visit where storage is unavailable', () => {
    vi.stubGlobal('localStorage', undefined);
    const closed = recentSearches();
    closed.add(recent('Austin'));
    closed.add(recent('Buda'));
    expect(labelsOf(closed)).toEqual([
      ['Buda', 1],
      ['Austin', 1],
    ]);
  });

  it.each(['{', '7', 'null', '[{"query":7}]'])('returns no recent searches where %s was stored', (text) => {
    const storage = aStorage();
    storage.set('hearth-recent-searches', text);
    expect(recentSearches().state.recents).toEqual([]);
  });
});
