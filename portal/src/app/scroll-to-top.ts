import { useEffect, useRef } from 'react';
import { type Location, useNavigationType } from 'react-router';
import { isListing } from './listing-modal.ts';
import { scrollToAnchor } from './scroll-to-anchor.ts';

/**
 * Starts a new page at its top and its heading, or at the place that its hash names; listings keep the list behind them
 * where it is, Back is the browser's.
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
