import type { ViewedSearch } from '@hearth/domain/contract/history.ts';
import { describeRecent, searchOfRecent } from '@hearth/domain/search/recent-searches.ts';
import { keepPreviousData } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useSession } from '../../shared/app/app-context.tsx';
import type { ScreenProps } from '../../shared/app/screen-props.ts';
import { useShownQuery } from '../../shared/changes/use-change.ts';
import { useListAddress } from '../../shared/personal-list/list-state.ts';
import { dayText } from '../../ui/day-text.ts';
import { removalOfSearches } from './history-changes.ts';
import { HistoryList } from './history-list.tsx';
import { periods } from './history-page.tsx';
import { viewedSearchesQuery } from './history-queries.ts';
import { RemoveButton } from './remove-button.tsx';
import { TextItem, TextItemsSkeleton } from './text-item.tsx';

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
  const order: Order = chosen.sortBy === 'count' ? 'count DESC' : `date ${chosen.sortType}`;
  return (
    <HistoryList
      title="Viewed Searches"
      things="viewed searches"
      address={address}
      answer={useShownQuery({
        ...viewedSearchesQuery(session, { page, ...chosen }),
        placeholderData: keepPreviousData,
      })}
      sorting={{
        value: order,
        choices: orders,
        onChange(value) {
          const [sortBy, sortType] = value.split(' ') as ['date' | 'count', 'DESC' | 'ASC'];
          address.choose({ sortBy, sortType });
        },
      }}
      keyOf={({ query }) => query}
      removal={(queries, onUndo) => removalOfSearches(session, queries, onUndo)}
      className="history__texts"
      count={(total) => (total === 1 ? '1 search' : `${total} searches`)}
      empty={{
        own: {
          title: 'No searches here yet',
          text: 'Searches that you run are listed here, newest first.',
          link: { href: session.searches.pathOf(session.searches.bare(false)), label: 'Start a search' },
        },
        theirs: 'They ran no searches yet.',
      }}
      skeleton={<TextItemsSkeleton />}
    >
      {(search, _at, onRemove) => <Search search={search} onRemove={onRemove} />}
    </HistoryList>
  );
}

interface SearchProps {
  readonly search: ViewedSearch;
  readonly onRemove: () => void;
}

function Search({ search, onRemove }: SearchProps): ReactNode {
  const { searches } = useSession();
  const label = describeRecent(search, searches.defaults) || 'All homes';
  const { query, searchCount: count, searchedAt } = search;
  return (
    <TextItem
      href={searches.pathOf(searchOfRecent(search, searches.defaults))}
      label={label}
      facts={dayText(searchedAt) + (count > 1 ? ` · searched ${count} times` : '')}
    >
      <RemoveButton id={query} label={label} onRemove={onRemove} />
    </TextItem>
  );
}
