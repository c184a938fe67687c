import { isHostAttribute } from '@hearth/domain/embed/host-attribute.ts';
import { plainLinks } from '@hearth/domain/embed/plain-links.ts';
import type { ElementClass } from '../element-class.ts';
import { classOf } from '../late.ts';
import type { KnownAttribute } from './catalogue.ts';
import type { AttributeFacts, WidgetFacts } from './facts.ts';
import { squeezingBox } from './squeezing-box.ts';

/** A widget of the page, before anything is known of it: `shown` means laid out, `written` has its attributes. */
export interface Placed {
  readonly form: WidgetFacts['form'];
  readonly name: string;
  readonly shown: HTMLElement;
  readonly written: readonly (readonly [name: string, text: string])[];
}

/** A link may lack the protocol and then has that of the page. */
const bare = (address: string): string => address.replace(/^.*?:/, '').toLowerCase();

const linksTo = (links: string): HTMLAnchorElement[] =>
  [...document.querySelectorAll<HTMLAnchorElement>('a[href]')].filter(
    ({ href }) => typeof href === 'string' && bare(href).startsWith(bare(links)),
  );

/** The addresses of links to widgets that stay links; not of those that the page itself marks so. */
export const plainLinksOnPage = (links: string): string[] =>
  linksTo(links)
    .filter((found) => found.matches(plainLinks) && !found.closest('[data-hearth-off]'))
    .map(({ href }) => href);

/** Tags of the widgets in open shadow roots of the page itself that are not defined yet. */
export function unloadedInShadow(root: Document | ShadowRoot): string[] {
  const inside = root instanceof ShadowRoot ? [...root.querySelectorAll(':not(:defined)')] : [];
  const own = inside.map(({ localName }) => localName).filter((name) => name.startsWith('hearth-'));
  const deeper = [...root.querySelectorAll('*')].flatMap(({ shadowRoot }) =>
    shadowRoot ? unloadedInShadow(shadowRoot) : [],
  );
  return [...own, ...deeper];
}

/** All three forms in the order of the page; a stand-in and its element are one. */
export function placedWidgets(links: string): Placed[] {
  const linked = new Set<Element>(linksTo(links).filter((found) => !found.matches(plainLinks)));
  return [...document.querySelectorAll<HTMLElement>('*')].flatMap((element) => {
    if (element.dataset?.hearth !== undefined) return [div(element)];
    if (element.localName.startsWith('hearth-')) return tag(element);
    return linked.has(element) && !isContent(element) ? [link(element as HTMLAnchorElement)] : [];
  });
}

const isContent = (element: HTMLElement): boolean => {
  for (let above = element.parentElement; above; above = above.parentElement) {
    if (above.localName.startsWith('hearth-') || above.dataset.hearth !== undefined) return true;
  }
  return false;
};

const attributesOf = (element: Element) =>
  element.getAttributeNames().map((name) => [name, element.getAttribute(name) ?? ''] as const);

function div(element: HTMLElement): Placed {
  const name = element.dataset.hearth ?? '';
  const inner = [...(element.shadowRoot ?? element).children].find(
    ({ localName }) => localName === `hearth-${name}`,
  );
  return {
    form: 'div',
    name,
    shown: (inner as HTMLElement | undefined) ?? element,
    written: attributesOf(element),
  };
}

function link(element: HTMLAnchorElement): Placed {
  const { pathname, searchParams } = new URL(element.href);
  const name = pathname.replace(/\/$/, '').split('/').at(-1)?.toLowerCase() ?? '';
  const beside = element.previousElementSibling;
  const shown = beside?.localName === `hearth-${name}` && isOfLink(beside) ? beside : element;
  return { form: 'link', name, shown: shown as HTMLElement, written: [...searchParams] };
}

const isOfLink = (element: Element): boolean => element.hasAttribute('data-hearth-link');

/** Elements of stand-ins are counted with these. */
function tag(element: HTMLElement): Placed[] {
  const name = element.localName.slice('hearth-'.length);
  if (isOfLink(element) || element.parentElement?.dataset.hearth === name) return [];
  return [{ form: 'tag', name, shown: element, written: attributesOf(element) }];
}

/** The facts of a widget after its files were requested. */
export function factsOf(
  { form, name, shown, written }: Placed,
  state: WidgetFacts['state'],
  described: ReadonlyMap<string, KnownAttribute> = new Map(),
): WidgetFacts {
  const { width, height } = sizeLetOut(shown);
  const defined = classOf(name);
  return {
    form,
    name,
    state,
    hidden: shown.getClientRects().length === 0,
    width,
    height,
    squeezed: squeezingBox(shown, width, height),
    inside: shown.parentElement?.closest('a, button, label')?.localName ?? null,
    attributes: written.flatMap(([attribute, text]) =>
      judgeAttribute(attribute, text, form, defined, described),
    ),
    declared: [...new Set([...kindsByAttribute(defined).keys(), ...described.keys()])],
    swallows: form === 'tag' && swallowsPage(shown),
    lacks: lackOf(name, shown, written),
  };
}

const swallowsPage = (shown: HTMLElement): boolean =>
  [...shown.querySelectorAll('*')].some(({ localName }) => /^(hearth-|main$|footer$|h1$)/.test(localName));

/** Its size as far as the boxes it lies in let it out, in px. */
function sizeLetOut(shown: HTMLElement): { readonly width: number; readonly height: number } {
  let { width, height } = shown.getBoundingClientRect();
  const { body } = document;
  for (let above = shown.parentElement; above && above !== body; above = above.parentElement) {
    if (getComputedStyle(above).overflow === 'visible' || above.getClientRects().length === 0) continue;
    const box = above.getBoundingClientRect();
    width = Math.min(width, box.width);
    height = Math.min(height, box.height);
  }
  return { width, height };
}

function judgeAttribute(
  name: string,
  text: string,
  form: WidgetFacts['form'],
  defined: ElementClass | undefined,
  described: ReadonlyMap<string, KnownAttribute>,
): AttributeFacts[] {
  if (name === 'data-hearth' || (form === 'link' && name === 'key')) return [];
  const as = (judged: AttributeFacts['verdict']): AttributeFacts[] => [{ name, text, verdict: judged }];
  if (!defined) return as('unasked');
  const accepts = (known: string) => known === 'config' || defined.accepts?.(known) === true;
  const bare = name.replace(/^data-/, '');
  const right = form === 'div' ? (name === bare ? null : bare) : name;
  if (right !== null && accepts(right)) {
    const { kind, words = [] } = described.get(right) ?? {};
    // A search takes any name for that of a filter and leaves it to the server to know it.
    if (kind === undefined && described.size > 0) return as('unknown');
    const written = kindsByAttribute(defined).get(right) ?? (words.length > 0 ? words : (kind ?? 'string'));
    // A language may name its region: 'es-MX'.
    const value = right === 'lang' ? text.toLowerCase().replace(/-.*/, '') : text;
    if (typeof defined.reads?.(written, value) !== 'symbol') return as('fine');
    return [{ name, text, verdict: 'value', words, isNumber: written === 'number' }];
  }
  if (form !== 'link' && accepts(form === 'div' ? name : bare)) return as('prefix');
  if (form === 'div') return as(name === bare ? 'unasked' : 'unknown');
  return as(form === 'tag' && isHostAttribute(name) ? 'unasked' : 'unknown');
}

/** A card or a home without a listing has nothing to show; scripts may have set it as a property. */
function lackOf(name: string, shown: HTMLElement, written: Placed['written']): string | null {
  if (!/^listing(-card)?$/.test(name) || (shown as HTMLElement & { listingId?: string }).listingId)
    return null;
  const given = written.some(([attribute, text]) => /^(data-)?listing-id$/.test(attribute) && text.trim());
  return given ? null : 'listing-id';
}

const kindsByAttribute = (defined: ElementClass | undefined) =>
  new Map(
    Object.entries(defined?.kinds ?? {})
      .filter(([, kind]) => kind !== 'raw')
      .map(([name, kind]) => [name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`), kind]),
  );
