import { getPolygon } from '@hearth/domain/contract/polygon.ts';
import type { Area } from '@hearth/domain/search/areas/drawing/drawing-state.ts';
import { cornersOf } from '@hearth/domain/search/areas/drawing/drawn-tag.ts';
import type { AreaGeometry } from '@hearth/domain/search/areas/geometry/area-geometry.ts';
import type { SearchTag } from '@hearth/domain/search/tags/tag.ts';
import type { Client } from '@hearth/widgets/client/client.ts';
import { queryOptions, useQueries, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo } from 'react';
import type { StoredArea } from './layer/stored-areas.tsx';

/** The corners of a stored drawing; the same id has the same corners for good. */
const drawnAreaQuery = (client: Client, id: string) =>
  queryOptions({
    queryKey: ['drawn-area', id],
    queryFn: async ({ signal }): Promise<readonly Area[]> => {
      const { geometry } = await client.call(getPolygon, { params: { id }, signal });
      return cornersOf(geometry as AreaGeometry);
    },
    staleTime: Number.POSITIVE_INFINITY,
  });

/** The drawn areas among the tags of a search, as soon as their outlines have loaded; one that fails to load is left out. */
export function useStoredAreas(client: Client, tags: readonly SearchTag[]) {
  const queries = useQueryClient();
  const drawn = useMemo(() => tags.filter(({ type }) => type === 'custom'), [tags]);
  const known = useQueries({
    queries: drawn.map(({ id }) => drawnAreaQuery(client, id)),
    combine: areasOf,
  });
  // Failed requests are sent again when the tags change: the connection may be the cause.
  useEffect(() => {
    const ids = new Set(drawn.map(({ id }) => id));
    void queries.refetchQueries({
      queryKey: ['drawn-area'],
      predicate: ({ queryKey, state }) => state.status === 'error' && ids.has(String(queryKey[1])),
    });
  }, [queries, drawn]);
  const remember = useCallback(
    (id: string, areas: readonly Area[]) => {
      queries.setQueryData(drawnAreaQuery(client, id).queryKey, areas);
    },
    [queries, client],
  );
  const stored = useMemo(
    () =>
      drawn.flatMap(({ id, label }, at): StoredArea[] => {
        const areas = known[at];
        return areas ? [{ id, label, areas }] : [];
      }),
    [drawn, known],
  );
  return { stored, remember };
}

const areasOf = (results: readonly { readonly data: readonly Area[] | undefined }[]) =>
  results.map(({ data }) => data);
