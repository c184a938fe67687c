/** The values used last, at most about so many. */
export interface Memory<K, V> {
  get(key: K): V | undefined;
  set(key: K, value: V): void;
}

/**
 * Forgets by halves: when the younger half is full, the older one goes, except what was used meanwhile. So nothing has to be
 * moved about with every use, and at most `most` values are held.
 */
export function createMemory<K, V>(most: number): Memory<K, V> {
  let young = new Map<K, V>();
  let old = new Map<K, V>();
  const set = (key: K, value: V): void => {
    if (young.size >= most / 2) {
      old = young;
      young = new Map();
    }
    young.set(key, value);
  };
  return {
    set,
    get(key) {
      const value = young.get(key);
      if (value !== undefined) return value;
      const older = old.get(key);
      if (older !== undefined) set(key, older);
      return older;
    },
  };
}
