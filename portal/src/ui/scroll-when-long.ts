/** How long the content may take to become as long as it was. */
const patienceMilliseconds = 5_000;
/** The interval of the checks, and how many of them undo any scrolling: a dialog that closes scrolls the page as well. */
const checkMilliseconds = 100;
const undoingChecks = 5;

/** An event of the window that ends it: the page itself has led the visitor elsewhere. */
export const ledAway = 'hearth-led-away';

interface Restoring {
  /** Pixels from the top. */
  readonly wanted: number;
  readonly onEnd: () => void;
}

/**
 * Scrolls a box as soon as its content is long enough, unless the visitor scrolls, types or presses before that. A drag of the scroll bar
 * sends no event of the pointer: the box is then at another place, at the same length.
 *
 * @returns a function that ends it
 */
export function scrollWhenLong(box: Element, content: Element, { wanted, onEnd }: Restoring): () => void {
  const acts = ['wheel', 'touchstart', 'pointerdown', 'keydown', ledAway] as const;
  let last = { top: 0, height: 0 };
  const scroll = () => {
    box.scrollTo(0, wanted);
    last = { top: box.scrollTop, height: box.scrollHeight };
  };
  const growth = new ResizeObserver(scroll);
  let reached = 0;
  let checks = 0;
  const timer = setInterval(() => {
    checks += 1;
    const isMoved = Math.abs(box.scrollTop - last.top) >= 2;
    if (isMoved && checks > undoingChecks && box.scrollHeight === last.height) return stop();
    const isThere = Math.abs(box.scrollTop - wanted) < 2;
    if (!isThere) scroll();
    reached = isThere ? reached + 1 : 0;
    if (reached > 2) stop();
  }, checkMilliseconds);
  const patience = setTimeout(stop, patienceMilliseconds);
  function stop() {
    clearInterval(timer);
    clearTimeout(patience);
    growth.disconnect();
    for (const act of acts) removeEventListener(act, stop);
    onEnd();
  }
  for (const act of acts) addEventListener(act, stop, { passive: true });
  growth.observe(content);
  scroll();
  return stop;
}
