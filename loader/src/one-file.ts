import { fetchWhole } from './fetch-whole.ts';
import { setUpKey } from './key-setup.ts';
import { prepare } from './prepare.ts';
import { settle } from './settle.ts';
import { start } from './start.ts';

/**
 * Starts the loader in the file of one element (`/v1/hearth-search.js`), which has the element's code along: nothing is left to
 * import before it can be used. `address` is the file's own, `name` that of the element without `hearth-`.
 */
export function startWith(address: string, name: string): void {
  const tag = document.querySelector<HTMLScriptElement>(
    `script[type=module]:is([src*="/v1/hearth-${name}."],[src*="/v1/hearth-${name}-map."])`,
  );
  if (start(tag ?? { src: address, dataset: {} }, { fetchWhole, prepare, settle }, name))
    setUpKey().catch(() => {});
}

/**
 * Defines the element of this file. Its deferred parts import the file by the name that it has on the server: where the page
 * names it otherwise, with a query or through a redirect, the browser holds both for two files, and the one they import has to define it.
 */
export async function defineOnce(address: string, define: () => void, imported: boolean): Promise<void> {
  const named = [...document.scripts].some(({ src }) => src === address);
  if (imported || (named && !/[?#]/.test(address))) return define();
  await (await import(address.replace(/[?#].*/, ''))).define(true);
}
