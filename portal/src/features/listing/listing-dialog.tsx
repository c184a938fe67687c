import { cityLine, streetLine } from '@hearth/domain/listing/address.ts';
import { IconButton } from '@hearth/widgets/ui/button.tsx';
import { Notice } from '@hearth/widgets/ui/notice.tsx';
import type { ReactNode } from 'react';
import { ModalDialog } from '../../ui/modal-dialog.tsx';
import { Breadcrumbs } from './breadcrumbs.tsx';
import { FailureNotice } from './failure-notice.tsx';
import { ListingDetailsView } from './listing-details-view.tsx';
import { ListingSkeleton } from './listing-skeleton.tsx';
import { type ListingRequest, useListing } from './use-listing.ts';
import './listing.css';
import './listing-dialog.css';

interface ListingDialogProps {
  readonly id: string;
  /** Escape, the cross and a click beside the dialog ask for this. */
  readonly onClose: () => void;
}

/** A listing over the page that it was opened from; the dialog traps the focus and returns it. */
export function ListingDialog({ id, onClose }: ListingDialogProps): ReactNode {
  const { request, retry } = useListing(id);
  return (
    <ModalDialog className="listing-dialog" label={nameOf(request) ?? 'Listing'} onClose={onClose}>
      <div className="listing-dialog__bar">
        {request.state === 'succeeded' && <Breadcrumbs listing={request.listing} />}
        <IconButton icon="close" label="Close the listing" onClick={onClose} />
      </div>
      <div className="listing-dialog__body" aria-busy={request.state === 'loading'}>
        <DialogContent request={request} onRetry={retry} />
      </div>
    </ModalDialog>
  );
}

interface DialogContentProps {
  readonly request: ListingRequest;
  readonly onRetry: () => void;
}

function DialogContent({ request, onRetry }: DialogContentProps): ReactNode {
  switch (request.state) {
    case 'loading':
      return <ListingSkeleton />;
    case 'missing':
      return <Notice>This home is no longer listed.</Notice>;
    case 'gone':
      return <Notice>This listing is no longer on the market.</Notice>;
    case 'failed':
      return <FailureNotice failure={request} onRetry={onRetry} />;
    case 'succeeded':
      return (
        <>
          {request.stale && <FailureNotice failure={request.stale} onRetry={onRetry} />}
          <ListingDetailsView listing={request.listing} />
        </>
      );
  }
}

const nameOf = (request: ListingRequest): string | undefined =>
  request.state === 'succeeded' ? `${streetLine(request.listing)}, ${cityLine(request.listing)}` : undefined;
