/** The most that a page waits to be idle, in milliseconds. */
const patience = 3000;

/** Acts once the page has nothing else to do; returns a function that cancels it. */
export function whenIdle(act: () => void): () => void {
  // Safari has no `requestIdleCallback`.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(act, patience / 2);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(act, { timeout: patience });
  return () => cancelIdleCallback(request);
}

/** Acts once: when the page is idle, when the browser leaves it, or when the returned function is called, whichever comes first. */
export function whenIdleOrLeft(act: () => void): () => void {
  const decision = new AbortController();
  const { signal } = decision;
  const cancel = whenIdle(actOnce);
  addEventListener('pagehide', actOnce, { signal });
  function actOnce(): void {
    if (signal.aborted) return;
    decision.abort();
    cancel();
    act();
  }
  return actOnce;
}
