import { listingHead } from '@hearth/domain/page/listing-head.ts';
import type { ReactNode } from 'react';
import { useApp } from '../../ui/app-context.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { Breadcrumbs } from './breadcrumbs.tsx';
import { FailureNotice } from './failure-notice.tsx';
import { GoneListing } from './gone-listing.tsx';
import { ListingDetailsView } from './listing-details-view.tsx';
import { ListingSkeleton } from './listing-skeleton.tsx';
import { useListing } from './use-listing.ts';
import './listing.css';

interface ListingScreenProps {
  /** Listing id or MLS number. */
  readonly id: string;
  /** Shown for ids that nothing is listed under. */
  readonly notFound: ReactNode;
}

/** A listing as a page of its own. */
export function ListingScreen({ id, notFound }: ListingScreenProps): ReactNode {
  const { edition } = useApp();
  const { request, retry } = useListing(id);
  const listing = request.state === 'succeeded' ? request.listing : null;

  if (request.state === 'missing') return notFound;
  return (
    <div className="listing-page" aria-busy={request.state === 'loading'}>
      {/* Any address that ends in its id leads here. */}
      {request.state !== 'gone' && <PageHead {...(listing && listingHead(listing, edition))} />}
      {listing && <Breadcrumbs listing={listing} />}
      {request.state === 'succeeded' && request.stale && (
        <FailureNotice failure={request.stale} onRetry={retry} />
      )}
      {listing && <ListingDetailsView listing={listing} />}
      {request.state === 'loading' && <ListingSkeleton />}
      {request.state === 'gone' && <GoneListing />}
      {request.state === 'failed' && <FailureNotice failure={request} onRetry={retry} />}
    </div>
  );
}
