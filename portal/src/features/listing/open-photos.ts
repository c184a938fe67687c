import type { Media } from '@hearth/domain/listing/listing.ts';
import { photoSources } from '@hearth/domain/listing/photo-sources.ts';
import PhotoSwipe, { type PhotoSwipeOptions, type SlideData, type UIElementData } from 'photoswipe';
import { lockedWords, unlockWords } from './locked-photos.ts';
import { gridButton, photoStrip } from './photo-strip.ts';

/** Arguments of a viewer of photos. */
interface OpenPhotos {
  readonly images: readonly Media[];
  /** How many further photos the visitor may not see. */
  readonly locked: number;
  /** The photo that is shown first. */
  readonly index: number;
  readonly onClose: () => void;
  /** Leads to an account that sees them all; null where there is none. */
  readonly onUnlock: (() => void) | null;
}

/**
 * Opens PhotoSwipe over the whole window.
 *
 * @returns a function that closes it without `onClose`
 */
export function openPhotos({ index, onClose, ...photos }: OpenPhotos): () => void {
  const bottom = photos.images.length < 2 ? 0 : stripHeight;
  const padding = { top: 0, bottom, left: 0, right: 0 };
  const viewer = new PhotoSwipe({ ...options, padding, dataSource: photos.images.map(slideOf), index });
  // The small rendition stands in for every photo that is coming, not only for the first.
  viewer.addFilter('placeholderSrc', (_src, { data }) => data.msrc ?? false);
  viewer.on('uiRegister', () => {
    viewer.ui?.registerElement(captions(photos));
    if (photos.images.length < 2) return;
    viewer.ui?.registerElement(photoStrip(photos.images));
    viewer.ui?.registerElement(gridButton);
  });
  viewer.on('firstUpdate', () => describe(viewer));
  viewer.on('destroy', onClose);
  viewer.init();
  return () => {
    viewer.off('destroy', onClose);
    if (!viewer.isDestroying) viewer.destroy();
  };
}

/** Pixels of the small photos below the large one. */
const stripHeight = 76;

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
function captions({ images, locked, onUnlock }: Omit<OpenPhotos, 'index' | 'onClose'>): UIElementData {
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
