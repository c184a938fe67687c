/**
 * Closes a modal dialog by a press beside it. Press and release both have to be there: padding belongs to the dialog, and text
 * may be selected beyond its edge. Browsers report presses on a backdrop as those on its dialog.
 */
export function closeByBackdrop(dialog: HTMLDialogElement): void {
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
