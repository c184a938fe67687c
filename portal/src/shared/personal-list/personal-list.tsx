import type { ListChoices } from '@hearth/domain/page/list-address.ts';
import type { ApiError } from '@hearth/widgets/client/api-error.ts';
import { failureText, mayRetry } from '@hearth/widgets/client/failure-text.ts';
import { Notice } from '@hearth/widgets/ui/notice.tsx';
import { Pager } from '@hearth/widgets/ui/pager.tsx';
import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { useIsCovered } from '../../ui/navigation-kind.tsx';
import type { ListNavigation } from './list-state.ts';

type ListRequest = Pick<
  UseQueryResult<unknown, ApiError>,
  'error' | 'isFetching' | 'isPlaceholderData' | 'refetch'
>;

/** Pages of a list in its address. */
interface Paging {
  readonly address: Pick<ListNavigation<ListChoices>, 'page' | 'location' | 'turnTo' | 'stepTo'>;
  readonly pageCount: number;
  /** Items of all pages. */
  readonly total: number;
  /** Called where the first page is empty although the list has items, e.g. while removals wait for their undo. */
  readonly onEmptyFirstPage?: () => void;
}

interface PersonalListProps<Item> {
  /** Begins the words of a failure, e.g. 'Your collections'. */
  readonly name: string;
  readonly request: ListRequest;
  /** undefined until they are loaded. */
  readonly items: readonly Item[] | undefined;
  readonly keyOf: (item: Item) => string;
  readonly children: (item: Item, at: number) => ReactNode;
  /** Placeholder of the size that the list will have. */
  readonly skeleton: ReactNode;
  readonly className: string;
  /** Shown above the loaded items, e.g. the name of the list. */
  readonly head?: ReactNode;
  /** Shown and announced once the items are loaded and whenever their number changes. */
  readonly count?: string;
  /** The next step for a person who has no items; set where that is the case. */
  readonly empty?: ReactNode;
  /** The reason of a failure, as a sentence. */
  readonly reason?: (error: ApiError) => string;
  readonly paging?: Paging | undefined;
}

/**
 * A list of things that belong to a person. It has the states of its request, announces the number of its items, and shows a pager
 * with several pages. Loaded items stay visible during a failure.
 */
export function PersonalList<Item>({
  name,
  request,
  items,
  keyOf,
  children,
  skeleton,
  className,
  head,
  count,
  empty,
  reason = (error) => failureText(error, 'Please try again.'),
  paging,
}: PersonalListProps<Item>): ReactNode {
  const { error, isFetching, isPlaceholderData, refetch } = request;
  return (
    <>
      {error && (
        <Notice onRetry={mayRetry(error) ? () => void refetch() : undefined} isRetrying={isFetching}>
          {`${name} could not be ${items ? 'updated' : 'loaded'}. ${reason(error)}`}
        </Notice>
      )}
      {!items && !error && skeleton}
      {items && (
        <>
          {head}
          {count !== undefined && (
            <p className="personal-list__count" role="status">
              {count}
            </p>
          )}
          {empty}
          <ul className={className} aria-busy={isPlaceholderData && isFetching}>
            {items.map((item, at) => (
              <li key={keyOf(item)}>{children(item, at)}</li>
            ))}
          </ul>
          {paging && (
            <Pages paging={paging} isEmpty={items.length === 0} isComing={isPlaceholderData || isFetching} />
          )}
        </>
      )}
    </>
  );
}

interface PagesProps {
  readonly paging: Paging;
  /** The present page has no items. */
  readonly isEmpty: boolean;
  /** Another response is pending. */
  readonly isComing: boolean;
}

/**
 * The pager. It steps back from a page without items, or beyond the last one: removing the last item of a page leaves the page before.
 */
function Pages({ paging, isEmpty, isComing }: PagesProps): ReactNode {
  const { address, pageCount, total, onEmptyFirstPage } = paging;
  // The address is then that of the dialog over this page.
  const isCovered = useIsCovered(address.location);
  const stepBack = useEffectEvent(() => {
    // The items that move up to the first page are known once the server has the removals.
    if (address.page === 1) onEmptyFirstPage?.();
    else address.stepTo(Math.max(1, Math.min(address.page - 1, pageCount)));
  });
  const isLeft = (isEmpty || address.page > pageCount) && total > 0 && !isComing && !isCovered;
  useEffect(() => {
    if (isLeft) stepBack();
  }, [isLeft]);
  return <Pager page={address.page} pageCount={pageCount} onPage={address.turnTo} />;
}

/** The placeholder of a list: so many items that have their final size. */
export const SkeletonItems = ({ className, count, children }: SkeletonItemsProps): ReactNode => (
  <ul className={className} aria-busy="true" aria-label="Loading...">
    {Array.from({ length: count }, (_, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: placeholders are all alike.
      <li key={at}>{children}</li>
    ))}
  </ul>
);

interface SkeletonItemsProps {
  readonly className: string;
  readonly count: number;
  readonly children: ReactNode;
}
