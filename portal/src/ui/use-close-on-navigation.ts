import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { useNavigationKind } from './navigation-kind.tsx';

/**
 * Closes what lies over the page when the visitor goes elsewhere. Searching on from inside it is not elsewhere: pages of
 * listings and of agents may come while it is open (specification section 2), by any step but Back and Forward.
 */
export function useCloseOnNavigation(close: () => void): void {
  const location = useLocation();
  const kind = useNavigationKind();
  const opened = useRef(location);
  useEffect(() => {
    if (opened.current === location) return;
    opened.current = location;
    if (kind === 'POP' || !keepsOpen(location.pathname)) close();
  }, [location, kind, close]);
}

const keepsOpen = (pathname: string): boolean => /^\/(listings|agents)(\/|$)/.test(pathname);
