/** The values used last, at most about so many, or so much of what they weigh. */
export interface Memory<K, V> {
  get(key: K): V | undefined;
  set(key: K, value: V): void;
}

/**
 * Forgets by halves: when the younger half is full, the older one goes, except what was used meanwhile. So nothing has to be
 * moved about with every use, and at most `most` values are held; or values of that weight, but for the last one of each half.
 */
export function createMemory<K, V>(most: number, weigh: (value: V) => number = () => 1): Memory<K, V> {
  let young = new Map<K, V>();
  let old = new Map<K, V>();
  let weight = 0;
  const set = (key: K, value: V): void => {
    if (weight >= most / 2) {
      old = young;
      young = new Map();
      weight = 0;
    }
    const before = young.get(key);
    weight += weigh(value) - (before === undefined ? 0 : weigh(before));
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
