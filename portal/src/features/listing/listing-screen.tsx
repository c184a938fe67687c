import { listingHead } from '@hearth/domain/page/listing-head.ts';
import type { ReactNode } from 'react';
import { useApp } from '../../shared/app/app-context.tsx';
import { PageHead } from '../../shared/app/page-head.tsx';
import type { ScreenProps } from '../../shared/app/screen-props.ts';
import { useStep } from '../../shared/listing/use-step.ts';
import { Breadcrumbs } from './breadcrumbs.tsx';
import { FailureNotice } from './failure-notice.tsx';
import { GoneListing } from './gone-listing.tsx';
import { ListingDetailsView } from './listing-details-view.tsx';
import { ListingSkeleton } from './listing-skeleton.tsx';
import { ResultSteps } from './result-steps.tsx';
import { useListing } from './use-listing.ts';
import './listing.css';

/** A listing as a separate page. */
export function ListingScreen({
  params: { id, address },
  notFound,
}: Pick<ScreenProps<'listing'>, 'params' | 'notFound'>): ReactNode {
  const { edition, homes } = useApp();
  const onStep = useStep();
  const { request, retry } = useListing(id);
  const listing = request.state === 'succeeded' ? request.listing : null;
  const shown = listing ?? (request.state === 'loading' ? homes.cardOf(id) : undefined);

  if (request.state === 'missing') return notFound;
  return (
    <div className="listing-page" aria-busy={request.state === 'loading'}>
      {/* Any address that ends in its id leads here. */}
      {request.state !== 'gone' && <PageHead {...(listing && listingHead(listing, edition))} />}
      <div className="listing-page__top">
        {listing && <Breadcrumbs listing={listing} />}
        <ResultSteps id={id} onStep={onStep} />
      </div>
      {request.state === 'succeeded' && request.stale && (
        <FailureNotice failure={request.stale} onRetry={retry} />
      )}
      {shown && <ListingDetailsView key={shown.listingid} listing={shown} details={listing} />}
      {request.state === 'loading' && !shown && <ListingSkeleton />}
      {request.state === 'gone' && (
        <>
          <PageHead title={`Home no longer on the market | ${edition.name}`} />
          <GoneListing address={address} />
        </>
      )}
      {request.state === 'failed' && <FailureNotice failure={request} onRetry={retry} />}
    </div>
  );
}
