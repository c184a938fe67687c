import { Button } from '@hearth/widgets/ui/button.tsx';
import { type ReactNode, useId, useState } from 'react';
import { Modal } from '../ui/modal.tsx';
import './failed-listing.css';

interface FailedListingProps {
  /** Resolves once it is known whether the listing can be shown; then this is gone. */
  readonly onRetry: () => Promise<void>;
  readonly onClose: () => void;
}

/** Stands where a listing was to open over its page. Its code is part of the page, since that of the listing could not be fetched. */
export function FailedListing({ onRetry, onClose }: FailedListingProps): ReactNode {
  const ids = useId();
  const [isTrying, setTrying] = useState(false);
  const [hasTried, setTried] = useState(false);
  const retry = async () => {
    setTrying(true);
    setTried(false);
    await onRetry();
    setTrying(false);
    setTried(true);
  };
  return (
    <Modal
      className="failed-listing"
      role="alertdialog"
      labelledBy={`${ids}-title`}
      describedBy={`${ids}-words`}
      onClose={onClose}
    >
      <h2 id={`${ids}-title`}>This home could not be opened</h2>
      <p id={`${ids}-words`}>Check your connection and try again.</p>
      <p role="status">{hasTried && 'It could not be opened this time either.'}</p>
      <div className="failed-listing__buttons">
        <Button
          look="primary"
          icon="retry"
          aria-disabled={isTrying}
          onClick={isTrying ? undefined : () => void retry()}
        >
          {isTrying ? 'Opening…' : 'Try again'}
        </Button>
        <Button onClick={onClose}>Close</Button>
      </div>
    </Modal>
  );
}
