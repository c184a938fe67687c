import { version } from 'hearth:chunks';
import { languageOfTag } from '@hearth/domain/embed/language.ts';
import { plainLinks } from '@hearth/domain/embed/plain-links.ts';
import { LANGUAGE } from '@hearth/widgets/element/build-language.ts';
import type {} from './claim.ts';
import { addressOf, fetchElement, names } from './fetch-element.ts';
import type * as Late from './late.ts';

/** The loader's own part that comes later, where one file has it along. */
export type OwnPart = Pick<typeof Late, 'fetchWhole' | 'prepare' | 'settle'>;

/**
 * Finds the page's elements, now and later, and loads each once it comes near the viewport. After a failure the page still
 * shows its own content. `part` and `own`, the name of its element, are given where they came in one file with the loader.
 * The first loader of a page runs; returns false for any other.
 */
export function start(
  { src, dataset }: Pick<HTMLScriptElement, 'src' | 'dataset'>,
  part?: OwnPart,
  own?: string,
): boolean {
  const first = window.__hearth;
  const home = new URL(isFirstLanguage ? '..' : '../..', src).href;
  const key = keyOf(src, dataset, home);
  if (first && isFirstLanguage) {
    if (first.version !== version) console.warn(`Hearth ${first.version} came first.`);
    if (key && key !== first.key) console.warn(`Hearth uses the key ${first.key}, not ${key}.`);
    return false;
  }
  const links = `${home}w/`;
  // An address may lack the protocol, and on pages of its server begin with a slash.
  const bare = links.replace(/^.*?:/, '');
  const written = [links, bare, links.replace(origin, '')];
  const everything = `${names.map((name) => `hearth-${name}`)},[data-hearth],[data-hearth-open],a:is(${written.map((start) => `[href^="${start}"i]`)}):not(${plainLinks})`;
  const loading: Record<string, Promise<unknown>> = Object.create(null);
  // Browsers remember a module that could not be fetched.
  const importLate = (query = ''): Promise<OwnPart> => import(addressOf('late', src) + query);
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
      hearthOpen,
    } = found.dataset;
    const language = languageOfFound(found);
    if (language !== LANGUAGE) {
      // The loader of that language finds its elements, in the version of this one.
      if (isFirstLanguage)
        import(src.replace(/hearth(-\d[\w.-]{0,30})?\.js.*/, `${language}/hearth$1.js`)).catch((error) =>
          reportFailure(found, error),
        );
      return;
    }
    const shape = found.getAttribute('shape') ?? found.dataset.shape;
    // At once where it can be.
    if (part) part.prepare(found, load);
    else
      later()
        .then(({ prepare }) => prepare(found, load))
        .catch(() => {});
    if (hearthOpen) return;
    Promise.all([later(), load(hearth ?? found.localName.slice(7), shape)])
      .then(([{ settle }]) => settle(found, hearth, everything, show))
      .catch((error) => reportFailure(found, error));
  }

  const near = nearViewport(show);
  const watch = (root: ParentNode = document) => {
    for (const found of root.querySelectorAll<HTMLElement>(everything)) {
      near.observe(found);
      // The observer reports with the next frame, which a slow phone paints a tenth of a second later.
      if (found.checkVisibility() && found.getBoundingClientRect().top < innerHeight) show(found);
    }
  };

  window.Hearth = window.__hearth ??= {
    version,
    api: dataset.api ?? home,
    key,
    ahead: {},
    ready: (tag) => load(tag.slice(7)).then(() => customElements.get(tag)),
  };
  onAddition((added) => {
    if (added.matches(everything)) near.observe(added);
    watch(added);
  });
  addEventListener('online', () => {
    near.disconnect();
    watch();
  });
  if (!first && /[?&]hearth-doctor/.test(location.search)) import(new URL('doctor.js', src).href);
  watch();
  return true;
}

const isFirstLanguage = LANGUAGE === 'en';

/** A stand-in has the language of its widget as `data-lang`, a link in its address; others have that around them. */
const languageOfFound = (found: HTMLElement): string => {
  const { lang = new URLSearchParams((found as HTMLAnchorElement).search).get('lang') } = found.dataset;
  return languageOfTag(lang || found.closest<HTMLElement>('[lang]')?.lang || '');
};

/**
 * The embed key of a script. Tag managers preserve its address, and not always its attributes; plugins that combine scripts preserve
 * neither, but the links of the snippets.
 */
function keyOf(src: string, { key }: DOMStringMap, home: string): string | undefined {
  const keyed = document.querySelector<HTMLScriptElement>(`script[data-key][src^="${home}"]`);
  const link = document.querySelector<HTMLAnchorElement>(`a[href^="${home}w/"][href*="key="]`);
  const inAddress = (address?: string) => address && new URL(address).searchParams.get('key');
  return (
    key || inAddress(src) || keyed?.dataset.key || window.Hearth?.key || inAddress(link?.href) || undefined
  );
}

const reported = new WeakMap<HTMLElement, unknown>();

/** Fires `hearth-error` once for each failure: an element in the first screen waits for its files twice. */
function reportFailure(found: HTMLElement, error: unknown): void {
  if (reported.get(found) === error) return;
  reported.set(found, error);
  const init = { bubbles: true, composed: true, detail: { reason: 'files' } };
  found.dispatchEvent(new CustomEvent('hearth-error', init));
}

/** Calls for each element that comes within 600 pixels of the viewport; at once in browsers that cannot report this. */
function nearViewport(
  show: (found: HTMLElement) => void,
): Pick<IntersectionObserver, 'observe' | 'disconnect'> {
  if (!window.IntersectionObserver)
    return { observe: (found) => show(found as HTMLElement), disconnect() {} };
  return new IntersectionObserver(
    (changes) => {
      for (const { isIntersecting, target } of changes) if (isIntersecting) show(target as HTMLElement);
    },
    { root: document, rootMargin: '600px' },
  );
}

/** Calls once a frame for each element that the page has added, or made a stand-in by an attribute. */
function onAddition(call: (added: Element) => void): void {
  const added = new Set<Node>();
  const flush = () => {
    for (const node of added)
      if (node.nodeType === Node.ELEMENT_NODE && node.isConnected) call(node as Element);
    added.clear();
  };
  new MutationObserver((changes) => {
    if (added.size === 0) requestAnimationFrame(flush);
    for (const { type, target, addedNodes } of changes)
      for (const node of type === 'attributes' ? [target] : addedNodes) added.add(node);
  }).observe(document, { childList: true, subtree: true, attributeFilter: ['data-hearth', 'href'] });
}
