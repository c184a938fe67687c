import type { ReactNode } from 'react';
import { useEffect, useRef, useState } from 'react';

interface BioRoomProps {
  /** The room before it was as high as a page reserves it for sections of unknown height. */
  readonly isTall: boolean;
  readonly children: ReactNode;
}

/** The box of a bio; it keeps the reserved room until all is loaded and its end is below the view, where nothing seen moves. */
export function BioRoom({ isTall, children }: BioRoomProps): ReactNode {
  const box = useRef<HTMLElement>(null);
  const [isKept, setKept] = useState(isTall && typeof IntersectionObserver !== 'undefined');
  useEffect(() => {
    if (box.current && isKept) return whenEndIsBelow(box.current, () => setKept(false));
  }, [isKept]);
  return (
    <article ref={box} className={isKept ? 'hearth-bio hearth-bio--tall' : 'hearth-bio'} part="agent">
      {children}
      {isKept && <span className="hearth-bio__end" />}
    </article>
  );
}

/** Calls `release` once no section is loading and the end of the box lies below the view. Returns what ends the watch. */
function whenEndIsBelow(box: HTMLElement, release: () => void): () => void {
  const view = new IntersectionObserver(([end]) => {
    const isBelow = end && !end.isIntersecting && end.boundingClientRect.top > 0;
    if (isBelow && !box.querySelector('.hearth-bio__wait')) release();
  });
  // An observation begins with a report, also where the end has not moved.
  const observe = () => {
    view.disconnect();
    const end = box.lastElementChild;
    if (end) view.observe(end);
  };
  const content = new MutationObserver(observe);
  content.observe(box, { subtree: true, childList: true, attributeFilter: ['class'] });
  observe();
  return () => {
    view.disconnect();
    content.disconnect();
  };
}
