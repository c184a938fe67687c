import { acceptsFrom, classOf, type ElementClass } from './element-class.ts';

/** Marks an element that stands beside a link, in place of it. */
const OF_LINK = 'data-hearth-link';

/** Of a form: what it contains and where it leads. Links are written by more people than tags are. */
const OF_AUTHORS = /^(message|prefill|hidden-fields|thanks-)/;

/** Attributes that an element has from its stand-in: those of the page's scripts stay when the stand-in changes. */
const copied = new WeakMap<Element, readonly string[]>();
/** The element beside each link. */
const besides = new Map<HTMLAnchorElement, Element>();

/**
 * Shows the element of this name in place of a stand-in, with the attributes that the stand-in has now. No node of the page is moved or
 * removed: frameworks that hold them would fail. A link is hidden behind the element beside it; a div shows the element in a shadow root,
 * with the div's children as its content. An existing element, as in a page from a cache, is used again.
 *
 * @returns the element; undefined where a foreign class has its tag
 */
export function place(found: HTMLElement, name: string): Element | undefined {
  const defined = classOf(name);
  if (!defined) return undefined;
  const tag = `hearth-${name}`;
  const placed = placedFor(found);
  if (placed && placed.localName !== tag) placed.remove();
  const isThere = placed?.localName === tag;
  const element = isThere ? placed : document.createElement(tag);
  copyAttributes(found, element, defined);
  if (!isThere) insert(found, element);
  if (isLink(found)) keepBeside(found, element);
  return element;
}

/** Removes the element of a stand-in that the page made an ordinary link or div again. */
export function withdraw(found: HTMLElement): void {
  if (isLink(found)) besides.delete(found);
  placedFor(found)?.replaceWith(...(found.shadowRoot ? [document.createElement('slot')] : []));
}

const isLink = (found: HTMLElement): found is HTMLAnchorElement => found instanceof HTMLAnchorElement;

function placedFor(found: HTMLElement): Element | undefined {
  const { previousElementSibling: beside, shadowRoot, lastElementChild } = found;
  if (isLink(found)) return beside?.hasAttribute(OF_LINK) ? beside : undefined;
  const placed = shadowRoot?.firstElementChild ?? lastElementChild;
  return placed?.localName.startsWith('hearth-') ? placed : undefined;
}

function insert(found: HTMLElement, element: Element): void {
  if (isLink(found)) {
    element.setAttribute(OF_LINK, '');
    // Content of the element until it can be shown, and where it fails.
    const copy = found.cloneNode(true) as HTMLElement;
    copy.removeAttribute('id');
    element.append(copy);
    found.before(element);
    return;
  }
  const box = shadowOf(found);
  if (!box) {
    found.append(element);
    return;
  }
  element.append(document.createElement('slot'));
  box.adoptedStyleSheets = [standInSheet()];
  box.replaceChildren(element);
}

/** Closes the room that the rules of the page reserve (domain's `reserved-height.ts`). */
function standInSheet(): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(':host::before { content: none !important }');
  return sheet;
}

/** Undefined where browsers allow no shadow root for this tag, or the page has one there. */
function shadowOf(found: HTMLElement): ShadowRoot | undefined {
  try {
    return found.shadowRoot ?? found.attachShadow({ mode: 'open' });
  } catch {
    return undefined;
  }
}

/** Copies only attributes of the element: any other (`onclick`) would allow the author of a link to run a script. */
export function copyAttributes(found: HTMLElement, element: Element, defined: ElementClass): void {
  const given = [...(isLink(found) ? queryOf(found) : dataOf(found))].filter(
    ([name]) => acceptsFrom(defined, name) && !(isLink(found) && OF_AUTHORS.test(name)),
  );
  for (const name of copied.get(element) ?? [])
    if (!given.some(([kept]) => kept === name)) element.removeAttribute(name);
  for (const [name, text] of given) if (element.getAttribute(name) !== text) element.setAttribute(name, text);
  copied.set(
    element,
    given.map(([name]) => name),
  );
}

const queryOf = (link: HTMLAnchorElement): Iterable<[string, string]> => new URL(link.href).searchParams;

const dataOf = (found: HTMLElement): [string, string][] =>
  found.getAttributeNames().map((name) => [name.replace(/^data-/, ''), found.getAttribute(name) ?? '']);

/** Keeps an element beside its link wherever the page moves that, and removes it with the link. */
function keepBeside(link: HTMLAnchorElement, element: Element): void {
  watchLinks();
  besides.set(link, element);
}

let isWatching = false;
function watchLinks(): void {
  if (isWatching) return;
  isWatching = true;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`[${OF_LINK}] + a { display: none !important }`);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  new MutationObserver(() => {
    for (const [link, element] of besides) {
      if (link.isConnected) {
        if (link.previousElementSibling !== element) link.before(element);
      } else {
        element.remove();
        besides.delete(link);
      }
    }
  }).observe(document, { childList: true, subtree: true });
}
