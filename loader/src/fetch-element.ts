import { chunks, folder, shared } from 'hearth:chunks';
import { LANGUAGE } from '@hearth/widgets/element/build-language.ts';

/** The elements, without `hearth-`. */
export const names = Object.keys(chunks);

/** Address of a file by its name in the build of the script at `src`. */
export const addressOf = (name: string, src: string): string => new URL(`${folder}/${name}.js`, src).href;

/**
 * Fetches what an element needs and defines it. `own` is the element whose code came in one file with the loader;
 * `instead` defines it where its files are not available.
 */
export async function fetchElement(
  name: string,
  shape: string | null | undefined,
  src: string,
  instead: () => Promise<void>,
  own?: string,
): Promise<unknown> {
  if (!names.includes(name)) throw TypeError(`hearth-${name} does not exist, only ${names.join(', ')}`);
  const [digits = '', parts = '', ofMap = ''] = (chunks[name] as string).split(' ');
  // Imported rather than preloaded: each runs as soon as it is there, while a slow processor waits for the others.
  const fetchEarly = (list: string) => {
    for (const digit of list) import(addressOf(shared[parseInt(digit, 36)] as string, src)).catch(() => {});
  };
  const early = shape === 'map' ? ofMap : parts;
  // `hearth-search-map.js` is a search's file as well; `hearth-listings.js` is none of a listing.
  const part = `*="/v1/hearth-${name}${name === 'listing' ? '.' : ''}"]`;
  // Those files are English.
  const file =
    LANGUAGE === 'en' &&
    document.querySelector<HTMLScriptElement & HTMLLinkElement>(
      `script[type=module][src${part},link[rel=modulepreload][href${part}`,
    );
  // The page has a file for the element. Those of one group share a store, so that their code has to come from one file.
  if (file && (name === own || !document.querySelector('[group],[data-group]')))
    try {
      if (name === own) fetchEarly(early);
      return await (await import(file.src ?? file.href)).define();
    } catch {}
  const entry = addressOf(name, src);
  // Browsers fetch six files at a time over HTTP/1.1: what the element runs with comes first, then the parts that it imports at once.
  const loaded = import(entry);
  fetchEarly(digits + early);
  // No other language has files with all of an element. Browsers remember a module that could not be fetched.
  return loaded.catch(LANGUAGE === 'en' ? instead : () => import(`${entry}?`));
}
