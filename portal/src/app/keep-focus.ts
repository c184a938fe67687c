/**
 * Notes which link of the server's first view has the focus. The function that it returns gives the focus to the same link of the
 * page that has replaced the view.
 */
export function keepFocus(root: HTMLElement): () => void {
  let address: string | null = null;
  const note = () => {
    const link = document.activeElement;
    address = link?.closest('[data-first-view]') ? link.getAttribute('href') : null;
  };
  note();
  root.addEventListener('focusin', note);
  return () => {
    root.removeEventListener('focusin', note);
    if (address === null || document.activeElement !== document.body) return;
    root.querySelector<HTMLElement>(`a[href="${CSS.escape(address)}"]`)?.focus({ preventScroll: true });
  };
}
