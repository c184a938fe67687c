import type { EditionId } from '@hearth/domain/edition/edition.ts';
import { isLease } from '@hearth/domain/listing/property-type.ts';
import type { SearchRequest } from '@hearth/domain/search/search-request.ts';
import type { ListingImage } from '../listings/listing-image.ts';
import type { SearchAreas } from '../search/search-areas.ts';
import { cellOf, cellsOf } from '../search-rows/cell.ts';
import { packedFigures, packedListing, packedSearch } from './packed-search.ts';
import { createSearchList, type SearchList } from './search-list.ts';

/** A search with its areas looked up. */
export interface IndexedSearch {
  readonly edition: EditionId;
  readonly request: SearchRequest;
  readonly areas: SearchAreas;
}

/**
 * Finds the searches that may find a home, without running them: a reverse index. It may only err towards "maybe", as it knows the
 * common conditions alone; the exact test decides the rest. A search stands in the list of each of its access keys: edition, sale or
 * lease, and the rarer of the cells that it covers, the areas that it names, and everywhere.
 */
export interface SearchIndex<Id> {
  /** Adds a search, or replaces the one with this id. */
  set(id: Id, search: IndexedSearch): void;
  remove(id: Id): void;
  /** Calls `visit` once with each search that may find the home. */
  candidates(image: ListingImage, visit: (id: Id) => void): void;
  readonly size: number;
}

const FIRST_SLOTS = 1024;
const LIMITS = packedFigures.length * 2;

export function createSearchIndex<Id>(): SearchIndex<Id> {
  const lists = new Map<string, SearchList>();
  const slotOf = new Map<Id, number>();
  const ids: (Id | undefined)[] = [];
  /** The least and the most of each of `packedFigures`, for one slot behind the other: they are read in one go. */
  let limits = new Float32Array(FIRST_SLOTS * LIMITS);
  /** The visit that met a slot last: a search in several lists of one home counts once. */
  let met = new Uint32Array(FIRST_SLOTS);
  let visits = 0;

  const listOf = (key: string): SearchList => {
    const list = lists.get(key) ?? createSearchList();
    lists.set(key, list);
    return list;
  };

  function remove(id: Id): void {
    const slot = slotOf.get(id);
    if (slot === undefined) return;
    ids[slot] = undefined;
    slotOf.delete(id);
  }

  const isInLimits = (slot: number, figures: readonly number[]): boolean => {
    const first = slot * LIMITS;
    for (let at = 0; at < figures.length; at += 1) {
      const [least, most] = [limits[first + 2 * at]!, limits[first + 2 * at + 1]!];
      const figure = figures[at]!;
      // An unknown figure is in no limit, and passes where there is none.
      if ((least > -Infinity && !(figure >= least)) || (most < Infinity && !(figure <= most))) return false;
    }
    return true;
  };

  function grow(): void {
    const [largerMet, largerLimits] = [new Uint32Array(met.length * 2), new Float32Array(limits.length * 2)];
    largerMet.set(met);
    largerLimits.set(limits);
    [met, limits] = [largerMet, largerLimits];
  }

  return {
    get size() {
      return slotOf.size;
    },
    set(id, search) {
      remove(id);
      const packed = packedSearch(search.request.filters);
      const slot = ids.length;
      ids.push(id);
      slotOf.set(id, slot);
      if (slot >= met.length) grow();
      for (let at = 0; at < packedFigures.length; at += 1) {
        limits[slot * LIMITS + 2 * at] = roundedDown(packed.mins[at]!);
        limits[slot * LIMITS + 2 * at + 1] = roundedUp(packed.maxs[at]!);
      }
      for (const key of accessKeys(search)) listOf(key).add(slot, packed);
    },
    remove,
    candidates(image, visit) {
      visits += 1;
      const home = packedListing(image.listing);
      const pass = (slot: number): void => {
        if (!isInLimits(slot, home.figures) || met[slot] === visits) return;
        met[slot] = visits;
        const id = ids[slot];
        if (id !== undefined) visit(id);
      };
      for (const key of keysOfHome(image)) lists.get(key)?.visit(home, pass);
    },
  };
}

/** Half precision more than a figure has, so that rounding only widens the limits. */
const SLACK = 2 ** -22;
const roundedDown = (figure: number): number => figure - Math.abs(figure === -Infinity ? 0 : figure) * SLACK;
const roundedUp = (figure: number): number => figure + Math.abs(figure === Infinity ? 0 : figure) * SLACK;

const everywhereKey = 'everywhere';
const cellKey = (cell: number): string => `cell ${cell}`;
const areaKey = (column: string, id: number): string => `${column} ${id}`;

/** Most cells by which a search is listed: beyond, every home of the edition is compared with it. */
const MOST_CELLS = 60;

function accessKeys({ edition, request, areas }: IndexedSearch): readonly string[] {
  const prefix = `${edition} ${request.lease} `;
  const ofBounds = request.bounds && cellsOf(request.bounds);
  const ofAreas = keysOfAreas(areas);
  const choices = [ofAreas, ofBounds?.map(cellKey) ?? null]
    .filter((keys) => keys !== null)
    .filter((keys) => keys.length <= MOST_CELLS)
    .sort((a, b) => rarity(a) - rarity(b));
  return (choices[0] ?? [everywhereKey]).map((key) => prefix + key);
}

/** The keys of the areas, any of which may have the home; null where one of them may be anywhere. */
function keysOfAreas({ everywhere, named, texts, shapes }: SearchAreas): readonly string[] | null {
  if (everywhere || texts.length > 0) return null;
  const keys = named.map(({ column, id }) => areaKey(column, id));
  for (const { bounds } of shapes) {
    const cells = cellsOf(bounds);
    if (cells === null) return null;
    keys.push(...cells.map(cellKey));
  }
  return [...new Set(keys)];
}

/** Fewer keys are the rarer ones. */
const rarity = (keys: readonly string[]): number => keys.length;

function keysOfHome({ listing, areas }: ListingImage): readonly string[] {
  const { edition, propertytype, latitude, longitude, internetaddressdisplayyn } = listing;
  const prefix = `${edition} ${isLease(propertytype)} `;
  const isPositioned = internetaddressdisplayyn && latitude !== null && longitude !== null;
  return [
    everywhereKey,
    ...(isPositioned ? [cellKey(cellOf(latitude, longitude))] : []),
    ...Object.entries(areas ?? {}).flatMap(([column, id]) => (id === null ? [] : [areaKey(column, id)])),
  ].map((key) => prefix + key);
}
