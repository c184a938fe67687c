import { fireEvent } from './fire-event.ts';

/** Elements whose component threw an error in this task: Preact still commits what stands beside it. */
const failing = new WeakSet<Element>();

/** Fires `hearth-ready` for an element with its component, then `hearth-resize` with its size in CSS pixels until the returned call. */
export function announce(element: Element): () => void {
  if (failing.has(element)) return () => {};
  fireEvent(element, 'hearth-ready', null);
  const sizes = new ResizeObserver(() => {
    const { width, height } = element.getBoundingClientRect();
    fireEvent(element, 'hearth-resize', { width: Math.round(width), height: Math.round(height) });
  });
  sizes.observe(element);
  return () => sizes.disconnect();
}

/** Fires `hearth-error` for an element whose component threw an error. */
export function announceError(element: Element): void {
  failing.add(element);
  queueMicrotask(() => failing.delete(element));
  fireEvent(element, 'hearth-error', { reason: 'render' });
}
