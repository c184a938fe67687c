import { late, version } from 'hearth:chunks';
import type {} from './claim.ts';
import { addressOf, fetchElement, names } from './fetch-element.ts';
import type * as Late from './late.ts';
import { plainLinks } from './plain-links.ts';

/** The loader's own part that comes later, where one file has it along. */
export type OwnPart = Pick<typeof Late, 'askAhead' | 'fetchWhole' | 'settle'>;

/**
 * Finds the page's elements, now and later, and loads each once it comes near the viewport. After a failure the page still
 * shows its own content. `part` and `own`, the name of its element, are given where they came in one file with the loader.
 * The first loader of a page runs; returns false for any other.
 */
export function start(
  { src, dataset: { api, key } }: Pick<HTMLScriptElement, 'src' | 'dataset'>,
  part?: OwnPart,
  own?: string,
): boolean {
  const first = window.__hearth;
  if (first) {
    if (first.version !== version) console.warn(`Hearth ${first.version} came first.`);
    return false;
  }
  const home = new URL('..', src).href;
  const links = `${home}w/`;
  // An address may lack the protocol, and on pages of its server begin with a slash.
  const bare = links.replace(/^.*?:/, '');
  const written = [links, bare, links.replace(origin, '')];
  const everything = `${names.map((name) => `hearth-${name}`)},[data-hearth],a:is(${written.map((start) => `[href^="${start}"i]`)}):not(${plainLinks})`;
  const loading: Record<string, Promise<unknown>> = Object.create(null);
  // Browsers remember a module that could not be fetched.
  const importLate = (query = ''): Promise<OwnPart> => import(addressOf(late, src) + query);
  const later = async (): Promise<OwnPart> => part ?? importLate().catch(() => importLate('?'));
  const load = (name: string, shape?: string | null): Promise<unknown> =>
    (loading[name] ??= fetchElement(
      name,
      shape,
      src,
      async () => (await later()).fetchWhole(name, src),
      own,
    ).catch((error) => {
      delete loading[name];
      throw error;
    }));

  /** An element, or its stand-in for editors that strip unknown tags: `<div data-hearth="name">`, a link to `w/name`. */
  function show(found: HTMLElement): void {
    const {
      // A link within an SVG has an address of another kind. One without a protocol has that of the page.
      hearth = (found as HTMLAnchorElement).href
        ?.replace?.(/^.*?:/, '')
        .slice(bare.length)
        .replace(/[/?#].*/, '')
        .toLowerCase(),
    } = found.dataset;
    const shape = found.getAttribute('shape') ?? found.dataset.shape;
    part?.askAhead(found);
    later()
      .then(({ askAhead }) => askAhead(found))
      .catch(() => {});
    Promise.all([later(), load(hearth ?? found.localName.slice(7), shape)])
      .then(([{ settle }]) => settle(found, hearth, everything, show))
      .catch(() => {});
  }

  const near = new IntersectionObserver(
    (changes) => {
      for (const { isIntersecting, target } of changes) if (isIntersecting) show(target as HTMLElement);
    },
    { root: document, rootMargin: '600px' },
  );
  const all = () => document.querySelectorAll<HTMLElement>(everything);
  const watch = () => {
    for (const found of all()) near.observe(found);
  };

  window.Hearth = window.__hearth = {
    version,
    api: api ?? home,
    key,
    ahead: {},
    ready: (tag) => load(tag.slice(7)).then(() => customElements.get(tag)),
  };
  watch();
  new MutationObserver(watch).observe(document, { childList: true, subtree: true });
  addEventListener('online', () => {
    near.disconnect();
    watch();
  });
  if (/[?&]hearth-doctor/.test(location.search)) import(addressOf('../doctor', src));
  // The observer reports with the next frame, which a slow phone paints a tenth of a second later.
  for (const found of all())
    if (found.checkVisibility() && found.getBoundingClientRect().top < innerHeight) show(found);
  return true;
}
