const YEAR = 'public, max-age=31536000, immutable';

/** Names change with the content, so caches may store a copy without limit. */
export const forever = (): string => YEAR;

/** Caches may store it, but must revalidate it each time; the answer is 304 while nothing has changed. */
export const revalidated = (): string => 'public, no-cache';

/** The loader's name never changes: a new release is everywhere within minutes, and no page ever waits for it. */
const LOADER = 'public, max-age=300, stale-while-revalidate=86400';

/** By path within dist/v1: the folder of a build's files has their hash as its name, a pinned loader its version; the others have neither. */
export const widgetCaching = (path: string): string =>
  /[\\/](c[\\/]|hearth-\d[^\\/]*\.js)/.test(path) ? YEAR : LOADER;

/** By path within dist/portal: files in assets/ carry a hash. */
export const portalCaching = (path: string): string => (/[\\/]assets[\\/]/.test(path) ? YEAR : revalidated());
