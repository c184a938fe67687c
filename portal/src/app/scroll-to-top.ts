import { pageAt } from '@hearth/domain/page/page-at.ts';
import { useEffect, useRef } from 'react';
import { type Location, useNavigationType } from 'react-router';
import { backgroundOf, isListing } from '../shared/listing/listing-modal.ts';
import { scrollToAnchor } from './scroll-to-anchor.ts';

/**
 * Scrolls a new page to its top, or to the element that its hash names, and focuses it. A listing over a list leaves the
 * list where it is, and so does a dialog with a path below its page, which returns the focus itself. The next home of the results
 * leaves the focus on the button that leads on. The browser restores the position after Back.
 */
export function useScrollToTop(location: Location): void {
  const kind = useNavigationType();
  const isOver = backgroundOf(location) !== null;
  const isNextHome = kind === 'REPLACE' && isListing(location.pathname);
  const previous = useRef<string | null>(null);
  useEffect(() => {
    const before = previous.current;
    previous.current = location.pathname;
    const isFirst = before === null;
    if (
      !isFirst &&
      kind !== 'POP' &&
      before !== location.pathname &&
      !isOver &&
      !isStep(before, location.pathname)
    ) {
      scrollTo(0, 0);
      if (!isNextHome) document.getElementById('main')?.focus({ preventScroll: true });
    }
    if (location.hash === '' || (kind === 'POP' && !isFirst)) return;
    return scrollToAnchor(location.hash);
  }, [location.pathname, location.hash, kind, isOver, isNextHome]);
}

/** Checks for two paths of one page of which one is that of a dialog over it. */
function isStep(path: string, other: string): boolean {
  const [page, next] = [pageAt(path), pageAt(other)];
  return (
    page.name === next.name &&
    'step' in page.params &&
    (path.startsWith(`${other}/`) || other.startsWith(`${path}/`))
  );
}
