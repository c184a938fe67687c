import { type MouseEvent, useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { stateFor } from '../listing-modal.ts';

/**
 * A click handler for the page that opens the portal's links without a page load. Components without knowledge of the
 * router, which also run on host pages, can then use plain links.
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

/** The target of a plain left click on a link of the portal; null for clicks that the browser handles. */
function internalTarget(event: MouseEvent): URL | null {
  if (event.defaultPrevented || event.button !== 0) return null;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  const link = (event.target as Element).closest('a');
  if (!link?.href || link.hasAttribute('download') || (link.target && link.target !== '_self')) return null;
  const url = new URL(link.href);
  const onlyHash = url.pathname === location.pathname && url.search === location.search && url.hash !== '';
  return url.origin !== location.origin || onlyHash || serverPaths.test(url.pathname) ? null : url;
}
