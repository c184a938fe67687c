/** Returns whether `Request` is the browser's: MooTools, which many old sites still load, has its own class under this name. */
export const hasOwnRequest = (): boolean => 'bodyUsed' in (globalThis.Request?.prototype ?? {});

/**
 * Hides a page's own class from ky, which makes a `Request` while its module runs and would throw. Imported before ky, which
 * `ky.ts` does; no code of the page can run before it calls this function.
 */
export const restoreRequest: () => void = hideForeignRequest();

function hideForeignRequest(): () => void {
  const found: unknown = globalThis.Request;
  if (!hasOwnRequest()) Reflect.set(globalThis, 'Request', undefined);
  return () => Reflect.set(globalThis, 'Request', found);
}
