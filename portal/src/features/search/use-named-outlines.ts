import type { AreaOutlines } from '@hearth/domain/contract/area-outlines.ts';
import type { SearchState } from '@hearth/domain/search/search-state.ts';
import { requestOfTags } from '@hearth/domain/search/tags/tag-request.ts';
import { useQuery } from '@tanstack/react-query';
import { useApp } from '../../shared/app/app-context.tsx';
import { areaOutlinesQuery } from './area-outlines-query.ts';

/** Up to this zoom a map shows whole areas; from here on, the streets along their borders. */
const WHOLE = 13;
const CLOSE = 17;

/**
 * The outlines of the named areas of a search, as fine as its map shows them; undefined without any and until they have
 * loaded. The drawing has drawn areas.
 */
export function useNamedOutlines(
  search: Pick<SearchState, 'tags' | 'locations' | 'zoom'>,
): AreaOutlines | undefined {
  const { client } = useApp();
  const named = search.tags.filter(({ type }) => type !== 'custom');
  const polygon = [...search.locations, ...requestOfTags(named).polygon].join();
  const zoom = (search.zoom ?? 0) > WHOLE ? CLOSE : WHOLE;
  const { data } = useQuery({
    ...areaOutlinesQuery(client, polygon, zoom),
    // The outlines in view stay until the finer ones of the same areas have loaded.
    placeholderData: (previous, query) => (query?.queryKey[1] === polygon ? previous : undefined),
  });
  return polygon ? data : undefined;
}
