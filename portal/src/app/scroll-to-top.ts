import { useEffect, useRef } from 'react';
import { type Location, useNavigationType } from 'react-router';
import { isListing } from './listing-modal.ts';

/** Starts a new page at its top and its heading; listings keep the list behind them where it is, Back is the browser's. */
export function useScrollToTop(location: Location): void {
  const kind = useNavigationType();
  const previous = useRef(location.pathname);
  useEffect(() => {
    const changed = previous.current !== location.pathname;
    previous.current = location.pathname;
    if (!changed || kind === 'POP' || isListing(location.pathname)) return;
    scrollTo(0, 0);
    document.getElementById('main')?.focus({ preventScroll: true });
  }, [location.pathname, kind]);
}
