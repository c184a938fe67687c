import { LIMITS, type PackedFacts } from './packed-search.ts';
import { createSearchLayers, type SearchLayers, type SlotFacts } from './search-layers.ts';

/** The searches of one access key. */
export interface SearchList {
  add(slot: number): void;
  /** Calls `visit` with the slots of the searches that may find a home. One for which it returns true may rest until `wake`. */
  visit(home: PackedFacts, facts: SlotFacts, visit: (slot: number) => boolean): void;
  wake(): void;
  /** Keeps these searches only. */
  keep(isKept: (slot: number) => boolean): void;
}

const FIRST_CAPACITY = 4;
/** Searches without bits that a list bears before bits are made anew: a part of the list, and never less than these. */
const BARE_SHARE = 0.2;
const LEAST_BARE = 128;

export function createSearchList(): SearchList {
  let slots = new Int32Array(FIRST_CAPACITY);
  let size = 0;
  let layers: SearchLayers | null = null;

  return {
    add(slot) {
      if (size === slots.length) {
        const larger = new Int32Array(slots.length * 2);
        larger.set(slots);
        slots = larger;
      }
      slots[size] = slot;
      size += 1;
    },
    visit(home, facts, visit) {
      if (size - (layers?.size ?? 0) > Math.max(LEAST_BARE, BARE_SHARE * size))
        layers = createSearchLayers(slots, size, facts);
      layers?.visit(home, (place) => visit(slots[place]!));
      for (let place = layers?.size ?? 0; place < size; place += 1)
        if (mayFind(slots[place]!, facts, home)) visit(slots[place]!);
    },
    wake: () => layers?.wake(),
    keep(isKept) {
      slots = slots.subarray(0, size).filter(isKept);
      size = slots.length;
      if (size === 0) slots = new Int32Array(FIRST_CAPACITY);
      layers = null;
    },
  };
}

/** Compares one search with a home. */
function mayFind(slot: number, { steps, words }: SlotFacts, home: PackedFacts): boolean {
  if ((words[slot]! & home.words) !== home.words) return false;
  for (let limit = 0; limit < LIMITS; limit += 1)
    if (steps[slot * LIMITS + limit]! > home.steps[limit]!) return false;
  return true;
}
