import { fileURLToPath } from 'node:url';

/** Absolute path of the checkout; a path, not a URL, so that folders with spaces stay intact. */
export const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '');
