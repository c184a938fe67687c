import type { AreaOutlines } from '@hearth/domain/contract/area-outlines.ts';
import { deferred, useDeferred } from '@hearth/widgets/ui/use-deferred.ts';
import type { FeatureCollection } from 'geojson';
import type { ReactNode } from 'react';

const drawn = deferred(
  async () => (await import('@hearth/widgets/map/area-outline-layer.tsx')).AreaOutlineLayer,
);

/** The outlines of the named areas of a search; a child of its map. */
export function SearchedAreas({ outlines }: { readonly outlines: AreaOutlines | undefined }): ReactNode {
  const AreaOutlineLayer = useDeferred(drawn, outlines !== undefined);
  return AreaOutlineLayer && outlines ? <AreaOutlineLayer outlines={outlines as FeatureCollection} /> : null;
}
