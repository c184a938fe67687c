import { markedState } from './host-state.ts';
import { openModal } from './open-modal.ts';
import sheet from './popup.css';

/** Elements that need the width of a page. */
const WIDE = /search|listing|agent-bio|calculator/;
const MARK = 'hearthPopup';

const dialogs = new WeakMap<HTMLElement, HTMLDialogElement>();

/**
 * Opens an element in a modal dialog over the page. Escape, "Close", a press beside it and Back close it; then the opener has the focus
 * again, and the page is where it was. The address stays as it is. Opened again, the element is as the visitor left it.
 */
export function openPopup(opener: HTMLElement, element: HTMLElement): void {
  const dialog = dialogs.get(element) ?? dialogOf(element);
  if (dialog.open) return;
  dialogs.set(element, dialog);
  dialog.setAttribute('aria-label', opener.textContent?.trim() || 'Hearth');
  const end = openModal(dialog);
  history.pushState(markedState(location.href, MARK), '');
  // An entry for a home within the popup has the mark too.
  const follow = () => {
    if (!history.state?.[MARK]) dialog.close();
  };
  addEventListener('popstate', follow);
  dialog.onclose = ({ target }) => {
    // Photos of a home are a dialog within this one.
    if (target !== dialog) return;
    removeEventListener('popstate', follow);
    if (history.state?.[MARK]) history.back();
    end();
    opener.focus({ preventScroll: true });
  };
}

/** In a tree that the page's rules do not reach. */
function dialogOf(element: HTMLElement): HTMLDialogElement {
  const host = document.createElement('div');
  const root = host.attachShadow({ mode: 'open' });
  root.adoptedStyleSheets = [sheet];
  const dialog = document.createElement('dialog');
  dialog.classList.toggle(
    'wide',
    WIDE.test(element.localName) && element.localName !== 'hearth-listing-card',
  );
  const bar = document.createElement('div');
  const close = document.createElement('button');
  close.type = 'button';
  close.textContent = 'Close';
  close.onclick = () => dialog.close();
  bar.append(close);
  dialog.append(bar, element);
  root.append(dialog);
  document.body.append(host);
  return dialog;
}
