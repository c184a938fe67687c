/** Seeded random numbers: the same seed gives the same sequence on every machine, so sample data is reproducible. */
export type Random = {
  /** A number in [0, 1). */
  next(): number;
  /** A whole number from `min` to `max`, both included. */
  int(min: number, max: number): number;
  /** A number in [min, max). */
  between(min: number, max: number): number;
  /** One element of a non-empty array. */
  pick<T>(array: readonly T[]): T;
  /** One value of non-empty `[value, weight]` pairs; weights need not sum to one. */
  weighted<T>(entries: readonly (readonly [T, number])[]): T;
  /** True with probability `p`. */
  chance(p: number): boolean;
  /** A number of the normal distribution (unbounded: clamp where it matters). */
  normal(mean: number, sd: number): number;
  /** A new array with the elements in another order. */
  shuffle<T>(array: readonly T[]): T[];
};

/** A random source for a seed; a text seed is hashed, so `createRandom('agents')` is its own stream. */
export function createRandom(seed: number | string): Random {
  const next = mulberry32(typeof seed === 'string' ? hashText(seed) : seed);
  const int = (min: number, max: number) => min + Math.floor(next() * (max - min + 1));
  return {
    next,
    int,
    between: (min, max) => min + next() * (max - min),
    pick: (array) => array[int(0, array.length - 1)]!,
    weighted: (entries) => pickWeighted(entries, next()),
    chance: (p) => next() < p,
    normal: (mean, sd) => mean + sd * standardNormal(next(), next()),
    shuffle: (array) => shuffled(array, int),
  };
}

/** Mulberry32 by Tommy Ettinger (public domain): 32 bits of state, fast, good enough for pictures and samples. */
function mulberry32(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** FNV-1a, 32 bits. */
function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return hash >>> 0;
}

/** Box-Muller; with `1 - first` the logarithm is finite. */
function standardNormal(first: number, second: number): number {
  return Math.sqrt(-2 * Math.log(1 - first)) * Math.cos(2 * Math.PI * second);
}

function pickWeighted<T>(entries: readonly (readonly [T, number])[], draw: number): T {
  const total = entries.reduce((sum, [, weight]) => sum + weight, 0);
  let left = draw * total;
  for (const [value, weight] of entries) {
    left -= weight;
    if (left < 0) return value;
  }
  return entries.at(-1)![0];
}

function shuffled<T>(array: readonly T[], int: (min: number, max: number) => number): T[] {
  const result = [...array];
  for (let index = result.length - 1; index > 0; index--) {
    const other = int(0, index);
    [result[index], result[other]] = [result[other]!, result[index]!];
  }
  return result;
}
