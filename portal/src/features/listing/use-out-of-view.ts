import { type RefObject, useEffect, useState } from 'react';

/** Parts that stay over a scrolled page: header and tabs. */
const covered = '-112px 0px 0px 0px';

/** Returns whether an element has been scrolled out of view, of the window or of the dialog that scrolls. */
export function useOutOfView(ref: RefObject<Element | null>): boolean {
  const [isOut, setIsOut] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const observer = new IntersectionObserver(
      (entries) => setIsOut(entries.at(-1)?.isIntersecting === false),
      { rootMargin: covered },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);
  return isOut;
}
