import type { Media } from '@hearth/domain/listing/listing.ts';
import { photoSources } from '@hearth/domain/listing/photo-sources.ts';
import { deferred, useDeferred } from '@hearth/widgets/ui/use-deferred.ts';
import type PhotoSwipe from 'photoswipe';
import type { PhotoSwipeOptions, SlideData } from 'photoswipe';
import { useEffect, useState } from 'react';
import { withToasts } from '../../ui/toast.ts';
import { useCloseRequest } from '../../ui/use-close-request.ts';
import './photo-viewer.css';

interface PhotoViewerProps {
  /** Those of the moment it opens are shown until it closes, also when the listing is fetched anew. */
  readonly images: readonly Media[];
  /** The photo that is shown first. */
  readonly index: number;
  /** Its identity must not change while the viewer is open. */
  readonly onClose: () => void;
}

const photoSwipe = deferred(async () => (await import('photoswipe')).default);

/** The photos over the whole window, by PhotoSwipe, which is fetched with the first photo that is opened. */
export function PhotoViewer({ images, index, onClose }: PhotoViewerProps): null {
  const Viewer = useDeferred(photoSwipe);
  const [opened] = useState(images);
  useCloseRequest(true, onClose);
  useEffect(() => {
    if (Viewer === undefined) return;
    if (Viewer === null) {
      withToasts((toasts) =>
        toasts.error('The photos could not be opened. Check your connection and try again.'),
      );
      return onClose();
    }
    const viewer = new Viewer({ ...options, dataSource: opened.map(slideOf), index });
    viewer.on('firstUpdate', () => describe(viewer));
    viewer.on('destroy', onClose);
    viewer.init();
    return () => {
      viewer.off('destroy', onClose);
      if (!viewer.isDestroying) viewer.destroy();
    };
  }, [Viewer, opened, index, onClose]);
  return null;
}

const options = {
  mainClass: 'viewer',
  // PhotoSwipe ignores Escape and `destroy` during an opening animation.
  showHideAnimationType: 'none',
  bgOpacity: 1,
  indexIndicatorSep: ' of ',
  closeTitle: 'Close the photos',
  zoomTitle: 'Zoom',
  arrowPrevTitle: 'Previous photo',
  arrowNextTitle: 'Next photo',
  errorMsg: 'This photo could not be loaded.',
} satisfies PhotoSwipeOptions;

const slideOf = (image: Media): SlideData => ({
  src: image.mediaurl,
  srcset: photoSources(image),
  width: image.width,
  height: image.height,
  alt: image.shortdescription ?? '',
});

/** PhotoSwipe does not name its dialog and does not announce its counter. */
function describe({ element }: PhotoSwipe): void {
  element?.setAttribute('aria-label', 'Photo viewer');
  element?.querySelector('.pswp__counter')?.setAttribute('aria-live', 'polite');
}
