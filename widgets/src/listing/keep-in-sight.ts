/** Every hundredth: scrolling a little is reported, too. */
const threshold = Array.from({ length: 101 }, (_, step) => step / 100);

/**
 * Keeps a dialog in the part of a frame that the visitor sees: a frame as high as its content is higher than the window, and is not
 * told where its host page has scrolled to. Does nothing outside of frames, and in browsers that cannot report it. Returns what ends this.
 *
 * @param frame an element as large as the frame
 */
export function keepInSight(dialog: HTMLElement, frame: Element): () => void {
  if (window.parent === window || !window.IntersectionObserver) return () => {};
  let placed = '';
  const watch = new IntersectionObserver(
    (changes) => {
      const seen = changes.find(({ target }) => target === frame)?.intersectionRect;
      if (seen) {
        const { top, height } = seen;
        const place = `${top} ${height}`;
        if (height === 0 || place === placed) return;
        placed = place;
        Object.assign(dialog.style, { top: `${top}px`, height: `${height}px` });
      }
      observe();
    },
    { threshold },
  );
  // An observation begins with a report of both, whatever has changed.
  const observe = () => {
    watch.disconnect();
    watch.observe(frame);
    watch.observe(dialog);
  };
  observe();
  return () => watch.disconnect();
}
