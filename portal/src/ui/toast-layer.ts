/** Marks the element that all toasts stand in. */
export const toastLayer = 'data-toasts';

/**
 * Takes the toasts into a modal dialog for as long as it is open: what stands outside of one is neither seen over it, nor
 * heard, nor pressed. Answers how to take them back to where they were.
 */
export function takeToastsInto(dialog: Element): () => void {
  const toasts = document.querySelector(`[${toastLayer}]`);
  const before = toasts?.parentElement;
  if (toasts) dialog.append(toasts);
  return () => {
    if (!(toasts && dialog.contains(toasts))) return;
    (before?.isConnected ? before : document.body).append(toasts);
    // A dialog around this one may leave the page right after it, with all that is in it.
    queueMicrotask(() => {
      if (toasts.parentElement && !toasts.isConnected) document.body.append(toasts);
    });
  };
}
