import type { ViewedPage } from '@hearth/domain/contract/history.ts';
import { keepPreviousData } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useApp, useSession } from '../../shared/app/app-context.tsx';
import type { ScreenProps } from '../../shared/app/screen-props.ts';
import { useShownQuery } from '../../shared/changes/use-change.ts';
import { useListAddress } from '../../shared/personal-list/list-state.ts';
import { dayText } from '../../ui/day-text.ts';
import { removalOfPages } from './history-changes.ts';
import { HistoryList } from './history-list.tsx';
import { byTime, periods } from './history-page.tsx';
import { viewedPagesQuery } from './history-queries.ts';
import { RemoveButton } from './remove-button.tsx';
import { TextItem, TextItemsSkeleton } from './text-item.tsx';

const choices = { period: periods, sortType: ['DESC', 'ASC'] } as const;

/** The pages about agents, areas and services that the person opened, 20 to a page. */
export function ViewedPagesScreen({ location }: Pick<ScreenProps<'viewedPages'>, 'location'>): ReactNode {
  const session = useSession();
  const address = useListAddress(location, choices);
  const { page, chosen } = address;
  return (
    <HistoryList
      title="Viewed Pages"
      things="viewed pages"
      address={address}
      answer={useShownQuery({
        ...viewedPagesQuery(session, { page, ...chosen }),
        placeholderData: keepPreviousData,
      })}
      sorting={byTime(address)}
      keyOf={({ path }) => path}
      removal={(paths, onUndo) => removalOfPages(session, paths, onUndo)}
      className="history__texts"
      count={(total) => (total === 1 ? '1 page' : `${total} pages`)}
      empty={{
        own: {
          title: 'No pages here yet',
          text: 'Pages about agents, areas and our services that you open are listed here.',
          link: { href: '/agents', label: 'See our agents' },
        },
        theirs: 'They opened no pages about agents, areas or services yet.',
      }}
      skeleton={<TextItemsSkeleton />}
    >
      {(viewed, _at, onRemove) => <Page viewed={viewed} onRemove={onRemove} />}
    </HistoryList>
  );
}

interface PageProps {
  readonly viewed: ViewedPage;
  readonly onRemove: () => void;
}

function Page({ viewed, onRemove }: PageProps): ReactNode {
  const { edition } = useApp();
  const { path, title, viewCount, viewedAt } = viewed;
  const label = title?.replace(` | ${edition.name}`, '') || path;
  return (
    <TextItem
      href={path}
      label={label}
      facts={dayText(viewedAt) + (viewCount > 1 ? ` · opened ${viewCount} times` : '')}
    >
      <RemoveButton id={path} label={label} onRemove={onRemove} />
    </TextItem>
  );
}
