import type { SearchResult } from '@hearth/domain/contract/search.ts';
import { guestViewer } from '@hearth/domain/people/viewer.ts';
import { appliedFilters, countApplied, resetFilters } from '@hearth/domain/search/applied-filters.ts';
import { changeFilter } from '@hearth/domain/search/change-filter.ts';
import type { FormContext } from '@hearth/domain/search/filter-row.ts';
import type { FilterKey } from '@hearth/domain/search/filters.ts';
import type { SearchState } from '@hearth/domain/search/search-state.ts';
import { sortMenu } from '@hearth/domain/search/sort-menu.ts';
import { dataOf } from '@hearth/widgets/client/request-state.ts';
import { LiveRegion } from '@hearth/widgets/ui/live-region.tsx';
import { type ReactNode, useState } from 'react';
import type { Location } from 'react-router';
import { useSnapshot } from 'valtio';
import { useApp } from '../../ui/app-context.tsx';
import { searchDefaults } from '../../ui/search-path.ts';
import { useDescription } from '../../ui/use-description.ts';
import { useTitle } from '../../ui/use-title.ts';
import type { ChangeFilter } from './filters/filter-group.tsx';
import { FilterPanel } from './filters/filter-panel.tsx';
import { FiltersBar } from './filters/filters-bar.tsx';
import { Results } from './results.tsx';
import { ResultsMap } from './results-map.tsx';
import { SearchChips } from './search-chips.tsx';
import { SearchToolbar } from './search-toolbar.tsx';
import { useHover } from './use-hover.ts';
import { useMediaQuery } from './use-media-query.ts';
import { useSearchResults } from './use-search-results.ts';
import { useSearchUrl } from './use-search-url.ts';
import { useViewPreferences } from './view-preferences.ts';
import './search.css';

interface SearchScreenProps {
  readonly lease: boolean;
  /** The location whose query is the search; not the browser's while a listing lies over the list. */
  readonly location: Location;
}

/** Listings for sale or for lease: filters, list and map of one search, which the URL holds. */
export function SearchScreen({ lease, location }: SearchScreenProps): ReactNode {
  const { edition } = useApp();
  const { search, change } = useSearchUrl(location, lease);
  const store = useSearchResults(search);
  const { request } = useSnapshot(store.state);
  const result = dataOf(request) as SearchResult | undefined;
  const [preferences, prefer] = useViewPreferences();
  const [panelShown, showPanel] = useState(false);
  const [announcement, announce] = useState('');
  const hover = useHover();
  const context = useFormContext(lease);
  useTitle(lease ? edition.titles.lease : edition.titles.sale);
  useDescription(lease ? edition.descriptions.lease : edition.descriptions.sale);

  const defaults = searchDefaults(lease).filters;
  const applied = appliedFilters(search.filters, defaults);
  const changeOne: ChangeFilter = (key, value) =>
    change({ filters: changeFilter(search.filters, key, value, context) });
  const clearOne = (key: FilterKey) => change({ filters: { ...search.filters, [key]: defaults[key] } });
  const reset = () => {
    change({ filters: resetFilters(search.filters, defaults, 'all') });
    announce('Filters are reset');
  };
  const resetEverything = () => {
    change({ filters: defaults, tags: [], locations: [], bounds: null });
    announce('Filters are reset');
  };

  return (
    <div className="search">
      <div className="search__bar">
        <FiltersBar
          filters={search.filters}
          context={context}
          moreCount={countApplied(search.filters, defaults, 'secondary')}
          anyApplied={applied.length > 0}
          onChange={changeOne}
          onMore={() => showPanel(true)}
          onReset={reset}
        />
      </div>
      <div className="search__columns" data-map={preferences.mapShown || undefined}>
        <section className="search__list" aria-label="Results">
          <div className="search__head">
            <div>
              <h1>{headingOf(search, edition.city)}</h1>
              <p className="search__count">{countText(result)}</p>
            </div>
            <SearchToolbar
              sort={search.sort}
              sorts={sortMenu({
                hasUserLocation: search.userLocation !== null,
                includesClosed: search.filters.mlsStatus.some((each) => each === 'Sold' || each === 'Leased'),
              })}
              onSort={(sort) => change({ sort })}
              view={preferences.view}
              onView={(view) => prefer({ view })}
              mapShown={preferences.mapShown}
              onMap={(mapShown) => prefer({ mapShown })}
            />
          </div>
          <SearchChips
            filters={search.filters}
            applied={applied}
            tags={search.tags}
            area={search.bounds !== null}
            onClearFilter={clearOne}
            onClearTag={(tag) => change({ tags: search.tags.filter((each) => each !== tag) })}
            onClearArea={() => change({ bounds: null, zoom: null })}
          />
          <Results
            store={store}
            view={preferences.view}
            hover={hover}
            narrowed={applied.length + search.tags.length > 0 || search.bounds !== null}
            onPage={(page) => {
              change({ page });
              scrollTo({ top: 0 });
            }}
            onReset={resetEverything}
          />
        </section>
        {preferences.mapShown && (
          <ResultsMap
            search={search}
            result={result}
            hover={hover}
            onArea={(bounds, zoom) => change({ bounds, zoom })}
            onHide={() => prefer({ mapShown: false })}
          />
        )}
      </div>
      {panelShown && (
        <FilterPanel
          filters={search.filters}
          context={context}
          anyApplied={applied.length > 0}
          total={result?.total ?? null}
          onChange={changeOne}
          onReset={reset}
          onClose={() => showPanel(false)}
        />
      )}
      <LiveRegion message={announcement || (result ? countText(result) : '')} />
    </div>
  );
}

function useFormContext(lease: boolean): FormContext {
  const { moment } = useApp();
  const mobile = useMediaQuery('(max-width: 767px)');
  return { lease, mobile, today: moment().today, viewer: guestViewer, agentMode: false };
}

function headingOf(search: SearchState, city: string): string {
  const place = search.tags.map((tag) => tag.label).join(', ') || `the ${city} area`;
  return `${search.lease ? 'Homes for lease' : 'Homes for sale'} in ${place}`;
}

function countText(result: SearchResult | undefined): string {
  if (result === undefined) return 'Loading...';
  if (result.total === 0) return 'No results found';
  return result.total === 1 ? '1 result found' : `${result.total.toLocaleString('en-US')} results found`;
}
