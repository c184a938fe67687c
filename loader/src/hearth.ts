import { chunks, late, shared, version } from 'hearth:chunks';
import type {} from './claim.ts';
import { plainLinks } from './plain-links.ts';

/**
 * The script partners paste. It finds the page's elements, now and later, and imports what each needs from its own
 * origin once it comes near the viewport. After a failure the page still shows its own content.
 */
// Modules have no current script. Markup that hides `currentScript` with an element of this name changes nothing.
const script = document.currentScript ?? document.querySelector('script[type=module][src*="/v1/hearth"]');
const first = window.__hearth;
// A bundled loader has no script tag, and would take the address of another file for its own.
if (!(script instanceof HTMLScriptElement)) console.error('Hearth needs its own script tag');
else if (!first) start(script);
else if (first.version !== version) console.warn(`Hearth ${first.version} came first.`);

function start({ src, dataset: { api, key } }: HTMLScriptElement): void {
  const home = new URL('..', src).href;
  const links = `${home}w/`;
  const names = Object.keys(chunks);
  // An address may lack the protocol, and on pages of its own server begin with a slash.
  const bare = links.replace(/^.*?:/, '');
  const written = [links, bare, links.replace(origin, '')];
  const everything = `${names.map((name) => `hearth-${name}`)},[data-hearth],a:is(${written.map((start) => `[href^="${start}"i]`)}):not(${plainLinks})`;
  const loading: Record<string, Promise<unknown>> = Object.create(null);
  const addressOf = (name: string) => new URL(`c/${name}.js`, src).href;

  /** What fails is tried again a second later, under another address since browsers may remember the failure. */
  async function fetchAll(name: string, shape?: string | null): Promise<unknown> {
    if (!names.includes(name))
      throw TypeError(`hearth-${name} does not exist. Use one of: ${names.join(', ')}`);
    const [hash, digits = '', parts = '', ofMap] = (chunks[name] as string).split(' ');
    const entry = addressOf(`${name}-${hash}`);
    // Browsers fetch six files at a time over HTTP/1.1: what the element runs with comes first, then the parts that it imports at once.
    const loaded = import(entry);
    // Imported rather than preloaded: each runs as soon as it is there, while a slow processor waits for the others.
    for (const digit of digits + ((shape === 'map' && ofMap) || parts))
      import(addressOf(shared[parseInt(digit, 36)] as string)).catch(() => {});
    return loaded.catch(
      () => new Promise((done) => setTimeout(() => done(import(`${entry}?${Date.now()}`)), 1000)),
    );
  }

  const load = (name: string, shape?: string | null): Promise<unknown> =>
    (loading[name] ??= fetchAll(name, shape).catch((error) => {
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
    const own = import(addressOf(late));
    own.then(({ askAhead }) => askAhead(found)).catch(() => {});
    Promise.all([own, load(hearth ?? found.localName.slice(7), shape)])
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
  if (/[?&]hearth-doctor/.test(location.search)) import(addressOf('../doctor'));
  // The observer reports with the next frame, which a slow phone paints a tenth of a second later.
  for (const found of all())
    if (found.checkVisibility() && found.getBoundingClientRect().top < innerHeight) show(found);
}
