import { type MouseEvent, useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { stateFor } from '../listing-modal.ts';

/**
 * A click handler for the whole page that follows our own links without loading anew, so that components that
 * know nothing of a router (they also run on other people's pages) can have plain links.
 */
export function useLinkInterception(): (event: MouseEvent) => void {
  const navigate = useNavigate();
  const location = useLocation();
  return useCallback(
    (event) => {
      const url = internalTarget(event);
      if (url === null) return;
      event.preventDefault();
      navigate(url.pathname + url.search + url.hash, { state: stateFor(location, url.pathname) });
    },
    [navigate, location],
  );
}

const serverPaths = /^\/(api|v1|photos|examples|iabs|consumer-protection-notice|healthz|readyz)(\/|$)/;

/** Where a plain left click on a link of the portal leads; null for everything the browser should do itself. */
function internalTarget(event: MouseEvent): URL | null {
  if (event.defaultPrevented || event.button !== 0) return null;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  const link = (event.target as Element).closest('a');
  if (!link?.href || link.hasAttribute('download') || (link.target && link.target !== '_self')) return null;
  const url = new URL(link.href);
  const onlyHash = url.pathname === location.pathname && url.search === location.search && url.hash !== '';
  return url.origin !== location.origin || onlyHash || serverPaths.test(url.pathname) ? null : url;
}
