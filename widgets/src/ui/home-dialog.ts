import { adoptSheet } from '../element/adopt-sheet.ts';
import type { ListingSelection } from '../listing-card/listing-card.tsx';
import sheet from './home-dialog.css';
import { lockScroll } from './lock-scroll.ts';

/** Names the home in the host's address; with a second hyphen, so that no search with `sync-url` takes it for its own. */
const parameter = 'hearth-listing-id';
/** On the document while a home is open: files of several elements have a copy of this module each. */
const mark = 'data-hearth-dialog';

interface Shown {
  readonly dialog: HTMLDialogElement;
  readonly id: string;
  /** What had the focus before. */
  readonly from: Element | null;
  readonly unlock: () => void;
}

let shown: Shown | null = null;
let place: Element | null = null;

/** Opens a home over the page, with an entry of the history that Back leaves again, and a link that others can follow. */
export function openHome(from: Element | null, { listingid, url }: ListingSelection): void {
  if (!from) return;
  place = from;
  if (linkedId() !== listingid)
    history.pushState({ ...history.state, hearthDialog: true }, '', addressWith(listingid));
  show(listingid, url);
}

/** Opens the home that the page's address names, where none is open. */
export function openLinked(from: Element | null): void {
  const id = linkedId();
  if (!from || id === null) return;
  place = from;
  show(id);
}

const linkedId = (): string | null => new URLSearchParams(location.search).get(parameter) || null;

/** The page's address with this home in it, or with none; everything else stays as it is written. */
function addressWith(id: string | null): string {
  const others = location.search
    .slice(1)
    .split('&')
    .filter((pair) => pair !== '' && !pair.startsWith(`${parameter}=`));
  const own = id === null ? [] : [`${parameter}=${encodeURIComponent(id)}`];
  const query = [...others, ...own].join('&');
  return location.pathname + (query && `?${query}`) + location.hash;
}

addEventListener('popstate', () => {
  const id = linkedId();
  if (shown && id !== shown.id) shown.dialog.close();
  if (id !== null && !shown && place?.isConnected) show(id);
});

function show(id: string, url?: string): void {
  endRemoved();
  const root = place?.getRootNode();
  if (shown || !(root instanceof ShadowRoot) || document.documentElement.hasAttribute(mark)) return;
  document.documentElement.setAttribute(mark, '');
  const dialog = dialogOf(id, url);
  const from = root.activeElement;
  adoptSheet(place as Element, sheet);
  root.append(dialog);
  dialog.showModal();
  const opened = { dialog, id, from, unlock: lockScroll() };
  shown = opened;
  dialog.addEventListener('close', ({ target }) => {
    // The photos of the home are a dialog as well.
    if (target === dialog && shown === opened) end(opened);
  });
  window.__hearth?.ready?.('hearth-listing').catch(() => {});
}

/** Ends the dialog where the page has removed its widget: a removed dialog does not close. */
export function endRemoved(): void {
  if (shown && !shown.dialog.isConnected) end(shown);
}

function end({ dialog, id, from, unlock }: Shown): void {
  shown = null;
  unlock();
  dialog.remove();
  document.documentElement.removeAttribute(mark);
  if (from instanceof HTMLElement && from.isConnected) from.focus({ preventScroll: true });
  if (linkedId() !== id) return;
  if (history.state?.hearthDialog) history.back();
  else history.replaceState(history.state, '', addressWith(null));
}

/** By nodes, since a page may forbid markup from text. */
function dialogOf(id: string, url: string | undefined): HTMLDialogElement {
  const dialog = make('dialog', 'hearth-home-dialog');
  dialog.setAttribute('aria-label', 'Home');
  const bar = make('div', 'hearth-home-dialog__bar');
  const close = make('button', 'hearth-button hearth-button--quiet');
  close.type = 'button';
  close.textContent = 'Close';
  close.onclick = () => dialog.close();
  bar.append(close);
  const home = document.createElement('hearth-listing');
  home.setAttribute('listing-id', id);
  if (url !== undefined) {
    // Shown until the home is there, and where its code cannot be loaded.
    const link = make('a', '');
    link.href = url;
    link.textContent = 'See this home';
    home.append(link);
  }
  dialog.append(bar, home);
  dialog.addEventListener('click', ({ target }) => {
    if (target === dialog) dialog.close();
  });
  return dialog;
}

function make<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  className: string,
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name);
  element.className = className;
  return element;
}
