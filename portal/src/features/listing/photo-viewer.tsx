import type { Media } from '@hearth/domain/listing/listing.ts';
import { deferred, useDeferred } from '@hearth/widgets/ui/use-deferred.ts';
import { useEffect, useState } from 'react';
import { afterPaint } from '../../ui/after-paint.ts';
import { withToasts } from '../../ui/toast.ts';
import { useCloseRequest } from '../../ui/use-close-request.ts';
import './photo-viewer.css';

interface PhotoViewerProps {
  /** Those of the moment it opens are shown until it closes, also when the listing is fetched anew. */
  readonly images: readonly Media[];
  /** How many further photos the visitor may not see. */
  readonly locked: number;
  /** The photo that is shown first. */
  readonly index: number;
  /** Its identity must not change while the viewer is open. */
  readonly onClose: () => void;
  /** Leads to an account that sees them all; null where there is none. */
  readonly onUnlock: (() => void) | null;
}

const viewer = deferred(async () => (await import('./open-photos.ts')).openPhotos);

/** The photos over the whole window, whose code is fetched with the first photo that is opened. */
export function PhotoViewer({ images, locked, index, onClose, onUnlock }: PhotoViewerProps): null {
  const open = useDeferred(viewer);
  const [opened] = useState({ images, locked, onUnlock });
  useCloseRequest(true, onClose);
  useEffect(() => {
    if (open === undefined) return;
    if (open === null) {
      withToasts((toasts) =>
        toasts.error('The photos could not be opened. Check your connection and try again.'),
      );
      return onClose();
    }
    let close = () => {};
    // It takes a phone a quarter of a second; meanwhile the press is shown.
    const cancel = afterPaint(() => {
      close = open({ ...opened, index, onClose });
    });
    return () => {
      cancel();
      close();
    };
  }, [open, opened, index, onClose]);
  return null;
}
