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
