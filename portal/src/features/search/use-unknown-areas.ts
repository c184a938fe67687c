import { getAreaOutlines } from '@hearth/domain/contract/routes.ts';
import type { SearchState } from '@hearth/domain/search/search-state.ts';
import { areaIds, keepKnownAreas } from '@hearth/domain/search/tags/known-areas.ts';
import type { Client } from '@hearth/widgets/client/client.ts';
import { useEffect } from 'react';
import { toast } from 'sonner';
import { useApp } from '../../ui/app-context.tsx';
import { COARSEST } from './area-outlines-query.ts';
import type { SearchUrl } from './use-search-url.ts';

/**
 * A boundary that is not known (any more) is skipped, and the visitor is told (specification section 8). Answers whether
 * the search failed for that alone and is about to be asked without it.
 */
export function useUnknownAreas(
  request: { readonly status: string; readonly error?: { readonly code: string } },
  search: SearchState,
  { change, isCovered }: Pick<SearchUrl, 'change' | 'isCovered'>,
): boolean {
  const { client } = useApp();
  const unknown = request.status === 'failed' && request.error?.code === 'polygon_not_found';
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each such answer
  useEffect(() => {
    if (!unknown || isCovered) return;
    const asking = new AbortController();
    const leaveOut = async () => {
      const known = await knownAreas(client, areaIds(search), asking.signal);
      if (asking.signal.aborted) return;
      change(keepKnownAreas(search, known), { replace: true });
      toast.info('An area of this link is not known here and was left out');
    };
    void leaveOut();
    return () => asking.abort();
  }, [unknown, isCovered]);
  return unknown;
}

/** Those of the ids that stand for something; none where that cannot be learnt, or all do by now: no search hangs on it. */
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
