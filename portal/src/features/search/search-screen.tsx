import { isBusy } from '@hearth/domain/search/areas/drawing/drawing-status.ts';
import { appliedChips, countApplied } from '@hearth/domain/search/filters/applied-chips.ts';
import { mapTypeOf } from '@hearth/domain/search/map/map-type.ts';
import { isPending } from '@hearth/widgets/client/request-state.ts';
import { LiveRegion } from '@hearth/widgets/ui/live-region.tsx';
import { type ReactNode, useState } from 'react';
import { type Location, Navigate } from 'react-router';
import { useSnapshot } from 'valtio';
import { useApp } from '../../ui/app-context.tsx';
import { Controls } from '../../ui/controls.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { useMediaQuery } from '../../ui/use-media-query.ts';
import { AgentChips, useAgentsOfSearch, useUnknownAgents } from './agent-scope.tsx';
import { useDrawing } from './drawing/use-drawing.ts';
import { WaitingDrawing } from './drawing/waiting-drawing.tsx';
import { FilterPanel } from './filters/filter-panel.tsx';
import { FiltersBar } from './filters/filters-bar.tsx';
import { LastReset } from './filters/last-reset.ts';
import { Results } from './results.tsx';
import { ResultsMap } from './results-map.tsx';
import { SearchChips } from './search-chips.tsx';
import { SearchHead } from './search-head.tsx';
import { titleOf } from './search-heading.ts';
import { failureWords } from './search-words.ts';
import { useHover } from './use-hover.ts';
import { useKeptScroll } from './use-kept-scroll.ts';
import { awaited, useSearchSession } from './use-search-session.ts';
import { useViewPreferences } from './view-preferences.ts';
import './search.css';

interface SearchScreenProps {
  readonly lease: boolean;
  /** The location whose query is the search; not the browser's while a listing lies over the list. */
  readonly location: Location;
}

/** Listings for sale or for lease. A link whose `lease` says otherwise goes to the other page. */
export function SearchScreen({ lease, location }: SearchScreenProps): ReactNode {
  const other = useApp().searches.pathOfOtherKind(location.search, lease);
  return other === null ? <Search lease={lease} location={location} /> : <Navigate to={other} replace />;
}

/** Filters, list and map of one search, which the URL holds. */
function Search({ lease, location }: SearchScreenProps): ReactNode {
  const { edition, maps } = useApp();
  const map = maps.of(mapTypeOf(location.pathname));
  const asked = useSearchSession(location, lease);
  const { search, change, clear, isCovered } = asked;
  const [preferences, prefer] = useViewPreferences(map);
  const [panelShown, showPanel] = useState(false);
  const drawing = useDrawing({ map, isShown: preferences.mapShown, search, change, isCovered });
  const isDrawing = isBusy(useSnapshot(map.state).drawing);
  const mapOverList = useMediaQuery('(max-width: 1023px)') && preferences.mapShown;
  const hover = useHover();
  const agents = useAgentsOfSearch(search.trecLicense);
  const isLeaving = useUnknownAgents(
    agents,
    asked.settled && !isCovered ? (asked.result?.total ?? null) : null,
  );
  const session = isLeaving ? awaited(asked) : asked;
  const { result, status } = session;
  useKeptScroll(location, session.settled);

  return (
    <LastReset value={session.lastReset}>
      <PageHead
        title={titleOf(search, agents, edition)}
        description={lease ? edition.descriptions.lease : edition.descriptions.sale}
      />
      <div className="search">
        <div className="search__bar">
          <Controls disabled={isDrawing}>
            <FiltersBar
              filters={search.filters}
              context={session.context}
              moreCount={countApplied(search.filters, session.defaults, 'secondary')}
              appliedGroups={session.appliedGroups}
              onChange={session.changeFilters}
              onMore={() => showPanel(true)}
              onReset={(part) => {
                session.resetFilters(part);
                if (part === 'all') session.focusCount();
              }}
            />
          </Controls>
        </div>
        <div className="search__columns" data-map={preferences.mapShown || undefined}>
          <section className="search__list" aria-label="Results" inert={mapOverList}>
            <Controls disabled={isDrawing}>
              <SearchHead session={session} agents={agents} preferences={preferences} prefer={prefer} />
              <AgentChips agents={agents} onClear={session.clearAgent} />
              <SearchChips
                chips={appliedChips(search.filters, session.defaults)}
                locations={search.locations}
                area={search.bounds !== null}
                onClearFilters={session.clearFilters}
                onClearLocation={(id) => clear({ locations: search.locations.filter((each) => each !== id) })}
                onClearArea={() => clear({ bounds: null, zoom: null })}
              />
              <WaitingDrawing
                session={drawing}
                mapShown={preferences.mapShown}
                onShowMap={() => prefer({ mapShown: true })}
                onGone={preferences.mapShown ? focusMap : session.focusCount}
              />
              <Results session={session} view={preferences.view} hover={hover} />
            </Controls>
          </section>
          {preferences.mapShown && (
            <ResultsMap
              key={mapTypeOf(location.pathname)}
              search={search}
              change={change}
              result={result}
              shown={session.shown}
              map={map}
              hover={hover}
              onArea={(bounds, zoom) => change({ bounds, zoom })}
              drawing={drawing}
              overList={mapOverList}
              onHide={() => prefer({ mapShown: false })}
            />
          )}
        </div>
        {panelShown && (
          <FilterPanel
            filters={search.filters}
            context={session.context}
            appliedGroups={session.appliedGroups}
            total={status === 'failed' ? 0 : (result?.total ?? null)}
            loading={isPending({ status })}
            spoken={session.spoken}
            failure={session.failure && failureWords[session.failure]}
            onChange={session.changeFilters}
            onReset={session.resetFilters}
            onClose={() => showPanel(false)}
          />
        )}
        <LiveRegion message={panelShown ? '' : session.spoken} />
      </div>
    </LastReset>
  );
}

const focusMap = () => document.querySelector<HTMLElement>('.search__map')?.focus({ preventScroll: true });
