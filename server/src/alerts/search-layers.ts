import { LIMITS, type PackedFacts, WORD_BITS } from './packed-search.ts';

/** Packed facts of searches, by slot. */
export interface SlotFacts {
  /** `LIMITS` bytes a slot. */
  readonly steps: Uint8Array;
  readonly words: Int32Array;
}

/** A step has a coarse and a fine digit of this base. */
const BASE = 16;
const LAYERS_OF_LIMIT = 2 * BASE;
const FIRST_OF_WORDS = LIMITS * LAYERS_OF_LIMIT;

/** The searches of a list as bits, so that 32 of them are compared with a home at once. */
export interface SearchLayers {
  /** Searches that have bits: the first ones of the list. */
  readonly size: number;
  /** Calls `visit` with the places of the searches that may find a home. One for which it returns true rests until `wake`. */
  visit(home: PackedFacts, visit: (place: number) => boolean): void;
  wake(): void;
}

/**
 * A layer is one fact of a home with a bit for each search that this fact rules out; layers without bits do not exist. The searches that
 * may find a home are those without a bit in all layers of its facts. A limit has two layers for each digit: `coarse[k]` and `fine[k]`
 * have the searches whose digit is greater than k.
 */
export function createSearchLayers(slots: Int32Array, size: number, facts: SlotFacts): SearchLayers {
  const words = Math.ceil(size / 32);
  const layers: (Int32Array | undefined)[] = [];
  const layerOf = (layer: number): Int32Array => {
    const known = layers[layer];
    if (known) return known;
    const made = new Int32Array(words);
    layers[layer] = made;
    return made;
  };
  const exclude = (layer: number, place: number): void => {
    layerOf(layer)[place >> 5]! |= 1 << (place & 31);
  };
  for (let place = 0; place < size; place += 1) {
    const slot = slots[place]!;
    for (let limit = 0; limit < LIMITS; limit += 1) {
      const step = facts.steps[slot * LIMITS + limit]!;
      const first = limit * LAYERS_OF_LIMIT;
      if (step >> 4 > 0) exclude(first + (step >> 4) - 1, place);
      if ((step & 15) > 0) exclude(first + BASE + (step & 15) - 1, place);
    }
    for (let lacking = ~facts.words[slot]! & (2 ** WORD_BITS - 1); lacking !== 0; lacking &= lacking - 1)
      exclude(FIRST_OF_WORDS + 31 - Math.clz32(lacking & -lacking), place);
  }

  // A digit that is greater than one is greater than all below it.
  for (let first = 0; first < FIRST_OF_WORDS; first += BASE)
    for (let layer = first + BASE - 1; layer > first; layer -= 1) {
      const greater = layers[layer];
      if (greater === undefined) continue;
      const below = layerOf(layer - 1);
      for (let at = 0; at < words; at += 1) below[at]! |= greater[at]!;
    }

  const resting = new Int32Array(words);
  const ruledOut = new Int32Array(words);
  const ruleOut = (bits: Int32Array | undefined): void => {
    if (bits) for (let at = 0; at < words; at += 1) ruledOut[at]! |= bits[at]!;
  };
  const ruleOutBoth = (some: Int32Array | undefined, others: Int32Array | undefined): void => {
    if (some && others) for (let at = 0; at < words; at += 1) ruledOut[at]! |= some[at]! & others[at]!;
  };
  const atEnd = size % 32 === 0 ? 0 : -1 << (size % 32);

  return {
    size,
    wake: () => void resting.fill(0),
    visit(home, visit) {
      ruledOut.set(resting);
      ruledOut[words - 1]! |= atEnd;
      for (let limit = 0; limit < LIMITS; limit += 1) {
        const first = limit * LAYERS_OF_LIMIT;
        const [coarse, fine] = [home.steps[limit]! >> 4, home.steps[limit]! & 15];
        ruleOut(layers[first + coarse]);
        // All that the digit before rules out, and this one does not, have this digit.
        if (coarse > 0) ruleOutBoth(layers[first + coarse - 1], layers[first + BASE + fine]);
      }
      for (let having = home.words; having !== 0; having &= having - 1)
        ruleOut(layers[FIRST_OF_WORDS + 31 - Math.clz32(having & -having)]);
      for (let at = 0; at < words; at += 1)
        for (let left = ~ruledOut[at]!; left !== 0; left &= left - 1) {
          const bit = left & -left;
          if (visit(at * 32 + 31 - Math.clz32(bit))) resting[at]! |= bit;
        }
    },
  };
}
