import { viewedPerPage } from '@hearth/domain/people/history-rules.ts';
import type { ReactNode } from 'react';
import { useSession } from '../../shared/app/app-context.tsx';
import { ofPerson } from '../../shared/app/person-words.ts';
import type { Change } from '../../shared/changes/change.ts';
import { useChange, type useShownQuery } from '../../shared/changes/use-change.ts';
import { EmptyList } from '../../shared/personal-list/empty-list.tsx';
import type { ListNavigation } from '../../shared/personal-list/list-state.ts';
import { PersonalList } from '../../shared/personal-list/personal-list.tsx';
import { useFocusAfter } from '../../shared/personal-list/use-focus-after.ts';
import type { Chosen } from './history-changes.ts';
import { HistoryPage, type HistoryPageProps, type periods } from './history-page.tsx';

/** A page of a history, as its endpoint answers it. */
interface Answer<Item> {
  readonly items: readonly Item[];
  readonly total: number;
  readonly isHidden: boolean;
}

interface HistoryListProps<Item> extends Pick<HistoryPageProps, 'title' | 'sorting'> {
  /** Name of the things after 'Your', e.g. 'viewed homes'. */
  readonly things: string;
  readonly address: ListNavigation<{ readonly period: typeof periods }>;
  readonly answer: {
    readonly query: ReturnType<typeof useShownQuery>['query'];
    readonly data: Answer<Item> | undefined;
  };
  readonly keyOf: (item: Item) => string;
  readonly removal: (chosen: Chosen, onUndo: () => void) => Change;
  readonly className: string;
  readonly count: (total: number) => string;
  /** Shown in place of no items: to the person with the next step, and to the agent of the person. */
  readonly empty: { readonly own: Parameters<typeof EmptyList>[0]; readonly theirs: string };
  readonly skeleton: ReactNode;
  /** An item; `onRemove` is for its {@link RemoveButton}. */
  readonly children: (item: Item, at: number, onRemove: () => void) => ReactNode;
}

/** One list of the person's history, 20 to a page, whose items can be removed one by one or all at once. */
export function HistoryList<Item>(props: HistoryListProps<Item>): ReactNode {
  const { title, things, address, answer, sorting, keyOf, removal, empty } = props;
  const session = useSession();
  const { query, data } = answer;
  const { items, total = 0, isHidden = false } = data ?? {};
  const focusAfter = useFocusAfter('.history__remove');
  const { change: remove } = useChange((key: string, at: number) => {
    focusAfter.removal(at);
    return removal([key], () => focusAfter.undo(key));
  });
  const { change: clear } = useChange(() => {
    focusAfter.removal(0);
    return removal('all', () => focusAfter.removal(0));
  });
  return (
    <HistoryPage
      title={title}
      period={address.chosen.period}
      onPeriod={(period) => address.choose({ period })}
      sorting={sorting}
      onClear={total > 0 ? clear : undefined}
      isHidden={isHidden}
      isUnshared={session.agentMode && query.error?.code === 'forbidden'}
    >
      <PersonalList
        name={ofPerson(session, things)}
        request={query}
        items={items}
        keyOf={keyOf}
        className={props.className}
        {...(total > 0 && { count: props.count(total) })}
        empty={
          data && total === 0 && (session.agentMode ? <p>{empty.theirs}</p> : <EmptyList {...empty.own} />)
        }
        paging={
          data && {
            ...{ address, total, pageCount: Math.ceil(total / viewedPerPage) },
            onEmptyFirstPage: () => void session.changes.settle(),
          }
        }
        skeleton={props.skeleton}
      >
        {(item, at) => props.children(item, at, () => remove(keyOf(item), at))}
      </PersonalList>
    </HistoryPage>
  );
}
