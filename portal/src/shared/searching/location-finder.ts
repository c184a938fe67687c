import { getPolygon } from '@hearth/domain/contract/polygon.ts';
import { searchListings } from '@hearth/domain/contract/search.ts';
import type { Suggestion } from '@hearth/domain/contract/suggestions.ts';
import { getSuggestions } from '@hearth/domain/contract/suggestions.ts';
import type { Bounds } from '@hearth/domain/search/areas/bounds.ts';
import type { Point } from '@hearth/domain/search/areas/distance.ts';
import type { Client } from '@hearth/widgets/client/client.ts';

/** Finds a position by a text. */
export interface LocationFinder {
  /** Names that the words may mean, for a list under the field. */
  readonly suggest: (words: string, signal: AbortSignal) => Promise<readonly string[]>;
  /** Position; null where it is not known. */
  readonly locate: (words: string) => Promise<Point | null>;
}

/**
 * Finds areas and addresses with the server's suggestions: the centroid of an area with a boundary, otherwise of the homes
 * that a search for the text finds.
 */
export function locationFinder(client: Client, lease: boolean): LocationFinder {
  const suggested = new Map<string, Suggestion>();
  return {
    async suggest(query, signal) {
      const answer = await client.call(getSuggestions, { query: { query, ...(lease && { lease }) }, signal });
      const hits = answer.hits.slice(0, 10);
      for (const hit of hits) suggested.set(hit.tag.label, hit);
      return [...new Set(hits.map((hit) => hit.tag.label))];
    },
    locate(words) {
      const { address = words, polygon } = suggested.get(words)?.filter ?? {};
      return polygon ? middleOfArea(client, polygon) : middleOfHomes(client, address, lease);
    },
  };
}

async function middleOfArea(client: Client, id: string): Promise<Point> {
  const { bounds } = await client.call(getPolygon, { params: { id } });
  return middleOf(bounds);
}

async function middleOfHomes(client: Client, address: string, lease: boolean): Promise<Point | null> {
  const { boundaries } = await client.call(searchListings, {
    query: { address, limit: 1, ...(lease && { lease }) },
  });
  const { minLatitude, maxLatitude, minLongitude, maxLongitude } = boundaries;
  if (minLatitude === null || maxLatitude === null) return null;
  if (minLongitude === null || maxLongitude === null) return null;
  return middleOf({ minLatitude, maxLatitude, minLongitude, maxLongitude });
}

const middleOf = ({ minLatitude, maxLatitude, minLongitude, maxLongitude }: Bounds): Point => ({
  latitude: (minLatitude + maxLatitude) / 2,
  longitude: (minLongitude + maxLongitude) / 2,
});
