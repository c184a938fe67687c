import type { ViewedListing } from '@hearth/domain/contract/history.ts';
import { streetLine } from '@hearth/domain/listing/address.ts';
import { viewedPerPage } from '@hearth/domain/people/history-rules.ts';
import { ListingCardSkeleton } from '@hearth/widgets/listing-card/listing-card-skeleton.tsx';
import { keepPreviousData } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { useApp, useSession } from '../../shared/app/app-context.tsx';
import type { ScreenProps } from '../../shared/app/screen-props.ts';
import { useShownQuery } from '../../shared/changes/use-change.ts';
import { SinceLook } from '../../shared/history/since-look.tsx';
import { HomeCard } from '../../shared/listing/home-card.tsx';
import { useListAddress } from '../../shared/personal-list/list-state.ts';
import { SkeletonItems } from '../../shared/personal-list/personal-list.tsx';
import { homeCount } from '../../shared/saving/home-count.ts';
import { SaveCard } from '../../shared/saving/save-card.tsx';
import { dayText } from '../../ui/day-text.ts';
import { removalOfHomes } from './history-changes.ts';
import { HistoryList } from './history-list.tsx';
import { byTime, periods } from './history-page.tsx';
import { viewedHomesQuery } from './history-queries.ts';
import { RemoveButton } from './remove-button.tsx';

const choices = { period: periods, sortType: ['DESC', 'ASC'] } as const;

/** The homes whose pages the person opened, 20 to a page. */
export function ViewedListingsScreen({
  location,
}: Pick<ScreenProps<'viewedListings'>, 'location'>): ReactNode {
  const session = useSession();
  const app = useApp();
  const address = useListAddress(location, choices);
  const { page, chosen } = address;
  const answer = useShownQuery({
    ...viewedHomesQuery(session, { page, ...chosen }),
    placeholderData: keepPreviousData,
  });
  const { items, total = 0 } = answer.data ?? {};
  const { homes } = app;
  useEffect(() => {
    const listings = items?.flatMap(({ listing }) => listing ?? []);
    if (listings) homes.showResults(listings, { before: (page - 1) * viewedPerPage, total });
  }, [homes, items, page, total]);
  return (
    <HistoryList
      title="Viewed Listings"
      things="viewed homes"
      address={address}
      answer={answer}
      sorting={byTime(address, ['Last viewed first', 'First viewed first'])}
      keyOf={({ listingid }) => listingid}
      removal={(listingids, onUndo) => removalOfHomes(session, app, listingids, onUndo)}
      className="history__homes"
      count={homeCount}
      empty={{
        own: {
          title: 'No homes here yet',
          text: 'Homes that you open are listed here, so that you find them again.',
          link: { href: session.searches.pathOf(session.searches.bare(false)), label: 'Find homes' },
        },
        theirs: 'They opened no homes yet.',
      }}
      skeleton={
        <SkeletonItems className="history__homes" count={6}>
          <ListingCardSkeleton />
        </SkeletonItems>
      }
    >
      {(item, at, onRemove) => <ViewedHome item={item} at={at} onRemove={onRemove} />}
    </HistoryList>
  );
}

interface ViewedHomeProps {
  readonly item: ViewedListing;
  readonly at: number;
  readonly onRemove: () => void;
}

const ViewedHome = ({ item: { listing, listingid, viewedAt }, at, onRemove }: ViewedHomeProps): ReactNode => (
  <>
    {listing ? (
      <>
        <HomeCard
          listing={listing}
          headingLevel={2}
          eager={at < 2}
          actions={<SaveCard listing={listing} />}
        />
        <SinceLook listing={listing} />
      </>
    ) : (
      <p className="viewed-home__gone">Home {listingid} isn’t available anymore.</p>
    )}
    <div className="viewed-home__foot">
      <span>Viewed {dayText(viewedAt)}</span>
      <RemoveButton id={listingid} label={listing ? streetLine(listing) : listingid} onRemove={onRemove} />
    </div>
  </>
);
