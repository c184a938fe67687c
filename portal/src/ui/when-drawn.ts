const ownMoves = ['wheel', 'touchstart', 'keydown', 'pointerdown', 'popstate'] as const;

/**
 * Acts on the element with this id as soon as the page has drawn it, unless the visitor moves first, or after a time. Answers with what
 * gives it up.
 *
 * @param patienceInMs 20 seconds by default
 */
export function whenDrawn(
  id: string,
  act: (element: HTMLElement) => void,
  patienceInMs = 20_000,
): () => void {
  const look = (): boolean => {
    const element = document.getElementById(id);
    if (element) act(element);
    return element !== null;
  };
  if (look()) return () => {};
  const given = new AbortController();
  const stop = () => given.abort();
  const drawn = new MutationObserver(() => {
    if (look()) stop();
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
