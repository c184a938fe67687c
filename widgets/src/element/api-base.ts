declare global {
  interface Window {
    /** The loader's claim on the page: its version, the address that API paths are resolved against, its `data-key`. */
    __hearth?: { readonly version: string; readonly api: string; readonly key?: string | undefined };
  }
}

/**
 * The address of the server, ending in a slash: the one the loader names (its own server, or its tag's `data-api`),
 * else the server this module came from. An element has no attribute for it: an author who may write markup into a
 * page must not be able to send its visitors' requests elsewhere.
 */
export function apiBase(): string {
  const api = window.__hearth?.api ?? new URL('../../', import.meta.url).href;
  return api.endsWith('/') ? api : `${api}/`;
}
