import { useEffect, useRef } from 'react';
import { type Location, useNavigationType } from 'react-router';
import { isListing } from './listing-modal.ts';
import { scrollToAnchor } from './scroll-to-anchor.ts';

/**
 * Scrolls a new page to its top, or to the element that its hash names, and focuses it. A listing over a list leaves the
 * list where it is. The browser restores the position after Back.
 */
export function useScrollToTop(location: Location): void {
  const kind = useNavigationType();
  const previous = useRef<string | null>(null);
  useEffect(() => {
    const before = previous.current;
    previous.current = location.pathname;
    const isFirst = before === null;
    if (!isFirst && kind !== 'POP' && before !== location.pathname && !isListing(location.pathname)) {
      scrollTo(0, 0);
      document.getElementById('main')?.focus({ preventScroll: true });
    }
    if (location.hash === '' || (kind === 'POP' && !isFirst)) return;
    return scrollToAnchor(location.hash);
  }, [location.pathname, location.hash, kind]);
}
