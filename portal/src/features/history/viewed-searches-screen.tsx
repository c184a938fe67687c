import type { ViewedSearch } from '@hearth/domain/contract/history.ts';
import { viewedPerPage } from '@hearth/domain/people/history-rules.ts';
import { describeRecent, searchOfRecent } from '@hearth/domain/search/recent-searches.ts';
import { Button } from '@hearth/widgets/ui/button.tsx';
import { Skeleton } from '@hearth/widgets/ui/skeleton.tsx';
import { VisuallyHidden } from '@hearth/widgets/ui/visually-hidden.tsx';
import { keepPreviousData } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useSession } from '../../shared/app/app-context.tsx';
import { ofPerson } from '../../shared/app/person-words.ts';
import type { ScreenProps } from '../../shared/app/screen-props.ts';
import { useChange, useShownQuery } from '../../shared/changes/use-change.ts';
import { EmptyList } from '../../shared/personal-list/empty-list.tsx';
import { useListAddress } from '../../shared/personal-list/list-state.ts';
import { PersonalList, SkeletonItems } from '../../shared/personal-list/personal-list.tsx';
import { useFocusAfter } from '../../shared/personal-list/use-focus-after.ts';
import { dayText } from '../../ui/day-text.ts';
import { removalOfSearches } from './history-changes.ts';
import { HistoryPage, periods } from './history-page.tsx';
import { viewedSearchesQuery } from './history-queries.ts';

const choices = { period: periods, sortBy: ['date', 'count'], sortType: ['DESC', 'ASC'] } as const;
type Order = 'date DESC' | 'date ASC' | 'count DESC';
const orders: readonly { readonly value: Order; readonly label: string }[] = [
  { value: 'date DESC', label: 'Newest first' },
  { value: 'date ASC', label: 'Oldest first' },
  { value: 'count DESC', label: 'Most often' },
];

/** The searches that the person ran, 20 to a page. */
export function ViewedSearchesScreen({
  location,
}: Pick<ScreenProps<'viewedSearches'>, 'location'>): ReactNode {
  const session = useSession();
  const address = useListAddress(location, choices);
  const { page, chosen } = address;
  const { query, data } = useShownQuery({
    ...viewedSearchesQuery(session, { page, ...chosen }),
    placeholderData: keepPreviousData,
  });
  const { items, total = 0, isHidden = false } = data ?? {};
  const focusAfter = useFocusAfter('.viewed-search__remove');
  const { change: remove } = useChange((search: string, at: number) => {
    focusAfter.removal(at);
    return removalOfSearches(session, [search], () => focusAfter.undo(search));
  });
  const { change: clear } = useChange(() => removalOfSearches(session, 'all', () => {}));
  const order: Order = chosen.sortBy === 'count' ? 'count DESC' : `date ${chosen.sortType}`;
  return (
    <HistoryPage
      title="Viewed Searches"
      period={chosen.period}
      onPeriod={(period) => address.choose({ period })}
      sorting={{
        value: order,
        choices: orders,
        onChange(value) {
          const [sortBy, sortType] = value.split(' ') as ['date' | 'count', 'DESC' | 'ASC'];
          address.choose({ sortBy, sortType });
        },
      }}
      onClear={total > 0 ? clear : undefined}
      isHidden={isHidden}
      isUnshared={session.agentMode && query.error?.code === 'forbidden'}
    >
      <PersonalList
        name={ofPerson(session, 'viewed searches')}
        request={query}
        items={items}
        keyOf={(item) => item.query}
        className="history__searches"
        {...(total > 0 && { count: searchCount(total) })}
        empty={
          data &&
          total === 0 &&
          (session.agentMode ? (
            <p>They ran no searches yet.</p>
          ) : (
            <EmptyList
              title="No searches here yet"
              text="Searches that you run are listed here, newest first."
              link={{ href: session.searches.pathOf(session.searches.bare(false)), label: 'Start a search' }}
            />
          ))
        }
        paging={
          data && {
            ...{ address, total, pageCount: Math.ceil(total / viewedPerPage) },
            onEmptyFirstPage: () => void session.changes.settle(),
          }
        }
        skeleton={
          <SkeletonItems className="history__searches" count={6}>
            <Skeleton width="60%" height="56px" />
          </SkeletonItems>
        }
      >
        {(item, at) => <Search search={item} onRemove={() => remove(item.query, at)} />}
      </PersonalList>
    </HistoryPage>
  );
}

const searchCount = (total: number): string => (total === 1 ? '1 search' : `${total} searches`);

function Search({
  search,
  onRemove,
}: {
  readonly search: ViewedSearch;
  readonly onRemove: () => void;
}): ReactNode {
  const { searches, agentMode } = useSession();
  const label = describeRecent(search, searches.defaults) || 'All homes';
  const { query, searchCount: count, searchedAt } = search;
  return (
    <article className="viewed-search">
      <div>
        <h2 className="viewed-search__name">
          <a href={searches.pathOf(searchOfRecent(search, searches.defaults))}>{label}</a>
        </h2>
        <p className="viewed-search__facts">
          {dayText(searchedAt)}
          {count > 1 && ` · searched ${count} times`}
        </p>
      </div>
      {!agentMode && (
        <Button look="quiet" className="viewed-search__remove" data-id={query} onClick={onRemove}>
          Remove <VisuallyHidden>{label} from your history</VisuallyHidden>
        </Button>
      )}
    </article>
  );
}
