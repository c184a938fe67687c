declare global {
  interface Window {
    /** The loader's claim on the page: its version, the address that API paths are resolved against, its `data-key`, answers. */
    __hearth?: {
      readonly version: string;
      readonly api: string;
      readonly key?: string | undefined;
      /** Answers by address that the loader asked for before the elements' files had arrived. */
      readonly ahead?: Record<string, Promise<Response>>;
      /** Loads the code of an element, by its tag. */
      ready?(tag: string): Promise<unknown>;
    };
  }
}

/**
 * The address of the server with a trailing slash: the one of the loader (its own server or its tag's `data-api`),
 * otherwise the server of this module. There is no attribute for it: an author of markup must not be able to send the
 * requests of visitors to another server.
 */
export function apiBase(): string {
  const api = window.__hearth?.api ?? serverOfModule();
  return api.endsWith('/') ? api : `${api}/`;
}

/** The folder with the builds in `v1/`; a module of no build is two folders below its server. */
const serverOfModule = (): string =>
  /^(.*\/)v1\//.exec(import.meta.url)?.[1] ?? new URL('../../', import.meta.url).href;
