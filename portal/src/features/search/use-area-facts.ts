import { getAreaOutlines } from '@hearth/domain/contract/area-outlines.ts';
import type { SearchState } from '@hearth/domain/search/search-state.ts';
import { areaIds } from '@hearth/domain/search/tags/known-areas.ts';
import type { StoredArea } from '@hearth/domain/search/tags/stored-names.ts';
import type { Client } from '@hearth/widgets/client/client.ts';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useApp } from '../../shared/app/app-context.tsx';
import { areaOutlinesQuery, COARSEST } from './area-outlines-query.ts';

/** The stored areas of a search, by id; undefined until they are known and where the server has none. */
export function useStoredAreas(search: SearchState): ReadonlyMap<string, StoredArea> | undefined {
  const { client } = useApp();
  const { data: areas } = useQuery(areaOutlinesQuery(client, areaIds(search).join(), COARSEST));
  return useMemo(
    () => areas && new Map(areas.features.map(({ properties: { id, type, name } }) => [id, { type, name }])),
    [areas],
  );
}

/**
 * The ids among the areas of a search that exist; undefined until they are known. The server refuses a search for an
 * unknown area without saying which one it is (specification section 8).
 *
 * @param isWanted the server refused the search for an unknown area
 */
export function useKnownAreas(search: SearchState, isWanted: boolean): ReadonlySet<string> | undefined {
  const { client } = useApp();
  const ids = areaIds(search);
  const { data } = useQuery({
    queryKey: ['known-areas', ids.join()],
    queryFn: ({ signal }) => knownAreas(client, ids, signal),
    enabled: isWanted,
    // The server may have got or lost an area by the next time.
    gcTime: 0,
  });
  return isWanted ? data : undefined;
}

/** Empty where the server cannot say, and where all ids exist by now: the search must not fail for the same areas again. */
async function knownAreas(
  client: Pick<Client, 'call'>,
  ids: readonly string[],
  signal: AbortSignal,
): Promise<ReadonlySet<string>> {
  try {
    const query = { polygon: ids.join(), zoom: COARSEST };
    const { features } = await client.call(getAreaOutlines, { query, signal });
    const known = new Set(features.map(({ properties }) => properties.id));
    return ids.every((id) => known.has(id)) ? new Set() : known;
  } catch {
    return new Set();
  }
}
