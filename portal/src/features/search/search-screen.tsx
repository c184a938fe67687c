import type { SearchResult } from '@hearth/domain/contract/search.ts';
import { guestViewer } from '@hearth/domain/people/viewer.ts';
import { appliedFilters, countApplied, resetFilters } from '@hearth/domain/search/applied-filters.ts';
import { changeFilter } from '@hearth/domain/search/change-filter.ts';
import type { FormContext } from '@hearth/domain/search/filter-row.ts';
import type { FilterKey } from '@hearth/domain/search/filters.ts';
import type { SearchState } from '@hearth/domain/search/search-state.ts';
import { sortMenu } from '@hearth/domain/search/sort-menu.ts';
import { dataOf, isPending } from '@hearth/widgets/client/request-state.ts';
import { LiveRegion } from '@hearth/widgets/ui/live-region.tsx';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { Location } from 'react-router';
import { toast } from 'sonner';
import { useSnapshot } from 'valtio';
import { useApp } from '../../ui/app-context.tsx';
import { searchDefaults } from '../../ui/search-path.ts';
import { useDescription } from '../../ui/use-description.ts';
import { useMediaQuery } from '../../ui/use-media-query.ts';
import { useTitle } from '../../ui/use-title.ts';
import type { ChangeFilter } from './filters/filter-group.tsx';
import { FilterPanel } from './filters/filter-panel.tsx';
import { FiltersBar } from './filters/filters-bar.tsx';
import { Results } from './results.tsx';
import { ResultsMap } from './results-map.tsx';
import { SearchChips } from './search-chips.tsx';
import { SearchToolbar } from './search-toolbar.tsx';
import { isPolygonType } from './to-request.ts';
import { useHover } from './use-hover.ts';
import { useSearchResults } from './use-search-results.ts';
import { type SearchUrl, useSearchUrl } from './use-search-url.ts';
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
  const { announcement, announce } = useAnnouncement(request);
  const count = useRef<HTMLParagraphElement>(null);
  // What was pressed may be gone a moment later; the count says what came of it.
  const focusCount = () => count.current?.focus({ preventScroll: true });
  const mapOverList = useMediaQuery('(max-width: 1023px)') && preferences.mapShown;
  const hover = useHover();
  const context = useFormContext(lease);
  useTitle(lease ? edition.titles.lease : edition.titles.sale);
  useDescription(lease ? edition.descriptions.lease : edition.descriptions.sale);

  const defaults = searchDefaults(lease).filters;
  const applied = appliedFilters(search.filters, defaults);
  const changeOne: ChangeFilter = (key, value) =>
    change({ filters: changeFilter(search.filters, key, value, context) });
  const clear = (part: Partial<SearchState>) => {
    change(part);
    focusCount();
  };
  const clearOne = (key: FilterKey) =>
    clear({ filters: changeFilter(search.filters, key, defaults[key], context) });
  const reset = () => {
    change({ filters: resetFilters(search.filters, defaults, 'all') });
    announce('Filters are reset');
  };
  const resetEverything = () => {
    clear({ filters: defaults, tags: [], locations: [], bounds: null });
    announce('Filters are reset');
  };
  useUnknownAreas(request, search, change);

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
          onReset={() => {
            reset();
            focusCount();
          }}
        />
      </div>
      <div className="search__columns" data-map={preferences.mapShown || undefined}>
        <section className="search__list" aria-label="Results" inert={mapOverList}>
          <div className="search__head">
            <div>
              <h1>{headingOf(search, edition.city)}</h1>
              <p className="search__count" ref={count} tabIndex={-1}>
                {countText(request.status, result)}
              </p>
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
            locations={search.locations}
            area={search.bounds !== null}
            onClearFilter={clearOne}
            onClearTag={(tag) => clear({ tags: search.tags.filter((each) => each !== tag) })}
            onClearLocation={(id) => clear({ locations: search.locations.filter((each) => each !== id) })}
            onClearArea={() => clear({ bounds: null, zoom: null })}
          />
          <Results
            store={store}
            view={preferences.view}
            hover={hover}
            narrowed={
              applied.length + search.tags.length + search.locations.length > 0 || search.bounds !== null
            }
            onPage={(page) => {
              change({ page });
              scrollTo({ top: 0 });
              focusCount();
            }}
            onLastPage={(page) => change({ page }, { replace: true })}
            onReset={resetEverything}
          />
        </section>
        {preferences.mapShown && (
          <ResultsMap
            search={search}
            result={result}
            hover={hover}
            onArea={(bounds, zoom) => change({ bounds, zoom })}
            overList={mapOverList}
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
          failed={request.status === 'failed'}
          onChange={changeOne}
          onReset={reset}
          onClose={() => showPanel(false)}
        />
      )}
      <LiveRegion message={[announcement, countText(request.status, result)].filter(Boolean).join('. ')} />
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

function countText(status: string, result: SearchResult | undefined): string {
  if (status === 'failed') return 'Unable to fetch listings';
  if (result === undefined) return 'Loading...';
  if (result.total === 0) return 'No results found';
  return result.total === 1 ? '1 result found' : `${result.total.toLocaleString('en-US')} results found`;
}

/** Words for screen readers that stand before the count of the search they came with, until the next search. */
function useAnnouncement(request: { readonly status: string }) {
  const [announcement, setAnnouncement] = useState('');
  const isNew = useRef(false);
  const pending = isPending(request);
  useEffect(() => {
    if (!pending) return;
    if (!isNew.current) setAnnouncement('');
    isNew.current = false;
  }, [pending]);
  const announce = (words: string) => {
    isNew.current = true;
    setAnnouncement(words);
  };
  return { announcement, announce };
}

/** A boundary that is not known (any more) is skipped, and the visitor is told (specification section 8). */
function useUnknownAreas(
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
