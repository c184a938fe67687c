/** Stop waiting for the anchor of a link after this time. */
const patienceInMs = 5_000;
const ownMoves = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

/**
 * Goes to the element that a hash names ('#main') as soon as the page has drawn it, unless the visitor moves first. Answers
 * with what gives it up.
 */
export function scrollToAnchor(hash: string): () => void {
  const id = idOf(hash);
  const go = (): boolean => {
    const target = document.getElementById(id);
    target?.scrollIntoView();
    return target !== null;
  };
  if (go()) return () => {};
  const given = new AbortController();
  const stop = () => given.abort();
  const drawn = new MutationObserver(() => {
    if (go()) stop();
  });
  drawn.observe(document.body, { childList: true, subtree: true });
  const timer = setTimeout(stop, patienceInMs);
  for (const move of ownMoves) addEventListener(move, stop, { signal: given.signal, passive: true });
  given.signal.addEventListener('abort', () => {
    drawn.disconnect();
    clearTimeout(timer);
  });
  return stop;
}

/** As it is written where it is no percent encoding. */
function idOf(hash: string): string {
  const written = hash.slice(1);
  try {
    return decodeURIComponent(written);
  } catch {
    return written;
  }
}
