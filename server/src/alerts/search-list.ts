import type { PackedListing, PackedSearch } from './packed-search.ts';

/** Entries behind the ordered ones, as a part of these, that a list bears before it is ordered again. */
const UNORDERED_SHARE = 0.1;
const FIRST_CAPACITY = 4;

/**
 * The searches of one access key, ordered by their lowest price, so that a home is compared with those alone that begin at or below its
 * price. Removed searches stay until the index is made anew: they may only be found too often.
 */
export interface SearchList {
  add(slot: number, search: PackedSearch): void;
  /** Calls `visit` with the slots of the searches whose price, status, type and source a home has. */
  visit(home: PackedListing, visit: (slot: number) => void): void;
  readonly size: number;
}

export function createSearchList(): SearchList {
  let slots = new Int32Array(FIRST_CAPACITY);
  let minPrices = new Float64Array(FIRST_CAPACITY);
  let maxPrices = new Float64Array(FIRST_CAPACITY);
  let words = new Int32Array(FIRST_CAPACITY);
  let size = 0;
  let ordered = 0;

  function grow(): void {
    const capacity = slots.length * 2;
    const [oldSlots, oldMins, oldMaxs, oldWords] = [slots, minPrices, maxPrices, words];
    slots = new Int32Array(capacity);
    minPrices = new Float64Array(capacity);
    maxPrices = new Float64Array(capacity);
    words = new Int32Array(capacity);
    slots.set(oldSlots);
    minPrices.set(oldMins);
    maxPrices.set(oldMaxs);
    words.set(oldWords);
  }

  function order(): void {
    const places = Uint32Array.from({ length: size }, (_, at) => at).sort(
      (a, b) => minPrices[a]! - minPrices[b]! || a - b,
    );
    slots.set(Int32Array.from(places, (at) => slots[at]!));
    minPrices.set(Float64Array.from(places, (at) => minPrices[at]!));
    maxPrices.set(Float64Array.from(places, (at) => maxPrices[at]!));
    words.set(Int32Array.from(places, (at) => words[at]!));
    ordered = size;
  }

  return {
    get size() {
      return size;
    },
    add(slot, search) {
      if (size === slots.length) grow();
      slots[size] = slot;
      minPrices[size] = search.minPrice;
      maxPrices[size] = search.maxPrice;
      words[size] = search.words;
      size += 1;
    },
    visit(home, visit) {
      if (size - ordered > UNORDERED_SHARE * size) order();
      const { price, words: bits } = home;
      const [lows, highs, masks, found] = [minPrices, maxPrices, words, slots];
      const passes = (at: number) => highs[at]! >= price && (masks[at]! & bits) === bits;
      for (let at = 0; at < ordered && lows[at]! <= price; at += 1) if (passes(at)) visit(found[at]!);
      for (let at = ordered; at < size; at += 1) if (lows[at]! <= price && passes(at)) visit(found[at]!);
    },
  };
}
