import type { ListingCard as Card } from '@hearth/domain/contract/listing-card.ts';
import { collectionPageSize } from '@hearth/domain/people/collection-rules.ts';
import { dismissedCollection } from '@hearth/domain/people/dismissed-collection.ts';
import { isReservedCollection, proposedCollection } from '@hearth/domain/people/proposed-collection.ts';
import { ListingCardSkeleton } from '@hearth/widgets/listing-card/listing-card-skeleton.tsx';
import { Notice } from '@hearth/widgets/ui/notice.tsx';
import { Pager } from '@hearth/widgets/ui/pager.tsx';
import { Skeleton } from '@hearth/widgets/ui/skeleton.tsx';
import { deferred, useDeferred } from '@hearth/widgets/ui/use-deferred.ts';
import { keepPreviousData, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { type ComponentProps, type ReactNode, useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { useApp, useSession } from '../../shared/app/app-context.tsx';
import { PageHead } from '../../shared/app/page-head.tsx';
import { PageLink } from '../../shared/app/page-link.tsx';
import type { ScreenProps } from '../../shared/app/screen-props.ts';
import { useChange, useShownQuery } from '../../shared/changes/use-change.ts';
import { CompareToggle } from '../../shared/comparing/compare-toggle.tsx';
import { HomeCard } from '../../shared/listing/home-card.tsx';
import { useListAddress } from '../../shared/personal-list/list-state.ts';
import { PersonalList, SkeletonItems } from '../../shared/personal-list/personal-list.tsx';
import { useFocusAfter } from '../../shared/personal-list/use-focus-after.ts';
import { failureReason } from '../../shared/saving/collection-changes.ts';
import { type CollectionPage, collectionPageQuery } from '../../shared/saving/collection-queries.ts';
import { homeCount } from '../../shared/saving/home-count.ts';
import { SaveCard } from '../../shared/saving/save-card.tsx';
import { useKeptFocus } from '../../ui/use-kept-focus.ts';
import { ClosedCollection, PartedCollection, useParting } from './closed-collection.tsx';
import { type CollectionAddress, collectionChoices, isByHand, orderQuery } from './collection-address.ts';
import { removal } from './collection-changes.ts';
import { CollectionHead } from './collection-head.tsx';
import { CollectionMap } from './collection-map.tsx';
import { CollectionTools } from './collection-tools.tsx';
import { FirstHomes } from './first-homes.tsx';
import { HomeEntry } from './home-entry.tsx';
import type { Reorder } from './reorder.tsx';
import { hasVotes } from './votes/has-votes.ts';
import { votesQuery } from './votes/vote-changes.ts';
import { VotesBar } from './votes/votes-bar.tsx';
import './collections.css';

type CollectionScreenProps = Pick<
  ScreenProps<'collection'>,
  'params' | 'location' | 'notFound' | 'searchBar'
>;

/** One collection: its homes, 20 to a page. Another person who logs in sees nothing that the one before typed. */
export const CollectionScreen = (props: CollectionScreenProps): ReactNode => (
  <CollectionById key={[...useSession().root, props.params.id].join(' ')} {...props} />
);

function CollectionById({ params: { id }, location, notFound, searchBar }: CollectionScreenProps): ReactNode {
  const { edition } = useApp();
  const session = useSession();
  const address = useListAddress(location, collectionChoices);
  const { query, data } = useShownQuery({
    ...collectionPageQuery(session, id, address.page, orderQuery(address.chosen)),
    // The page before stays until the next one is here.
    placeholderData: keepPreviousData,
  });
  const votes = useQuery({ ...votesQuery(session, id), enabled: data !== undefined && hasVotes(data) });
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    if (!votes.isLoading) return;
    const timer = setTimeout(() => setShown(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [votes.isLoading]);
  // Lines of votes that came later would move the homes. A page that is open stays, e.g. when the first person joins.
  const collection = isShown || !votes.isLoading ? data : undefined;
  if (collection && !isShown) setShown(true);
  const parting = useParting(id);
  if (parting) return <PartedCollection by={parting} />;
  if (query.error?.code === 'validation_failed') return notFound;
  if (query.error?.code === 'not_found') return <ClosedCollection />;
  return (
    <section className="list-page collections page-width" aria-busy={query.isFetching && !query.isSuccess}>
      <PageHead title={`${collection?.name ?? 'Collection'} | ${edition.name}`} canonical={null} />
      <p>
        <PageLink href="/menu/collections">Collections</PageLink>
      </p>
      <Homes collection={collection} request={query} address={address} />
      {collection?.total === 0 && collection.can.changeHomes && !isReservedCollection(id) && (
        <FirstHomes searchBar={searchBar} />
      )}
    </section>
  );
}

/** The milliseconds that homes wait for their votes. */
const PATIENCE_MS = 400;

interface HomesProps {
  readonly collection: CollectionPage | undefined;
  readonly request: UseQueryResult<CollectionPage>;
  readonly address: CollectionAddress;
}

const reorder = deferred(() => import('./reorder.tsx'));

/** The homes as a list, on a map, or as rows that can be moved. The head stays in its place, and so does the focus in it. */
function Homes(props: HomesProps): ReactNode {
  const { collection, address } = props;
  const [isReordering, setReordering] = useState(false);
  const keepFocus = useKeptFocus();
  if (!collection) return <Cards {...props} />;
  const isMap = address.chosen.view === 'map';
  const mayReorder = isReordering && collection.can.order && isByHand(address.chosen);
  const stop = (button: HTMLElement) => {
    keepFocus(button);
    setReordering(false);
  };
  return (
    <>
      <CollectionHead collection={collection} />
      {!isMap && hasVotes(collection) && <VotesBar collection={collection} />}
      {!mayReorder && (
        <CollectionTools collection={collection} address={address} onReorder={() => setReordering(true)} />
      )}
      {mayReorder ? (
        <>
          <Rows collection={collection} onDone={stop} />
          <Pager page={address.page} pageCount={collection.pageCount} onPage={address.turnTo} />
        </>
      ) : isMap ? (
        <CollectionMap collection={collection} />
      ) : (
        <Cards {...props} />
      )}
    </>
  );
}

function Rows(props: ComponentProps<typeof Reorder>): ReactNode {
  const code = useDeferred(reorder);
  if (code === null) return <Notice>The homes can't be moved right now. Please try again later.</Notice>;
  return code ? <code.Reorder {...props} /> : <Waiting />;
}

function Cards({ collection, request, address }: HomesProps): ReactNode {
  const { homes } = useApp();
  const session = useSession();
  const navigate = useNavigate();
  const { listings, total = 0 } = collection ?? {};
  const before = (address.page - 1) * collectionPageSize;
  useEffect(() => {
    if (listings) homes.showResults(listings, { before, total });
  }, [homes, listings, before, total]);
  const focusAfter = useFocusAfter('.collection-home__remove');
  const { change: remove } = useChange((from: CollectionPage, listing: Card, at: number) => {
    focusAfter.removal(at);
    if (isReservedCollection(from.id) && from.total === 1) void navigate(session.to('/menu/collections'));
    return removal(session, from, listing, () => focusAfter.undo(listing.listingid));
  });
  return (
    <PersonalList
      name="This collection"
      request={request}
      reason={failureReason}
      items={listings}
      keyOf={({ listingkey }) => listingkey}
      className="collection-homes"
      count={collection?.total === 0 ? emptyWords(collection) : homeCount(collection?.total ?? 0)}
      paging={collection && { ...collection, address, onEmptyFirstPage: () => void session.changes.settle() }}
      skeleton={<Waiting />}
    >
      {(listing, at) => (
        <>
          <HomeCard
            listing={listing}
            headingLevel={2}
            eager={at < 2}
            actions={
              <>
                <CompareToggle listing={listing} />
                <SaveCard listing={listing} />
              </>
            }
          />
          {collection && (
            <HomeEntry
              collection={collection}
              listing={listing}
              onRemove={() => remove(collection, listing, at)}
            />
          )}
        </>
      )}
    </PersonalList>
  );
}

function emptyWords({ id }: CollectionPage): string {
  if (id === proposedCollection)
    return 'Homes that your agent recommends wait here for your answer. There are none right now.';
  if (id === dismissedCollection)
    return 'Homes that you hide from your searches are kept here. There are none right now.';
  return 'There are no listings in this collection yet';
}

const Waiting = (): ReactNode => (
  <>
    <div className="collections__head">
      <Skeleton width="40%" height="44px" />
    </div>
    <p className="collections__note">Loading...</p>
    <SkeletonItems className="collection-homes" count={6}>
      <ListingCardSkeleton />
    </SkeletonItems>
  </>
);
