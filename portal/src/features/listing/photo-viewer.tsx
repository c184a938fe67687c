import type { Media } from '@hearth/domain/listing/listing.ts';
import { photoSources } from '@hearth/domain/listing/photo-sources.ts';
import { deferred, useDeferred } from '@hearth/widgets/ui/use-deferred.ts';
import type PhotoSwipe from 'photoswipe';
import type { PhotoSwipeOptions, SlideData, UIElementData } from 'photoswipe';
import { useEffect, useState } from 'react';
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

const photoSwipe = deferred(async () => (await import('photoswipe')).default);

/** The photos over the whole window, by PhotoSwipe, which is fetched with the first photo that is opened. */
export function PhotoViewer({ images, locked, index, onClose, onUnlock }: PhotoViewerProps): null {
  const Viewer = useDeferred(photoSwipe);
  const [opened] = useState({ images, locked, onUnlock });
  useCloseRequest(true, onClose);
  useEffect(() => {
    if (Viewer === undefined) return;
    if (Viewer === null) {
      withToasts((toasts) =>
        toasts.error('The photos could not be opened. Check your connection and try again.'),
      );
      return onClose();
    }
    const viewer = new Viewer({ ...options, dataSource: opened.images.map(slideOf), index });
    // The small rendition stands in for every photo that is coming, not only for the first.
    viewer.addFilter('placeholderSrc', (_src, { data }) => data.msrc ?? false);
    viewer.on('uiRegister', () => viewer.ui?.registerElement(captions(opened)));
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

/** The words below a photo; below the last one also that there are further ones, and the way to them. */
function captions({
  images,
  locked,
  onUnlock,
}: Pick<PhotoViewerProps, 'images' | 'locked' | 'onUnlock'>): UIElementData {
  return {
    name: 'caption',
    className: 'viewer__caption',
    appendTo: 'root',
    onInit(element, viewer) {
      const unlock = document.createElement('button');
      unlock.type = 'button';
      unlock.textContent = unlockWords(locked);
      unlock.onclick = () => {
        viewer.close();
        onUnlock?.();
      };
      const show = () => {
        const caption = images[viewer.currIndex]?.shortdescription ?? '';
        const isLast = locked > 0 && viewer.currIndex === images.length - 1;
        const words = [caption, isLast ? lockedWords(locked) : ''].filter(Boolean).join(' · ');
        element.replaceChildren(words, ...(isLast && onUnlock ? [unlock] : []));
        element.hidden = words === '';
      };
      viewer.on('change', show);
    },
  };
}

const lockedWords = (count: number): string =>
  count === 1 ? 'One more photo is not public.' : `${count} more photos are not public.`;

/** Of a button that leads to the photos that the visitor may not see yet. */
export const unlockWords = (count: number): string =>
  count === 1 ? 'Unlock one more photo' : `Unlock ${count} more photos`;

const slideOf = (image: Media): SlideData => ({
  src: image.mediaurl,
  srcset: photoSources(image),
  msrc: Object.values(image.diffimgsizes)[0] ?? image.mediaurl,
  width: image.width,
  height: image.height,
  alt: image.shortdescription ?? '',
});

/** PhotoSwipe does not name its dialog and does not announce its counter. */
function describe({ element }: PhotoSwipe): void {
  element?.setAttribute('aria-label', 'Photo viewer');
  element?.querySelector('.pswp__counter')?.setAttribute('aria-live', 'polite');
}
