import { fireEvent } from './fire-event.ts';

/** Fires `hearth-ready` for an element whose component is there, then `hearth-resize` with its size in CSS pixels until the returned call. */
export function announce(element: Element): () => void {
  fireEvent(element, 'hearth-ready', null);
  const sizes = new ResizeObserver(() => {
    const { width, height } = element.getBoundingClientRect();
    fireEvent(element, 'hearth-resize', { width: Math.round(width), height: Math.round(height) });
  });
  sizes.observe(element);
  return () => sizes.disconnect();
}

/** Fires `hearth-error` for an element whose component threw an error. */
export const announceError = (element: Element): void =>
  void fireEvent(element, 'hearth-error', { reason: 'render' });
