import type { ViewedListing } from '@hearth/domain/contract/history.ts';
import { streetLine } from '@hearth/domain/listing/address.ts';
import { viewedPerPage } from '@hearth/domain/people/history-rules.ts';
import { ListingCard } from '@hearth/widgets/listing-card/listing-card.tsx';
import { ListingCardSkeleton } from '@hearth/widgets/listing-card/listing-card-skeleton.tsx';
import { Button } from '@hearth/widgets/ui/button.tsx';
import { VisuallyHidden } from '@hearth/widgets/ui/visually-hidden.tsx';
import { keepPreviousData } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { useApp, useSession } from '../../shared/app/app-context.tsx';
import { ofPerson } from '../../shared/app/person-words.ts';
import type { ScreenProps } from '../../shared/app/screen-props.ts';
import { useChange, useShownQuery } from '../../shared/changes/use-change.ts';
import { SinceLook } from '../../shared/history/since-look.tsx';
import { EmptyList } from '../../shared/personal-list/empty-list.tsx';
import { useListAddress } from '../../shared/personal-list/list-state.ts';
import { PersonalList, SkeletonItems } from '../../shared/personal-list/personal-list.tsx';
import { useFocusAfter } from '../../shared/personal-list/use-focus-after.ts';
import { homeCount } from '../../shared/saving/home-count.ts';
import { SaveCard } from '../../shared/saving/save-card.tsx';
import { dayText } from '../../ui/day-text.ts';
import { removalOfHomes } from './history-changes.ts';
import { HistoryPage, periods } from './history-page.tsx';
import { viewedHomesQuery } from './history-queries.ts';

const choices = { period: periods, sortType: ['DESC', 'ASC'] } as const;
const orders = [
  { value: 'DESC', label: 'Last viewed first' },
  { value: 'ASC', label: 'First viewed first' },
];

/** The homes whose pages the person opened, 20 to a page. */
export function ViewedListingsScreen({
  location,
}: Pick<ScreenProps<'viewedListings'>, 'location'>): ReactNode {
  const session = useSession();
  const app = useApp();
  const address = useListAddress(location, choices);
  const { page, chosen } = address;
  const { query, data } = useShownQuery({
    ...viewedHomesQuery(session, { page, ...chosen }),
    placeholderData: keepPreviousData,
  });
  const { items, total = 0, isHidden = false } = data ?? {};
  const { homes } = app;
  useEffect(() => {
    const listings = items?.flatMap(({ listing }) => listing ?? []);
    if (listings) homes.showResults(listings, { before: (page - 1) * viewedPerPage, total });
  }, [homes, items, page, total]);
  const focusAfter = useFocusAfter('.viewed-home__remove');
  const { change: remove } = useChange((listingid: string, at: number) => {
    focusAfter.removal(at);
    return removalOfHomes(session, app, [listingid], () => focusAfter.undo(listingid));
  });
  const { change: clear } = useChange(() => removalOfHomes(session, app, 'all', () => {}));
  return (
    <HistoryPage
      title="Viewed Listings"
      period={chosen.period}
      onPeriod={(period) => address.choose({ period })}
      sorting={{
        value: chosen.sortType,
        choices: orders,
        onChange: (sortType) => address.choose({ sortType: sortType === 'ASC' ? 'ASC' : 'DESC' }),
      }}
      onClear={total > 0 ? clear : undefined}
      isHidden={isHidden}
      isUnshared={session.agentMode && query.error?.code === 'forbidden'}
    >
      <PersonalList
        name={ofPerson(session, 'viewed homes')}
        request={query}
        items={items}
        keyOf={({ listingid }) => listingid}
        className="history__homes"
        {...(total > 0 && { count: homeCount(total) })}
        empty={
          data &&
          total === 0 &&
          (session.agentMode ? (
            <p>They opened no homes yet.</p>
          ) : (
            <EmptyList
              title="No homes here yet"
              text="Homes that you open are listed here, so that you find them again."
              link={{ href: session.searches.pathOf(session.searches.bare(false)), label: 'Find homes' }}
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
          <SkeletonItems className="history__homes" count={6}>
            <ListingCardSkeleton />
          </SkeletonItems>
        }
      >
        {(item, at) => <ViewedHome item={item} at={at} onRemove={() => remove(item.listingid, at)} />}
      </PersonalList>
    </HistoryPage>
  );
}

interface ViewedHomeProps {
  readonly item: ViewedListing;
  readonly at: number;
  readonly onRemove: () => void;
}

function ViewedHome({ item: { listing, listingid, viewedAt }, at, onRemove }: ViewedHomeProps): ReactNode {
  const { agentMode } = useSession();
  return (
    <>
      {listing ? (
        <>
          <ListingCard
            listing={listing}
            headingLevel={2}
            eager={at < 2}
            actions={<SaveCard listing={listing} />}
          />
          <SinceLook listing={listing} />
        </>
      ) : (
        <p className="viewed-home__gone">Home {listingid} isn’t shown any more.</p>
      )}
      <div className="viewed-home__foot">
        <span>Viewed {dayText(viewedAt)}</span>
        {!agentMode && (
          <Button look="quiet" className="viewed-home__remove" data-id={listingid} onClick={onRemove}>
            Remove{' '}
            <VisuallyHidden>{listing ? streetLine(listing) : listingid} from your history</VisuallyHidden>
          </Button>
        )}
      </div>
    </>
  );
}
