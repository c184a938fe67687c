import type { Media } from '@hearth/domain/listing/listing.ts';
import type PhotoSwipe from 'photoswipe';
import type { UIElementData } from 'photoswipe';

/** The class under which the strip of small photos is a grid in place of the large photo. */
const asGrid = 'viewer--grid';

/** Small pictures of all photos below the large one; a press leads to it. */
export const photoStrip = (images: readonly Media[]): UIElementData => ({
  name: 'strip',
  className: 'viewer__strip',
  appendTo: 'root',
  onInit(element, viewer) {
    const buttons = images.map((image, at) => thumbnail(image, at, () => choose(viewer, at)));
    element.append(...buttons);
    viewer.on('change', () => {
      for (const [at, button] of buttons.entries())
        button.toggleAttribute('aria-current', at === viewer.currIndex);
      buttons[viewer.currIndex]?.scrollIntoView({ block: 'nearest', inline: 'center' });
    });
  },
});

/** Shows all photos at once, and the large one again. */
export const gridButton: UIElementData = {
  name: 'grid',
  title: 'All photos',
  ariaLabel: 'All photos',
  order: 8,
  isButton: true,
  html: '<svg viewBox="0 0 24 24" class="viewer__grid-icon" aria-hidden="true"><path d="M4 4h6.5v6.5H4zM13.5 4H20v6.5h-6.5zM4 13.5h6.5V20H4zM13.5 13.5H20V20h-6.5z"/></svg>',
  onClick: (_event, button, viewer) => {
    const isGrid = viewer.element?.classList.toggle(asGrid) === true;
    button.setAttribute('aria-pressed', String(isGrid));
  },
};

function choose(viewer: PhotoSwipe, at: number): void {
  viewer.goTo(at);
  viewer.element?.classList.remove(asGrid);
  viewer.element?.querySelector('.pswp__button--grid')?.setAttribute('aria-pressed', 'false');
}

function thumbnail(image: Media, at: number, onPress: () => void): HTMLButtonElement {
  const button = document.createElement('button');
  const picture = document.createElement('img');
  picture.src = image.diffimgsizes['320'] ?? image.mediaurl;
  picture.alt = '';
  picture.loading = 'lazy';
  button.type = 'button';
  button.ariaLabel = `Show photo ${at + 1}`;
  button.append(picture);
  button.onclick = onPress;
  return button;
}
