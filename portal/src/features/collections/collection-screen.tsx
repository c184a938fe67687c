import { removeFromCollection } from '@hearth/domain/contract/collection.ts';
import type { ListingCard as Card } from '@hearth/domain/contract/listing-card.ts';
import { streetLine } from '@hearth/domain/listing/address.ts';
import { dismissedCollection } from '@hearth/domain/people/dismissed-collection.ts';
import { ListingCard } from '@hearth/widgets/listing-card/listing-card.tsx';
import { ListingCardSkeleton } from '@hearth/widgets/listing-card/listing-card-skeleton.tsx';
import { Button } from '@hearth/widgets/ui/button.tsx';
import { Skeleton } from '@hearth/widgets/ui/skeleton.tsx';
import { VisuallyHidden } from '@hearth/widgets/ui/visually-hidden.tsx';
import { type ReactNode, useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { useApp, useSession } from '../../shared/app/app-context.tsx';
import { PageHead } from '../../shared/app/page-head.tsx';
import type { ScreenProps } from '../../shared/app/screen-props.ts';
import type { Session } from '../../shared/app/session.ts';
import {
  type ListChoices,
  type ListNavigation,
  useListAddress,
} from '../../shared/personal-list/list-state.ts';
import { PersonalList, SkeletonItems } from '../../shared/personal-list/personal-list.tsx';
import { useFocusAfter } from '../../shared/personal-list/use-focus-after.ts';
import {
  membershipChange,
  noteRetained,
  shortName,
  whyFailed,
} from '../../shared/saving/collection-changes.ts';
import { homeCount } from '../../shared/saving/home-count.ts';
import type { CollectionPage } from '../../shared/saving/saving.ts';
import { CollectionDialog } from './collection-dialog.tsx';
import { useLeftRemovals } from './left-removals.ts';
import { removeWithUndo } from './remove-with-undo.ts';
import { useCollection } from './use-collection.ts';
import './collections.css';

type CollectionScreenProps = Pick<ScreenProps<'collection'>, 'params' | 'location' | 'notFound'>;

/** One collection: its homes, 20 to a page. */
export function CollectionScreen(props: CollectionScreenProps): ReactNode {
  useLeftRemovals();
  return <CollectionById key={props.params.id} {...props} />;
}

function CollectionById({ params: { id }, location, notFound }: CollectionScreenProps): ReactNode {
  const { edition } = useApp();
  const address = useListAddress(location);
  const { query, collection } = useCollection(id, address.page);
  if (query.error?.code === 'not_found' || query.error?.code === 'validation_failed') return notFound;
  return (
    <section className="collections page-width" aria-busy={query.isFetching && !query.isSuccess}>
      <PageHead title={`${collection?.name ?? 'Collection'} | ${edition.name}`} canonical={null} />
      <p>
        <a href="/menu/collections">Collections</a>
      </p>
      <Homes collection={collection} request={query} address={address} />
    </section>
  );
}

interface HomesProps {
  readonly collection: CollectionPage | undefined;
  readonly request: ReturnType<typeof useCollection>['query'];
  readonly address: ListNavigation<ListChoices>;
}

function Homes({ collection, request, address }: HomesProps): ReactNode {
  const { homes } = useApp();
  const session = useSession();
  const navigate = useNavigate();
  const listings = collection?.listings;
  useEffect(() => {
    if (listings) homes.showResults(listings);
  }, [homes, listings]);
  const focusAfter = useFocusAfter('.collection-home__remove');
  const isDismissed = collection?.id === dismissedCollection;
  const remove = (listing: Card, at: number) => {
    if (!collection) return;
    focusAfter.removal(at);
    removeHome(session, collection, listing, () => focusAfter.undo(listing.listingid));
    if (isDismissed && collection.total === 1) void navigate('/menu/collections');
  };
  return (
    <PersonalList
      name="This collection"
      request={request}
      reason={whyFailed}
      items={listings}
      keyOf={({ listingkey }) => listingkey}
      className="collection-homes"
      head={collection && <Head collection={collection} />}
      count={
        collection?.total === 0
          ? 'There are no listings in this collection yet'
          : homeCount(collection?.total ?? 0)
      }
      paging={collection && { ...collection, address, onEmptyFirstPage: () => void session.saving.settle() }}
      skeleton={<Waiting />}
    >
      {(listing, at) => (
        <>
          <ListingCard listing={listing} headingLevel={2} eager={at < 2} />
          <Button
            look="quiet"
            className="collection-home__remove"
            data-id={listing.listingid}
            onClick={() => remove(listing, at)}
          >
            {isDismissed ? 'Show in searches again' : 'Remove'}
            <VisuallyHidden>: {streetLine(listing)}</VisuallyHidden>
          </Button>
        </>
      )}
    </PersonalList>
  );
}

function Head({ collection }: { readonly collection: CollectionPage }): ReactNode {
  const { id, name, description } = collection;
  return (
    <>
      <div className="collections__head">
        <h1 dir="auto">{name}</h1>
        {id !== dismissedCollection && <Edit collection={collection} />}
      </div>
      {description !== null && (
        <p className="collections__description" dir="auto">
          {description}
        </p>
      )}
    </>
  );
}

function removeHome(session: Session, { id, name }: CollectionPage, listing: Card, onUndo: () => void): void {
  const { listingid } = listing;
  const isDismissed = id === dismissedCollection;
  removeWithUndo(session, {
    change: membershipChange(session, { collectionId: id, listingid, isIn: false }),
    done: isDismissed ? 'Your searches show this home again' : `Removed from ${shortName(name)}`,
    what: streetLine(listing),
    failed: isDismissed ? 'Unable to remove from dismissed' : 'Unable to apply changes to Collection',
    send: (call) => call(removeFromCollection, { params: { id, listingId: listingid } }),
    onSent: () => {
      if (isDismissed) noteRetained(session, listingid);
    },
    onUndo,
  });
}

function Edit({ collection }: { readonly collection: CollectionPage }): ReactNode {
  const [isOpen, open] = useState(false);
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => open(true)}>
        Edit
      </Button>
      {isOpen && <CollectionDialog collection={collection} onClose={() => open(false)} />}
    </>
  );
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
