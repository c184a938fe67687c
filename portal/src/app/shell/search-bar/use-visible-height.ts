import { useLayoutEffect, useState } from 'react';

/** The height that a phone's keyboard leaves, in CSS pixels; null while it is not needed. */
export function useVisibleHeight(isWanted: boolean): number | null {
  const [height, setHeight] = useState<number | null>(null);
  useLayoutEffect(() => {
    const view = window.visualViewport;
    if (!isWanted || !view) return;
    const measure = () => setHeight(Math.round(view.height));
    measure();
    view.addEventListener('resize', measure);
    const page = document.documentElement;
    const { overflow } = page.style;
    page.style.overflow = 'hidden';
    return () => {
      view.removeEventListener('resize', measure);
      page.style.overflow = overflow;
    };
  }, [isWanted]);
  return isWanted ? height : null;
}
