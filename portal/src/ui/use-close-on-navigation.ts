import { pageAt } from '@hearth/domain/page/page-at.ts';
import type { PageName } from '@hearth/domain/page/pages.ts';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { useNavigationKind } from './navigation-kind.tsx';

const keepingOpen: ReadonlySet<PageName> = new Set<PageName>([
  'sale',
  'lease',
  'overview',
  'unknownListings',
]);

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
    if (kind === 'POP' || !keepingOpen.has(pageAt(location.pathname).name)) close();
  }, [location, kind, close]);
}
