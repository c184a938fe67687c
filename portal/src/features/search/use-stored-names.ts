import { getAreaOutlines } from '@hearth/domain/contract/routes.ts';
import type { SearchState } from '@hearth/domain/search/search-state.ts';
import { withStoredNames } from '@hearth/domain/search/tags/stored-names.ts';
import { requestOfTags } from '@hearth/domain/search/tags/tag-request.ts';
import { dataOf } from '@hearth/widgets/client/request-state.ts';
import { useRequest } from '@hearth/widgets/client/use-request.ts';
import { useEffect } from 'react';
import { useApp } from '../../ui/app-context.tsx';
import type { SearchUrl } from './use-search-url.ts';

/** Whole outlines are of no use here; the coarsest are the smallest. */
const FARTHEST = 0;

/** Calls the areas of a link by their own names, whatever it calls them; where those cannot be had, nothing changes. */
export function useStoredNames(search: SearchState, url: Omit<SearchUrl, 'search'>): void {
  const { newest, correct, isCovered } = url;
  const { client } = useApp();
  const polygon = requestOfTags(search.tags).polygon.join();
  const { request } = useRequest(
    polygon ? (signal) => client.call(getAreaOutlines, { query: { polygon, zoom: FARTHEST }, signal }) : null,
    polygon,
  );
  const areas = polygon ? dataOf(request) : undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: of every search, once its names are known
  useEffect(() => {
    if (areas === undefined || isCovered) return;
    const names = new Map(areas.features.map(({ properties: { id, name } }) => [id, name]));
    const { tags } = newest();
    const named = withStoredNames(tags, names);
    if (named !== tags) correct({ tags: named });
  }, [areas, search.tags, isCovered]);
}
