import type { SavedSearch } from '@hearth/domain/contract/saved-search.ts';
import { searchHeading } from '@hearth/domain/page/search-head.ts';
import { isOfPersonalList } from '@hearth/domain/search/account-scope.ts';
import { appliedFilters } from '@hearth/domain/search/filters/applied-filters.ts';
import type { SearchState } from '@hearth/domain/search/search-state.ts';
import { sortMenu } from '@hearth/domain/search/sort/sort-menu.ts';
import { deferred, useDeferred } from '@hearth/widgets/ui/use-deferred.ts';
import type { ReactNode } from 'react';
import { useApp, useSession } from '../../shared/app/app-context.tsx';
import type { SearchPaths } from '../../shared/searching/search-path.ts';
import { ShareButton } from '../../shared/sharing/share-button.tsx';
import { agentText } from './agent-scope.tsx';
import { SaveSearch } from './save-search.tsx';
import { overviewOfSearch } from './search-heading.ts';
import { SearchToolbar } from './search-toolbar.tsx';
import { countText } from './search-words.ts';
import type { SearchSession } from './use-search-session.ts';
import type { ViewPreferences } from './view-preferences.ts';
import './search-head.css';

interface SearchHeadProps {
  readonly session: SearchSession;
  readonly preferences: ViewPreferences;
  readonly prefer: (change: Partial<ViewPreferences>) => void;
  /** The saved search that is open: its name is the heading. */
  readonly saved: SavedSearch | undefined;
  readonly about: ReactNode;
}

const prompt = deferred(async () => (await import('./save-prompt.tsx')).SavePrompt);

/** Returns whether a search has a place and a filter. */
const isWorthSaving = ({ tags, filters, lease, account }: SearchState, searches: SearchPaths): boolean =>
  tags.length > 0 &&
  !isOfPersonalList(account) &&
  appliedFilters(filters, searches.defaults(lease).filters).length > 0;

/** The heading of a search, the number of homes found, and the controls for sort and layout. */
export function SearchHead({ session, preferences, prefer, saved, about }: SearchHeadProps): ReactNode {
  const { edition, unlock } = useApp();
  const { searches } = useSession();
  const { agents, count, outcome } = session;
  const { search, change } = session.url;
  const { status, result, range, failure } = outcome;
  const heading = searchHeading(search, agents.map(agentText), edition.city, result?.unknownPlaces);
  const overview = overviewOfSearch(search, edition);
  const asksToSave = saved === undefined && isWorthSaving(search, searches);
  const Prompt = useDeferred(prompt, asksToSave && unlock !== null);
  return (
    <div className="search__head">
      <div className="search__title">
        <div>
          <h1 dir="auto">{saved?.name ?? heading}</h1>
          {saved && <p>{heading}</p>}
          <p
            className="search__count"
            data-failed={failure !== null || undefined}
            ref={count.paragraph}
            tabIndex={-1}
          >
            {countText(status, result, failure)}
          </p>
          {range && <p className="search__range">{range}</p>}
          {overview && (
            <p className="search__overview">
              <a href={overview.path}>
                Market overview<span className="search__overview-area"> of {overview.area}</span>
              </a>
            </p>
          )}
        </div>
        <div className="search__actions">
          <SaveSearch url={session.url} heading={heading} saved={saved} focusCount={count.focus} />
          <ShareButton
            title="Share this search"
            name={heading}
            path={searches.pathOf(search)}
            label="Share this search"
          />
        </div>
      </div>
      {about}
      {asksToSave && Prompt && <Prompt onClose={count.focus} />}
      <SearchToolbar
        sort={search.sort}
        sorts={sortMenu({
          hasUserLocation: search.userLocation !== null,
          hasTravelLimit: search.filters.travelTime !== '',
          includesClosed: search.filters.mlsStatus.some((each) => each === 'Sold' || each === 'Leased'),
        })}
        onSort={session.sortBy}
        oursFirst={search.ourListingsFirst}
        onOursFirst={(ourListingsFirst) => change({ ourListingsFirst })}
        view={preferences.view}
        onView={(view) => prefer({ view })}
        mapShown={preferences.mapShown}
        onMap={(mapShown) => prefer({ mapShown })}
      />
    </div>
  );
}
