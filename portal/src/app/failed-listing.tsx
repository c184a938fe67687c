import { Button } from '@hearth/widgets/ui/button.tsx';
import { type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react';
import './failed-listing.css';

interface FailedListingProps {
  /** Resolves once it is known whether the listing can be shown; then this is gone. */
  readonly onRetry: () => Promise<void>;
  readonly onClose: () => void;
}

/**
 * Stands where a listing was to open over its page. The browser's own dialog, since the code of the others may be as much out of reach
 * as that of the listing.
 */
export function FailedListing({ onRetry, onClose }: FailedListingProps): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const ids = useId();
  const [isTrying, setTrying] = useState(false);
  const [hasTried, setTried] = useState(false);
  useLayoutEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    // Gives the focus back to the link of the listing.
    return () => shown?.close();
  }, []);
  const retry = async () => {
    setTrying(true);
    setTried(false);
    await onRetry();
    setTrying(false);
    setTried(true);
  };
  return (
    <dialog
      ref={dialog}
      className="failed-listing"
      role="alertdialog"
      aria-labelledby={`${ids}-title`}
      aria-describedby={`${ids}-words`}
      onClose={() => {
        if (dialog.current?.open === false) onClose();
      }}
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
        <Button onClick={() => dialog.current?.close()}>Close</Button>
      </div>
    </dialog>
  );
}
