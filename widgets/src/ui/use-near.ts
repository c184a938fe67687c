import { type RefObject, useEffect, useRef, useState } from 'react';

const distance = '400px';

/**
 * `near` is true once the element was within 400 px of the view, of the window or of the dialog that scrolls; at once in browsers
 * that cannot report this, and for print.
 */
export function useNear(): { readonly ref: RefObject<HTMLDivElement | null>; readonly near: boolean } {
  const ref = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState<boolean>(
    () => globalThis.window !== undefined && !window.IntersectionObserver,
  );
  useEffect(() => {
    const element = ref.current;
    if (!element || !window.IntersectionObserver) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setNear(true);
      },
      { rootMargin: distance, scrollMargin: distance },
    );
    observer.observe(element);
    const show = () => setNear(true);
    addEventListener('beforeprint', show);
    return () => {
      observer.disconnect();
      removeEventListener('beforeprint', show);
    };
  }, []);
  return { ref, near };
}
