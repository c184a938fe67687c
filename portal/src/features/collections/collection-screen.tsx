import { removeFromCollection } from '@hearth/domain/contract/collection-routes.ts';
import type { ListingCard as Card } from '@hearth/domain/contract/listing-card.ts';
import { streetLine } from '@hearth/domain/listing/address.ts';
import { dismissedCollection } from '@hearth/domain/people/dismissed-collection.ts';
import { mayRetry } from '@hearth/widgets/client/failure-text.ts';
import { ListingCard } from '@hearth/widgets/listing-card/listing-card.tsx';
import { ListingCardSkeleton } from '@hearth/widgets/listing-card/listing-card-skeleton.tsx';
import { Button } from '@hearth/widgets/ui/button.tsx';
import { Notice } from '@hearth/widgets/ui/notice.tsx';
import { Pager } from '@hearth/widgets/ui/pager.tsx';
import { Skeleton } from '@hearth/widgets/ui/skeleton.tsx';
import { VisuallyHidden } from '@hearth/widgets/ui/visually-hidden.tsx';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { type Location, useNavigate } from 'react-router';
import { useApp, useSession } from '../../shared/app/app-context.tsx';
import { PageHead } from '../../shared/app/page-head.tsx';
import type { Session } from '../../shared/app/session.ts';
import {
  membershipChange,
  noteRetained,
  shortName,
  whyFailed,
} from '../../shared/saving/collection-changes.ts';
import { homeCount } from '../../shared/saving/home-count.ts';
import type { CollectionPage } from '../../shared/saving/saving.ts';
import { useIsCovered } from '../../ui/navigation-kind.tsx';
import { CollectionDialog } from './collection-dialog.tsx';
import { removeWithUndo } from './remove-with-undo.ts';
import { useCollection } from './use-collection.ts';
import { useFocusAfter } from './use-focus-after.ts';
import './collections.css';

interface CollectionScreenProps {
  readonly id: string;
  readonly location: Location;
  readonly notFound: ReactNode;
}

/** One collection: its homes, 20 to a page. */
export function CollectionScreen({ id, location, notFound }: CollectionScreenProps): ReactNode {
  const { edition } = useApp();
  const page = pageIn(location.search);
  const { query, collection } = useCollection(id, page);
  if (query.error?.code === 'not_found' || query.error?.code === 'validation_failed') return notFound;
  return (
    <section className="collections page-width" aria-busy={query.isFetching && !query.isSuccess}>
      <PageHead title={`${collection?.name ?? 'Collection'} | ${edition.name}`} canonical={null} />
      <p>
        <a href="/menu/collections">Collections</a>
      </p>
      {query.error && (
        <Notice
          onRetry={mayRetry(query.error) ? () => void query.refetch() : undefined}
          isRetrying={query.isFetching}
        >
          {`This collection could not be ${collection ? 'updated' : 'loaded'}. ${whyFailed(query.error)}`}
        </Notice>
      )}
      {collection && (
        <Homes
          collection={collection}
          page={page}
          location={location}
          isComing={query.isPlaceholderData || query.isFetching}
          isTurning={query.isPlaceholderData && query.isFetching}
        />
      )}
      {!collection && !query.error && <Waiting />}
    </section>
  );
}

/** The number of the page that a query names, from 1. */
function pageIn(search: string): number {
  const text = new URLSearchParams(search).get('page') ?? '';
  return /^[1-9]\d{0,3}$/.test(text) ? Number(text) : 1;
}

interface HomesProps {
  readonly collection: CollectionPage;
  readonly page: number;
  readonly location: Location;
  /** Another answer is on its way. */
  readonly isComing: boolean;
  /** The homes are still those of the page before. */
  readonly isTurning: boolean;
}

function Homes({ collection, page, location, isComing, isTurning }: HomesProps): ReactNode {
  const { homes } = useApp();
  const session = useSession();
  const navigate = useNavigate();
  const { id, name, description, listings, total, pageCount } = collection;
  useEffect(() => homes.showResults(listings), [homes, listings]);
  useExistingPage({ collection, page, location, isComing });
  const focusAfter = useFocusAfter('.collection-home__remove');
  const isDismissed = id === dismissedCollection;
  const remove = (listing: Card, at: number) => {
    focusAfter.removal(at);
    removeHome(session, collection, listing, () => focusAfter.undo(listing.listingid));
    if (isDismissed && total === 1) void navigate('/menu/collections');
  };
  const turnTo = (to: number) => {
    void navigate(to === 1 ? location.pathname : `${location.pathname}?page=${to}`);
    scrollTo({ top: 0 });
    document.getElementById('main')?.focus({ preventScroll: true });
  };
  return (
    <>
      <div className="collections__head">
        <h1 dir="auto">{name}</h1>
        {!isDismissed && <Edit collection={collection} />}
      </div>
      {description !== null && (
        <p className="collections__description" dir="auto">
          {description}
        </p>
      )}
      <p className="collections__note" role="status">
        {total === 0 ? 'There are no listings in this collection yet' : homeCount(total)}
      </p>
      <ul className="collection-homes" aria-busy={isTurning}>
        {listings.map((listing, at) => (
          <li key={listing.listingkey}>
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
          </li>
        ))}
      </ul>
      <Pager page={page} pageCount={pageCount} onPage={turnTo} />
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

/** Steps back from a page without homes: removing the last one of a page leaves the one before. */
function useExistingPage({ collection, page, location, isComing }: Omit<HomesProps, 'isTurning'>): void {
  const { saving } = useSession();
  const navigate = useNavigate();
  // The address is then that of the listing over this page.
  const isCovered = useIsCovered(location);
  const { listings, total, pageCount } = collection;
  const isEmpty = listings.length === 0 && total > 0 && !isComing && !isCovered;
  const stepBack = useEffectEvent(() => {
    // The homes that come up to the first page are known once the server has the removals.
    if (page === 1) return void saving.settle();
    const last = Math.min(page - 1, pageCount);
    void navigate(last <= 1 ? location.pathname : `${location.pathname}?page=${last}`, { replace: true });
  });
  useEffect(() => {
    if (isEmpty) stepBack();
  }, [isEmpty]);
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
    <ul className="collection-homes" aria-hidden="true">
      {[1, 2, 3, 4, 5, 6].map((card) => (
        <li key={card}>
          <ListingCardSkeleton />
        </li>
      ))}
    </ul>
  </>
);
