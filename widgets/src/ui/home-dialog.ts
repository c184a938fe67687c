import { adoptSheet } from '../element/adopt-sheet.ts';
import type { ListingSelection } from '../listing-card/listing-card.tsx';
import { leaveHome, leftBefore, linkedId, pushHome } from './home-address.ts';
import sheet from './home-dialog.css';
import { onceSeen } from './once-seen.ts';
import { openModal } from './open-modal.ts';

/** On the document while a home is open: files of several elements have a copy of this module each. */
const mark = 'data-hearth-dialog';

interface Shown {
  readonly dialog: HTMLDialogElement;
  readonly id: string;
  readonly end: () => void;
}

let shown: Shown | null = null;
/** Of homes that are pressed before one opens, the last one does. */
let newest: ListingSelection | undefined;

/** Opens a home over the page, with an entry of the history that Back leaves again, and a link that others can follow. */
export async function openHome(from: Element | null, selection: ListingSelection): Promise<void> {
  newest = selection;
  await leftBefore();
  endRemoved();
  if (!from || isOpen() || newest !== selection) return;
  const { listingid, url } = selection;
  pushHome(listingid);
  show(from, listingid, url);
}

/** Opens the home that the page's address names, where none is open. */
export function openLinked(from: Element | null): void {
  if (!from || linkedId() === null) return;
  onceSeen(from, () => {
    endOther();
    endRemoved();
    const id = linkedId();
    if (id !== null && !isOpen()) show(from, id);
  });
}

const isOpen = (): boolean => document.documentElement.hasAttribute(mark);

addEventListener('popstate', endOther);

/** Ends the dialog of a home that the page's address no longer names. */
function endOther(): void {
  if (shown && shown.id !== linkedId()) end(shown);
}

function show(place: Element, id: string, url?: string): void {
  const root = place.getRootNode();
  if (!(root instanceof ShadowRoot)) return;
  document.documentElement.setAttribute(mark, '');
  const dialog = dialogOf(id, url);
  adoptSheet(place, sheet);
  root.append(dialog);
  const opened = { dialog, id, end: openModal(dialog) };
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

function end(opened: Shown): void {
  shown = null;
  opened.dialog.remove();
  document.documentElement.removeAttribute(mark);
  opened.end();
  leaveHome(opened.id);
}

/** By nodes, since a page may forbid markup from text. */
function dialogOf(id: string, url: string | undefined): HTMLDialogElement {
  const dialog = make('dialog', 'hearth-home-dialog');
  // Until the home names it by its address: see name-dialog.ts.
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
