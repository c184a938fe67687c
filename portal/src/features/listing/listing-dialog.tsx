import type { ListingCard } from '@hearth/domain/contract/listing-card.ts';
import { cityLine, streetLine } from '@hearth/domain/listing/address.ts';
import { IconButton } from '@hearth/widgets/ui/button.tsx';
import { Notice } from '@hearth/widgets/ui/notice.tsx';
import { type ReactNode, useDeferredValue, useRef } from 'react';
import { useApp } from '../../shared/app/app-context.tsx';
import { Modal } from '../../ui/modal.tsx';
import { Breadcrumbs } from './breadcrumbs.tsx';
import { FailureNotice } from './failure-notice.tsx';
import { GoneListing } from './gone-listing.tsx';
import { ListingDetailsView } from './listing-details-view.tsx';
import { ListingSkeleton } from './listing-skeleton.tsx';
import { ResultSteps, type StepTo } from './result-steps.tsx';
import { useDialogScroll } from './use-dialog-scroll.ts';
import { type ListingRequest, useListing } from './use-listing.ts';
import './listing.css';
import './listing-dialog.css';

interface ListingDialogProps {
  /** Its identity, by which its scroll position is kept. */
  readonly dialog: string;
  readonly id: string;
  /** The address in the words of the path. */
  readonly address: string;
  /** Escape, the cross and a click beside the dialog ask for this. */
  readonly onClose: () => void;
  readonly onStep: StepTo;
}

/**
 * A listing over the page that it was opened from; the dialog traps the focus and returns it. It begins with what the card of the
 * listing shows.
 */
export function ListingDialog({ dialog, id, address, onClose, onStep }: ListingDialogProps): ReactNode {
  const { homes } = useApp();
  const { request, retry } = useListing(id);
  const details = request.state === 'succeeded' ? request.listing : null;
  const listing = details ?? (request.state === 'loading' ? homes.cardOf(id) : undefined);
  // Price, address and the first photo are painted before the ways to other places and the other photos, whose room is free.
  const isPainted = useDeferredValue(true, false);
  const popup = useRef<HTMLDivElement>(null);
  useDialogScroll(popup, dialog);
  const step = (path: string) => {
    popup.current?.scrollTo(0, 0);
    onStep(path);
  };
  return (
    <Modal
      isPage
      className="listing-dialog"
      label={listing ? nameOf(listing) : 'Listing'}
      popup={popup}
      onClose={onClose}
    >
      <div className="listing-dialog__bar">
        {isPainted && listing && <Breadcrumbs listing={listing} />}
        {isPainted && <ResultSteps id={id} onStep={step} />}
        <IconButton icon="close" label="Close the listing" onClick={onClose} />
      </div>
      <div className="listing-dialog__body" aria-busy={request.state === 'loading'}>
        {request.state === 'succeeded' && request.stale && (
          <FailureNotice failure={request.stale} onRetry={retry} />
        )}
        {listing ? (
          <ListingDetailsView
            key={listing.listingid}
            listing={listing}
            details={details}
            isPainted={isPainted}
          />
        ) : (
          <WithoutListing request={request} address={address} onRetry={retry} />
        )}
      </div>
    </Modal>
  );
}

interface WithoutListingProps {
  readonly request: ListingRequest;
  readonly address: string;
  readonly onRetry: () => void;
}

function WithoutListing({ request, address, onRetry }: WithoutListingProps): ReactNode {
  switch (request.state) {
    case 'missing':
      return <Notice>This home is no longer listed.</Notice>;
    case 'gone':
      return <GoneListing address={address} />;
    case 'failed':
      return <FailureNotice failure={request} onRetry={onRetry} />;
    default:
      return <ListingSkeleton />;
  }
}

const nameOf = (listing: ListingCard): string => `${streetLine(listing)}, ${cityLine(listing)}`;
