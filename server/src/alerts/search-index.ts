import type { EditionId } from '@hearth/domain/edition/edition.ts';
import { isLease } from '@hearth/domain/listing/property-type.ts';
import type { SearchRequest } from '@hearth/domain/search/search-request.ts';
import type { ListingImage } from '../listings/listing-image.ts';
import type { ListingTest } from '../search/listing-test.service.ts';
import type { SearchAreas } from '../search/search-areas.ts';
import { cellOf, cellsOf } from '../search-rows/cell.ts';
import { LIMITS, type PackedFacts, packedListing, packedSearch } from './packed-search.ts';
import { createSearchList, type SearchList } from './search-list.ts';

/** A search with its areas looked up. */
export interface IndexedSearch {
  readonly edition: EditionId;
  readonly request: Pick<SearchRequest, 'lease' | 'bounds'>;
  readonly areas: SearchAreas;
  readonly facts: PackedFacts;
}

/** A search as the index takes it. */
export const indexedSearch = (
  edition: EditionId,
  { request, areas }: Pick<ListingTest, 'request' | 'areas'>,
): IndexedSearch => ({
  ...{ edition, areas, facts: packedSearch(request.filters) },
  request: { lease: request.lease, bounds: request.bounds },
});

/**
 * Finds the searches that may find a home, without running them: a reverse index. It may only err towards "maybe", as it knows the
 * common conditions alone; the exact test decides the rest. A search stands in the list of each of its access keys: edition, sale or
 * lease, and the rarer of the cells that it covers, the areas that it names, and everywhere.
 */
export interface SearchIndex<Value> {
  /** Adds a search with the value that visits get, or replaces the one with this id. */
  set(id: number, search: IndexedSearch, value: Value): void;
  remove(id: number): void;
  /** Calls `visit` once for each search that may find the home. One for which it returns true may be left out until `wake`. */
  candidates(image: ListingImage, visit: (value: Value) => boolean): void;
  /** Brings back the searches that are left out. */
  wake(): void;
  readonly size: number;
}

const FIRST_SLOTS = 1024;
/** Removed searches that stay in the lists until these are made anew: as many as there are others, and never less than these. */
const LEAST_REMOVED = 1000;

export function createSearchIndex<Value>(): SearchIndex<Value> {
  /** By group and access key. */
  const groups = new Map<string, Map<AccessKey, SearchList>>();
  const slotOf = new Map<number, number>();
  /** By slot; undefined for a removed search. */
  const values: (Value | undefined)[] = [];
  const freeSlots: number[] = [];
  let facts = { steps: new Uint8Array(FIRST_SLOTS * LIMITS), words: new Int32Array(FIRST_SLOTS) };
  /** The visit that met a slot last: a search in several lists of one home counts once. */
  let met = new Uint32Array(FIRST_SLOTS);
  let visits = 0;
  const removed: number[] = [];

  const listsOf = (group: string): Map<AccessKey, SearchList> => {
    const known = groups.get(group);
    if (known) return known;
    const lists = new Map<AccessKey, SearchList>();
    groups.set(group, lists);
    return lists;
  };

  function* allLists(): Generator<SearchList> {
    for (const lists of groups.values()) yield* lists.values();
  }

  function remove(id: number): void {
    const slot = slotOf.get(id);
    if (slot === undefined) return;
    values[slot] = undefined;
    slotOf.delete(id);
    removed.push(slot);
    if (removed.length > Math.max(LEAST_REMOVED, slotOf.size)) sweep();
  }

  function sweep(): void {
    for (const list of allLists()) list.keep((slot) => values[slot] !== undefined);
    freeSlots.push(...removed.splice(0));
  }

  function grow(): void {
    const [oldFacts, oldMet] = [facts, met];
    facts = { steps: new Uint8Array(oldFacts.steps.length * 2), words: new Int32Array(met.length * 2) };
    met = new Uint32Array(met.length * 2);
    facts.steps.set(oldFacts.steps);
    facts.words.set(oldFacts.words);
    met.set(oldMet);
  }

  return {
    get size() {
      return slotOf.size;
    },
    set(id, search, value) {
      remove(id);
      const slot = freeSlots.pop() ?? values.length;
      if (slot >= met.length) grow();
      values[slot] = value;
      slotOf.set(id, slot);
      facts.steps.set(search.facts.steps, slot * LIMITS);
      facts.words[slot] = search.facts.words;
      const lists = listsOf(groupOf(search.edition, search.request.lease));
      for (const key of accessKeys(search)) {
        const list = lists.get(key) ?? createSearchList();
        lists.set(key, list);
        list.add(slot);
      }
    },
    remove,
    candidates(image, visit) {
      visits += 1;
      const pass = (slot: number): boolean => {
        const value = values[slot];
        if (value === undefined) return true;
        if (met[slot] === visits) return false;
        met[slot] = visits;
        return visit(value);
      };
      const home = packedListing(image.listing);
      const lists = groups.get(groupOf(image.listing.edition, isLease(image.listing.propertytype)));
      for (const key of keysOfHome(image)) lists?.get(key)?.visit(home, facts, pass);
    },
    wake() {
      for (const list of allLists()) list.wake();
    },
  };
}

/** Of an edition, for sale or for lease. */
const groupOf = (edition: EditionId, lease: boolean): string => `${edition} ${lease}`;

/** The number of a cell, or a text. */
type AccessKey = number | string;

const everywhereKey = 'everywhere';
const areaKey = (column: string, id: number): string => `${column} ${id}`;

/** Most cells by which a search is listed: beyond, every home of the edition is compared with it. */
const MOST_CELLS = 60;

/** Fewer keys are the rarer ones. */
function accessKeys({ request, areas }: IndexedSearch): readonly AccessKey[] {
  const ofAreas = keysOfAreas(areas);
  const ofBounds = request.bounds && cellsOf(request.bounds);
  const isOfBounds = ofBounds !== null && (ofAreas === null || ofBounds.length < ofAreas.length);
  const keys = isOfBounds ? ofBounds : ofAreas;
  return keys === null || keys.length > MOST_CELLS ? [everywhereKey] : keys;
}

/** The keys of the areas, any of which may have the home; null where one of them may be anywhere. */
function keysOfAreas({ everywhere, named, texts, shapes }: SearchAreas): readonly AccessKey[] | null {
  if (everywhere || texts.length > 0) return null;
  const keys: AccessKey[] = named.map(({ column, id }) => areaKey(column, id));
  for (const { bounds } of shapes) {
    const cells = cellsOf(bounds);
    if (cells === null) return null;
    keys.push(...cells);
  }
  return [...new Set(keys)];
}

function keysOfHome({ listing, areas }: ListingImage): readonly AccessKey[] {
  const { latitude, longitude, internetaddressdisplayyn } = listing;
  const isPositioned = internetaddressdisplayyn && latitude !== null && longitude !== null;
  return [
    everywhereKey,
    ...(isPositioned ? [cellOf(latitude, longitude)] : []),
    ...Object.entries(areas ?? {}).flatMap(([column, id]) => (id === null ? [] : [areaKey(column, id)])),
  ];
}
