import type { SearchState } from '@hearth/domain/search/search-state.ts';
import { withStoredNames } from '@hearth/domain/search/tags/stored-names.ts';
import { requestOfTags } from '@hearth/domain/search/tags/tag-request.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useApp } from '../../ui/app-context.tsx';
import { areaOutlinesQuery, COARSEST } from './area-outlines-query.ts';
import type { SearchUrl } from './use-search-url.ts';

/** Calls the areas of a link by their own names, whatever it calls them; where those cannot be had, nothing changes. */
export function useStoredNames(search: SearchState, url: Omit<SearchUrl, 'search'>): void {
  const { newest, correct, isCovered } = url;
  const { client } = useApp();
  const polygon = requestOfTags(search.tags).polygon.join();
  const { data: areas } = useQuery(areaOutlinesQuery(client, polygon, COARSEST));
  // biome-ignore lint/correctness/useExhaustiveDependencies: of every search, once its names are known
  useEffect(() => {
    if (areas === undefined || isCovered) return;
    const names = new Map(areas.features.map(({ properties: { id, name } }) => [id, name]));
    const { tags } = newest();
    const named = withStoredNames(tags, names);
    if (named !== tags) correct({ tags: named });
  }, [areas, search.tags, isCovered]);
}
