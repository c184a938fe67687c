import type { Relaxation } from '@hearth/domain/contract/relaxations.ts';
import { searchRelaxations } from '@hearth/domain/contract/routes.ts';
import type { SearchResult } from '@hearth/domain/contract/search.ts';
import { includesKind } from '@hearth/domain/search/results/relaxation-words.ts';
import type { SearchState } from '@hearth/domain/search/search-state.ts';
import { toQuery } from '@hearth/domain/search/to-request.ts';
import { homesText } from '@hearth/widgets/search/search-words.ts';
import { Icon } from '@hearth/widgets/ui/icon.tsx';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import { useApp } from '../../ui/app-context.tsx';
import { givenUp } from './relaxation-words.ts';
import type { FilterForm } from './use-filter-form.ts';
import './relaxations.css';

/** A search that finds few homes or none, and what changes it. */
export interface RelaxedSearch extends Pick<FilterForm, 'applied' | 'narrowed' | 'clear' | 'clearFilters'> {
  readonly search: SearchState;
  readonly result: SearchResult | undefined;
}

interface RelaxationsProps {
  readonly session: RelaxedSearch;
  /** Stands over the list of what can be given up. */
  readonly title: string;
}

/** Which filter to give up, and how many homes each would bring; pressing one gives it up. */
export function Relaxations({ session, title }: RelaxationsProps): ReactNode {
  const relaxations = useRelaxations(session);
  if (relaxations === null) return null;
  if (relaxations.length === 0) {
    return isManifold(session) ? <p>No single filter or place is to blame: give up several.</p> : null;
  }
  return (
    <section className="relaxations" aria-label={title}>
      <h3>{title}</h3>
      <ul>
        {relaxations.map(({ filter, total }) => (
          <li key={filter}>
            <button type="button" className="relaxation" onClick={() => giveUp(filter, session)}>
              <Icon name="close" />
              <span>
                {includesKind(filter, session.search.filters) ? 'With' : 'Without'}{' '}
                <b>{givenUp(filter, session.search)}</b>
              </span>
              <span className="relaxation__total">{homesText(total)}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Nothing is found, and more than one thing narrows the search. */
const isManifold = ({ search, applied, result }: RelaxedSearch): boolean =>
  result?.total === 0 &&
  applied.length + search.tags.length + search.locations.length + (search.bounds ? 1 : 0) > 1;

/** Nobody waits for them: null while they are counted, where they cannot be, and where nothing can be given up. */
function useRelaxations({ search, narrowed }: RelaxedSearch): readonly Relaxation[] | null {
  const { client } = useApp();
  const query = useMemo(() => toQuery({ ...search, page: 1 }), [search]);
  const { data } = useQuery({
    queryKey: ['relaxations', query],
    queryFn: ({ signal }) => client.call(searchRelaxations, { query, signal }),
    enabled: narrowed,
  });
  return data?.relaxations ?? null;
}

function giveUp(part: Relaxation['filter'], session: RelaxedSearch): void {
  if (part === 'tags') session.clear({ tags: [], locations: [] });
  else if (part === 'bounds') session.clear({ bounds: null, zoom: null });
  else session.clearFilters([part]);
}
