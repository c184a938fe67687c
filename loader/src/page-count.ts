import { getEmbedStatus } from '@hearth/domain/contract/embed.ts';
import type { Claim } from './claim.ts';

/** The address of the visitor's page: in a frame, of the page around it as far as the browser reports it. */
const currentPage = (): string =>
  ((window.parent !== window && document.referrer) || location.href).replace(/[?#].*/, '');

/**
 * Asks for the setup of the page's key. The request names the page with its widgets, which counts it, unless the page was the last
 * one to count.
 */
export function askStatus(claim: Claim, key: string, found?: Iterable<Element>): Promise<Response> {
  const page = currentPage();
  const counted = page === claim.page ? {} : { page, widgets: widgetsIn(found, claim) };
  claim.page = page;
  const query = new URLSearchParams({ key, ...counted });
  return fetch(new URL(`${getEmbedStatus.path.slice(1)}?${query}`, claim.api), { credentials: 'omit' });
}

/** Names of the widgets among these elements, with commas; among all of the document by default. */
function widgetsIn(found: Iterable<Element> = document.querySelectorAll('*'), { api }: Claim): string {
  const names = Array.from(found as Iterable<HTMLAnchorElement>, ({ localName, dataset, href }) =>
    localName.startsWith('hearth-')
      ? localName.slice('hearth-'.length)
      : (dataset?.hearth ?? `${href}`.split(`${api}w/`)[1]?.replace(/[/?#].*/, '')),
  );
  return [...new Set(names)].filter(Boolean).join();
}

/** A route of a single-page app has drawn its page by then, and removed that of the route before. */
const DRAWN_MS = 1000;

let timer: ReturnType<typeof setTimeout> | undefined;
let isListening = false;

/**
 * Counts the page where its address has changed since the last count, once it has shown a widget for a second. Called for each widget
 * that comes near the viewport; widgets that stay while the address changes need no call. `selector` finds all widgets.
 */
export function countPage(selector: string, claim: Claim | undefined = window.__hearth): void {
  if (!claim?.key) return;
  const { key } = claim;
  const check = () => {
    clearTimeout(timer);
    if (currentPage() !== claim.page) timer = setTimeout(count, DRAWN_MS);
  };
  const count = () => {
    const found = [...document.querySelectorAll(selector)];
    if (currentPage() !== claim.page && found.some(isNear)) askStatus(claim, key, found).catch(() => {});
  };
  check();
  if (isListening) return;
  isListening = true;
  // The history of a page reports steps of the visitor alone; the navigation, where browsers have it, also those of scripts.
  addEventListener('popstate', check);
  (window as { navigation?: EventTarget }).navigation?.addEventListener('currententrychange', check);
}

/** Returns whether a visitor sees an element, or would after scrolling by a screen. */
function isNear(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return element.checkVisibility() && top < 2 * innerHeight && bottom > -innerHeight;
}
