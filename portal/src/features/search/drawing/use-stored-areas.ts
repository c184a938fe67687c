import { getPolygon } from '@hearth/domain/contract/routes.ts';
import type { Area } from '@hearth/domain/search/areas/drawing/drawing-state.ts';
import { cornersOf } from '@hearth/domain/search/areas/drawing/drawn-tag.ts';
import type { AreaGeometry } from '@hearth/domain/search/areas/geometry/area-geometry.ts';
import type { SearchTag } from '@hearth/domain/search/tags/tag.ts';
import type { Client } from '@hearth/widgets/client/client.ts';
import type { StoredArea } from '@hearth/widgets/map/drawing/stored-areas.tsx';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';

/** The drawn areas among the tags of a search, as soon as their outlines are here; one that cannot be had is left out. */
export function useStoredAreas(client: Client, tags: readonly SearchTag[]) {
  const [known, setKnown] = useState<ReadonlyMap<string, readonly Area[]>>(new Map());
  const asked = useRef(new Set<string>());
  const remember = useCallback((id: string, areas: readonly Area[]) => {
    asked.current.add(id);
    setKnown((before) => new Map(before).set(id, areas));
  }, []);
  useEffect(() => {
    for (const { id } of tags.filter(isDrawn)) {
      if (asked.current.has(id)) continue;
      asked.current.add(id);
      client.call(getPolygon, { params: { id } }).then(
        ({ geometry }) => remember(id, cornersOf(geometry as AreaGeometry)),
        // Asked again when the tags change: it may have been the connection.
        () => asked.current.delete(id),
      );
    }
  }, [client, tags, remember]);
  const stored = useMemo(
    () =>
      tags.filter(isDrawn).flatMap(({ id, label }): StoredArea[] => {
        const areas = known.get(id);
        return areas ? [{ id, label, areas }] : [];
      }),
    [tags, known],
  );
  return { stored, remember };
}

const isDrawn = (tag: SearchTag): boolean => tag.type === 'custom';
