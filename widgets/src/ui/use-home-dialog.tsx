import type { ReactNode } from 'react';
import { useEffect, useRef } from 'react';
import type { ListingSelection } from '../listing-card/listing-card.tsx';
import { followLink } from './follow-link.ts';
import type { Opening } from './home-opening.ts';
import { deferred } from './use-deferred.ts';

export interface OpeningProps {
  readonly open?: Opening | undefined;
  /** Homes with a page of the host's own open there. */
  readonly listingUrl?: string | undefined;
  readonly onListingSelect?: ((selection: ListingSelection) => unknown) | undefined;
}

interface HomeDialogUse {
  /** For cards: `false` where their link is not to be followed. */
  readonly onListingSelect: ((selection: ListingSelection) => unknown) | undefined;
  /** Has to be rendered: the dialog opens in the tree that it is in, with the look of that. */
  readonly place: ReactNode;
}

const dialog = deferred(() => import('./home-dialog.ts'));

/**
 * Opens homes over the host's page where `open` is set. In the server's own frames, which are as high as their content, a dialog would
 * be out of sight: links are followed there.
 */
export function useHomeDialog({ open, listingUrl, onListingSelect }: OpeningProps): HomeDialogUse {
  const place = useRef<HTMLSpanElement>(null);
  const isUsed = useRef(false);
  const isOn = open === 'dialog' && !listingUrl && !location.pathname.startsWith('/embed/frame/');
  useEffect(() => {
    if (!isOn) return;
    const follow = () => {
      if (!location.search.includes('hearth-listing-id=')) return;
      isUsed.current = true;
      dialog.fetch().then(
        ({ openLinked }) => openLinked(place.current),
        () => {},
      );
    };
    follow();
    // Forward may lead to a home where none has been open since the page was loaded.
    addEventListener('popstate', follow);
    return () => removeEventListener('popstate', follow);
  }, [isOn]);
  useEffect(
    () => () => {
      if (isUsed.current)
        dialog.fetch().then(
          ({ endRemoved }) => endRemoved(),
          () => {},
        );
    },
    [],
  );
  if (!isOn) return { onListingSelect, place: null };
  const select = (selection: ListingSelection) => {
    if (onListingSelect?.(selection) === false) return false;
    isUsed.current = true;
    // Pages without an address of their own, as in previews, forbid entries of the history.
    dialog
      .fetch()
      .then(({ openHome }) => openHome(place.current, selection))
      .catch(() => followLink(selection.url));
    return false;
  };
  return { onListingSelect: select, place: <span ref={place} hidden /> };
}
