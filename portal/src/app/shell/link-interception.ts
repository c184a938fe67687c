import { pageAt } from '@hearth/domain/page/page-at.ts';
import { type MouseEvent, useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useSession } from '../../shared/app/app-context.tsx';
import { backgroundOf, stateFor } from '../../shared/listing/listing-modal.ts';
import { withToasts } from '../../ui/toast.ts';
import { type OpeningListing, useOpeningListing } from '../opening-listing.ts';

/** Click handlers of the page. */
interface LinkInterception {
  /**
   * Opens the portal's links without a page load. Components without knowledge of the router, which also run on host pages,
   * can then use plain links.
   */
  readonly followLink: (event: MouseEvent) => void;
  /** Before `followLink` and the links of the router: without a network, stays on a page that the next one could not replace. */
  readonly holdOffline: (event: MouseEvent) => void;
  readonly opening: OpeningListing | null;
}

export function useLinkInterception(): LinkInterception {
  const navigate = useNavigate();
  const location = useLocation();
  const { to } = useSession();
  const { opening, open } = useOpeningListing();
  const followLink = useCallback(
    (event: MouseEvent) => {
      const url = internalTarget(event);
      if (url === null) return;
      event.preventDefault();
      // Links of widgets lead to pages for everyone.
      const pathname = to(url.pathname);
      const path = pathname + url.search + url.hash;
      const state = stateFor(location, pathname);
      if (state !== null && backgroundOf(location) === null) open({ pathname, path, state });
      else navigate(path, { state });
    },
    [navigate, open, location, to],
  );
  return { followLink, holdOffline, opening };
}

function holdOffline(event: MouseEvent): void {
  const url = navigator.onLine ? null : internalTarget(event);
  // Another search of the same list stays: it runs when the network is back.
  if (url === null || url.pathname === location.pathname) return;
  event.preventDefault();
  withToasts((toasts) =>
    toasts.info('You’re offline. Try again when you’re connected.', { id: 'offline-link' }),
  );
}

/** The target of a plain left click on a link of the portal; null for clicks that the browser handles. */
function internalTarget(event: MouseEvent): URL | null {
  if (event.defaultPrevented || event.button !== 0) return null;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  const link = (event.target as Element).closest('a');
  if (!link?.href || link.hasAttribute('download') || (link.target && link.target !== '_self')) return null;
  const url = new URL(link.href);
  const onlyHash = url.pathname === location.pathname && url.search === location.search && url.hash !== '';
  return url.origin !== location.origin || onlyHash || pageAt(url.pathname).name === 'notFound' ? null : url;
}
