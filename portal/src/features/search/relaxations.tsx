import type { Relaxation } from '@hearth/domain/contract/relaxations.ts';
import { searchRelaxations } from '@hearth/domain/contract/relaxations.ts';
import type { SearchResult } from '@hearth/domain/contract/search.ts';
import { relaxationWords } from '@hearth/domain/search/results/relaxation-words.ts';
import type { SearchState } from '@hearth/domain/search/search-state.ts';
import { toQuery } from '@hearth/domain/search/to-request.ts';
import { RelaxationList } from '@hearth/widgets/search/relaxation-list.tsx';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import { useApp, useSession } from '../../shared/app/app-context.tsx';
import type { FilterForm } from './use-filter-form.ts';

/** A search with few or no results, and the function that changes it. */
export interface RelaxedSearch extends Pick<FilterForm, 'applied' | 'narrowed' | 'clear' | 'clearFilters'> {
  readonly search: SearchState;
  readonly result: SearchResult | undefined;
}

/** The relaxations of a search; a press removes the filter or tag. */
export function Relaxations({ session }: { readonly session: RelaxedSearch }): ReactNode {
  const relaxations = useRelaxations(session);
  return (
    relaxations && (
      <RelaxationList
        relaxations={relaxations.found}
        isCounting={!relaxations.complete}
        isNarrowedBySeveral={isNarrowedBySeveral(session)}
        onRelax={(part) => remove(part, session)}
      />
    )
  );
}

/** Nothing is found, and more than one thing narrows the search. */
const isNarrowedBySeveral = ({ search, applied, result }: RelaxedSearch): boolean =>
  result?.total === 0 &&
  applied.length + search.tags.length + search.locations.length + (search.bounds ? 1 : 0) > 1;

/** How soon relaxations are asked for again whose totals the server still counts. */
const COUNTING_MS = 1_000;

/** Null while they load, and after a failure. The words name the areas as the search bar does. */
function useRelaxations({
  search,
  narrowed,
}: RelaxedSearch): { readonly found: readonly Relaxation[]; readonly complete: boolean } | null {
  const { client } = useApp();
  const { viewer } = useSession();
  const query = useMemo(() => toQuery({ ...search, page: 1 }, viewer), [search, viewer]);
  const { data } = useQuery({
    queryKey: ['relaxations', query],
    queryFn: ({ signal }) => client.call(searchRelaxations, { query, signal }),
    enabled: narrowed,
    refetchInterval: ({ state }) => (state.data?.complete === false ? COUNTING_MS : false),
  });
  const { filters, tags } = search;
  const names = { filters, areas: tags.map(({ label }) => label) };
  if (data === undefined) return null;
  const found = data.relaxations.map((relaxation) => ({
    ...relaxation,
    words: relaxationWords(relaxation.filter, names, relaxation.also),
  }));
  return { found, complete: data.complete };
}

function remove(part: Relaxation['filter'], session: RelaxedSearch): void {
  if (part === 'tags') session.clear({ tags: [], locations: [] });
  else if (part === 'bounds') session.clear({ bounds: null, zoom: null });
  else session.clearFilters([part]);
}
