let locks = 0;
let restore = () => {};

/**
 * Keeps the page below a dialog from scrolling, without moving it: the room of the scroll bar stays. Returns what ends this; the
 * page scrolls again when the last lock has ended.
 */
export function lockScroll(): () => void {
  if (locks++ === 0) restore = hold(document.documentElement);
  let ended = false;
  return () => {
    if (ended) return;
    ended = true;
    if (--locks === 0) restore();
  };
}

function hold(root: HTMLElement): () => void {
  const { overflow, scrollbarGutter } = root.style;
  const hasBar = innerWidth > root.clientWidth;
  root.style.overflow = 'hidden';
  if (hasBar) root.style.scrollbarGutter = 'stable';
  return () => {
    root.style.overflow = overflow;
    root.style.scrollbarGutter = scrollbarGutter;
  };
}
