import type { RefObject } from 'react';
import { useLayoutEffect, useState } from 'react';

/** Pixels around the window in which photos are fetched: as far as the loader looks for elements. */
const NEAR = 600;

/**
 * Returns whether an element is or was near the window, or the page is printed; true at once where `isFirst` is set, and where there is no
 * window. Chromium's own lazy loading fetches photos up to 2500 px away, depending on its guess of the connection.
 */
export function useNear(element: RefObject<Element | null>, isFirst: boolean): boolean {
  const [isNear, setNear] = useState(isFirst || typeof IntersectionObserver === 'undefined');
  useLayoutEffect(() => {
    const watched = element.current;
    if (isNear || !watched) return;
    const show = () => setNear(true);
    // The observer's first report would come a frame later.
    if (isInReach(watched)) return show();
    const observer = new IntersectionObserver(
      (changes) => {
        if (changes.some(({ isIntersecting }) => isIntersecting)) show();
      },
      { root: document, ...margins() },
    );
    observer.observe(watched);
    addEventListener('beforeprint', show);
    return () => {
      observer.disconnect();
      removeEventListener('beforeprint', show);
    };
  }, [element, isNear]);
  return isNear;
}

/** Of all boxes that scroll, as rows of cards do, where the browser knows that; it would add to the window's own. */
const margins = (): IntersectionObserverInit =>
  'scrollMargin' in IntersectionObserver.prototype
    ? { scrollMargin: `${NEAR}px` }
    : { rootMargin: `${NEAR}px` };

/** By its place alone: a photo that a box hides as it scrolls is fetched too soon, and none in view comes late. */
function isInReach(element: Element): boolean {
  const { top, bottom, left, right, width } = element.getBoundingClientRect();
  const isBeside = top > innerHeight + NEAR || bottom < -NEAR || left > innerWidth + NEAR || right < -NEAR;
  return width > 0 && !isBeside;
}
