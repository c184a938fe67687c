import type { SearchState } from '@hearth/domain/search/search-state.ts';
import { useEffect } from 'react';
import { toast } from 'sonner';
import { isPolygonType } from './to-request.ts';
import type { SearchUrl } from './use-search-url.ts';

/** A boundary that is not known (any more) is skipped, and the visitor is told (specification section 8). */
export function useUnknownAreas(
  request: { readonly status: string; readonly error?: { readonly code: string } },
  search: SearchState,
  change: SearchUrl['change'],
): void {
  const unknown = request.status === 'failed' && request.error?.code === 'polygon_not_found';
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each such answer
  useEffect(() => {
    if (!unknown) return;
    const tags = search.tags.filter((tag) => !isPolygonType(tag.type));
    change({ locations: [], tags }, { replace: true });
    toast.info('An area of this link is not known here and was left out');
  }, [unknown]);
}
