import type { SavedSearch } from '@hearth/domain/contract/saved-search.ts';
import { mapTypeAt } from '@hearth/domain/page/page-at.ts';
import type { PageRow } from '@hearth/domain/page/page-row.ts';
import { type PagesOf, pages } from '@hearth/domain/page/pages.ts';
import { searchHead } from '@hearth/domain/page/search-head.ts';
import { isBusy } from '@hearth/domain/search/areas/drawing/drawing-status.ts';
import { countApplied } from '@hearth/domain/search/filters/applied-chips.ts';
import { isPending } from '@hearth/widgets/client/request-state.ts';
import { LiveRegion } from '@hearth/widgets/ui/live-region.tsx';
import { type ReactNode, useEffect, useState } from 'react';
import type { Location } from 'react-router';
import { useSnapshot } from 'valtio';
import { useApp, useSession } from '../../shared/app/app-context.tsx';
import { PageHead } from '../../shared/app/page-head.tsx';
import type { ScreenProps } from '../../shared/app/screen-props.ts';
import { LegalStrip } from '../../shared/legal/legal-strip.tsx';
import { LinkNotice } from '../../shared/link-notices/link-notice.tsx';
import { Controls } from '../../ui/controls.tsx';
import { useIsCovered } from '../../ui/navigation-kind.tsx';
import { prefetchPopover } from '../../ui/popover.tsx';
import { useMediaQuery } from '../../ui/use-media-query.ts';
import { useRestoredScroll } from '../../ui/use-restored-scroll.ts';
import { whenIdle } from '../../ui/when-idle.ts';
import { AgentChips, agentText } from './agent-scope.tsx';
import { canonicalLocation } from './canonical-location.ts';
import { CollectionChip } from './collection-chip.tsx';
import { useDrawing } from './drawing/use-drawing.ts';
import { WaitingDrawing } from './drawing/waiting-drawing.tsx';
import { FilterPanel } from './filters/filter-panel.tsx';
import { FiltersBar } from './filters/filters-bar.tsx';
import { LastReset } from './filters/last-reset.ts';
import { namedChips } from './named-chips.ts';
import { OursFirst } from './ours-first.tsx';
import { PrivateHomes, usePrivateHomes } from './private-homes.tsx';
import { Redirect } from './redirect.tsx';
import { pagesId, Results } from './results.tsx';
import { ResultsMap } from './results-map.tsx';
import { SearchChips } from './search-chips.tsx';
import { SearchHead } from './search-head.tsx';
import { useAddressTags } from './use-address-tags.ts';
import { useHover } from './use-hover.ts';
import { useSavedChanges } from './use-saved-changes.ts';
import { type SearchSession, useSearchSession } from './use-search-session.ts';
import { useViewPreferences } from './view-preferences.ts';
import './search.css';

interface SearchProps {
  readonly lease: boolean;
  /** The location whose query is the search; not the browser's while a listing lies over the list. */
  readonly location: Location;
  /** The saved search that is open. */
  readonly saved?: SavedSearch;
  /** Parts about it, below its name. */
  readonly about?: ReactNode;
}

const isForLease = (page: PagesOf<'search'>): boolean => (pages[page] as PageRow).lease === true;

/** Listings for sale or for lease. */
export const SearchScreen = ({
  page,
  location,
}: Pick<ScreenProps<PagesOf<'search'>>, 'page' | 'location'>): ReactNode => (
  <SearchOfAddress lease={isForLease(page)} location={location} />
);

/**
 * The search of an address. A link that is not canonical redirects before anything of it is rendered or searched. While
 * a listing covers the list, the address is the listing's, and the search leaves out what it cannot use.
 */
export function SearchOfAddress(props: SearchProps): ReactNode {
  const { lease, location } = props;
  const isCovered = useIsCovered(location);
  const session = useSession();
  const { searches } = session;
  const canonical = canonicalLocation(searches, location.search, lease);
  if (canonical !== null && (canonical.isOtherKind || !isCovered))
    return <Redirect {...canonical} from={location} />;
  const { role, loginStatus } = session.viewer;
  // Found homes and locked filters depend on the viewer.
  return <Search key={`${role} ${loginStatus}`} {...props} />;
}

/** Filters, list and map of one search; the URL is its state. */
function Search({ lease, location, saved, about }: SearchProps): ReactNode {
  const { edition, maps } = useApp();
  const kind = mapTypeAt(location.pathname);
  const map = maps.of(kind);
  const session = useSearchSession(location, lease);
  const { url, outcome, form, agents } = session;
  const { search, change, isCovered } = url;
  const [preferences, prefer] = useViewPreferences(map);
  const [panelShown, showPanel] = useState(false);
  const drawing = useDrawing({ map, isShown: preferences.mapShown, search, change, isCovered });
  const privates = usePrivateHomes(search);
  const isDrawing = isBusy(useSnapshot(map.state).drawing);
  const mapOverList = useMediaQuery('(max-width: 1023px)') && preferences.mapShown;
  const hover = useHover();
  useAddressTags(search, outcome.result?.listings);
  useRestoredScroll(location, outcome.isSettled);
  return (
    <LastReset value={form.lastReset}>
      <PageHead
        {...searchHead(search, agents.map(agentText), edition, outcome.result?.unknownPlaces)}
        {...(saved && { title: `${saved.name} | ${edition.name}`, canonical: null })}
      />
      <div className="search">
        <SkipLinks mapShown={preferences.mapShown} hasPages={(outcome.result?.pageCount ?? 0) > 1} />
        <div className="search__bar">
          <Controls disabled={isDrawing}>
            <SearchFilters session={session} onMore={() => showPanel(true)} />
          </Controls>
        </div>
        <div className="search__columns" data-map={preferences.mapShown || undefined}>
          <section className="search__list" aria-label="Results" inert={mapOverList}>
            <LegalStrip />
            <Controls disabled={isDrawing}>
              <SearchHead
                session={session}
                preferences={preferences}
                prefer={prefer}
                saved={saved}
                about={about}
              />
              <SessionChips session={session} saved={saved} />
              <LinkNotice {...session.link} onDismissed={session.count.focus} />
              <WaitingDrawing
                session={drawing}
                mapShown={preferences.mapShown}
                onShowMap={() => prefer({ mapShown: true })}
                onGone={preferences.mapShown ? focusMap : session.count.focus}
              />
              {search.bounds && (
                <PrivateHomes
                  count={privates.count}
                  onShowAll={() => {
                    change({ bounds: null, zoom: null });
                    session.count.focus();
                  }}
                />
              )}
              <Results session={session} view={preferences.view} hover={hover} isCovered={mapOverList} />
            </Controls>
          </section>
          {preferences.mapShown && (
            <ResultsMap
              key={kind}
              search={search}
              change={change}
              result={outcome.result}
              shown={outcome.shown}
              map={map}
              hover={hover}
              // All moves of the map are one step back.
              onArea={(bounds, zoom) => change({ bounds, zoom }, { replace: url.newest().bounds !== null })}
              drawing={drawing}
              overList={mapOverList}
              link={session.link}
              onHide={() => prefer({ mapShown: false })}
              withoutPin={privates.count}
              onWithoutPin={privates.store}
            />
          )}
        </div>
        {panelShown && <SearchPanel session={session} onClose={() => showPanel(false)} />}
        <LiveRegion message={panelShown ? '' : session.spoken} />
      </div>
    </LastReset>
  );
}

interface SessionProps {
  readonly session: SearchSession;
}

/** The bar of filters over the results. */
function SearchFilters({ session, onMore }: SessionProps & { readonly onMore: () => void }): ReactNode {
  const { url, form, count, outcome } = session;
  const { filters } = url.search;
  // The menus open without a network too, once the first homes are there.
  useEffect(() => {
    return outcome.isSettled ? whenIdle(prefetchPopover) : undefined;
  }, [outcome.isSettled]);
  return (
    <FiltersBar
      filters={filters}
      defaults={form.defaults}
      context={form.context}
      moreCount={countApplied(filters, form.defaults, 'secondary')}
      total={outcome.result?.total ?? null}
      appliedGroups={form.appliedGroups}
      onChange={form.changeFilters}
      onMore={onMore}
      onReset={(part) => {
        form.resetFilters(part);
        if (part === 'all') count.focus();
      }}
    />
  );
}

/** Filters and tags of the search, each removable separately. */
function SessionChips({
  session: { url, form, agents },
  saved,
}: SessionProps & { readonly saved: SavedSearch | undefined }): ReactNode {
  const { viewer } = useSession();
  const { filters, locations, bounds, account } = url.search;
  const changes = useSavedChanges(url, saved);
  return (
    <>
      {viewer.role !== 'guest' && account.collection !== '' && (
        <CollectionChip
          id={account.collection}
          onClear={() => form.clear({ account: { ...account, collection: '' } })}
        />
      )}
      <AgentChips agents={agents} onClear={form.clearAgent} />
      <SearchChips
        chips={namedChips(filters, form.defaults)}
        changed={new Set(changes?.changed.flatMap(({ keys }) => keys))}
        locations={locations}
        area={bounds !== null}
        onClearFilters={form.clearFilters}
        onClearLocation={(id) => form.clear({ locations: locations.filter((each) => each !== id) })}
        onClearArea={() => form.clear({ bounds: null, zoom: null })}
      />
    </>
  );
}

/** Every filter, in a dialog over the results. */
function SearchPanel({ session, onClose }: SessionProps & { readonly onClose: () => void }): ReactNode {
  const { url, form, outcome, spoken } = session;
  const { status, result, failure } = outcome;
  return (
    <FilterPanel
      filters={url.search.filters}
      defaults={form.defaults}
      context={form.context}
      appliedGroups={form.appliedGroups}
      total={status === 'failed' ? 0 : (result?.total ?? null)}
      loading={isPending({ status })}
      spoken={spoken}
      failure={failure}
      onChange={form.changeFilters}
      onReset={form.resetFilters}
      onClose={onClose}
    >
      <OursFirst
        checked={url.search.ourListingsFirst}
        onChange={(ourListingsFirst) => url.change({ ourListingsFirst })}
      />
    </FilterPanel>
  );
}

/** Past a page of homes, each with its own buttons. */
function SkipLinks({
  mapShown,
  hasPages,
}: {
  readonly mapShown: boolean;
  readonly hasPages: boolean;
}): ReactNode {
  return (
    <>
      {mapShown && (
        <button type="button" className="shell__skip" onClick={focusMap}>
          Skip to the map
        </button>
      )}
      {hasPages && (
        <button
          type="button"
          className="shell__skip"
          onClick={() => document.getElementById(pagesId)?.focus()}
        >
          Skip to the pages of results
        </button>
      )}
    </>
  );
}

const focusMap = () => document.querySelector<HTMLElement>('.search__map')?.focus({ preventScroll: true });
