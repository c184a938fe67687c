import { lockScroll } from './lock-scroll.ts';

/**
 * Opens a dialog over a page that does not scroll meanwhile. Escape and a press beside it close it. Returns the function that
 * ends this, and gives the focus back, also where the page has removed the dialog.
 */
export function openModal(dialog: HTMLDialogElement): () => void {
  const { activeElement: from } = dialog.getRootNode() as Document | ShadowRoot;
  closeByBackdrop(dialog);
  dialog.showModal();
  const unlock = lockScroll();
  return () => {
    unlock();
    if (from instanceof HTMLElement && from.isConnected) from.focus({ preventScroll: true });
  };
}

/**
 * Closes a modal dialog by a press beside it. Press and release both have to be there: padding belongs to the dialog, and text
 * may be selected beyond its edge. Browsers report presses on a backdrop as those on its dialog.
 */
function closeByBackdrop(dialog: HTMLDialogElement): void {
  let isPressed = false;
  const isBeside = ({ target, clientX, clientY }: MouseEvent): boolean => {
    const { left, right, top, bottom } = dialog.getBoundingClientRect();
    return target === dialog && (clientX < left || clientX > right || clientY < top || clientY > bottom);
  };
  dialog.addEventListener('pointerdown', (event) => {
    isPressed = isBeside(event);
  });
  dialog.addEventListener('click', (event) => {
    if (isPressed && isBeside(event)) dialog.close();
  });
}
