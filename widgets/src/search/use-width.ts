import type { RefCallback, RefObject } from 'react';
import { useCallback, useRef, useState } from 'react';

interface MeasuredWidth {
  /** In px, updated as it changes; null until it is measured, which is before the first paint. */
  readonly width: number | null;
  /** The `ref` of the element. */
  readonly measure: RefCallback<HTMLElement>;
  readonly element: RefObject<HTMLElement | null>;
}

/** The width of an element. */
export function useWidth(): MeasuredWidth {
  const element = useRef<HTMLElement>(null);
  const [width, setWidth] = useState<number | null>(null);
  const measure = useCallback((measured: HTMLElement | null) => {
    element.current = measured;
    if (!measured) return;
    setWidth(measured.clientWidth);
    const observer = new ResizeObserver(([entry]) => entry && setWidth(entry.contentRect.width));
    observer.observe(measured);
    return () => observer.disconnect();
  }, []);
  return { width, measure, element };
}
