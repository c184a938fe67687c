import { lockScroll } from '@hearth/widgets/ui/lock-scroll.ts';
import type { RefObject } from 'react';
import { afterPaint } from './after-paint.ts';
import { giveFocusBack } from './give-focus-back.ts';

interface CoverOptions {
  /** Takes the focus; else the first element that can. */
  readonly initialFocus?: RefObject<HTMLElement | null> | undefined;
  /** The dialog is a page over the page: it takes the focus itself, and is printed in place of the page below. */
  readonly isPage: boolean;
}

/**
 * Makes the page below a dialog inert and holds it still; the dialog gets the focus. A page over the page is painted first, since all this
 * computes the style of the page below.
 *
 * @returns a function that opens the page again and gives the focus back
 */
export function coverPage(dialog: HTMLElement, { initialFocus, isPage }: CoverOptions): () => void {
  let opener: Element | null = null;
  let isClosed = false;
  let uncover = () => {};
  const cover = () => {
    if (!hasFocusOver(dialog)) {
      const first = isPage ? dialog : (initialFocus?.current ?? firstFocusable(dialog));
      first.focus({ preventScroll: true });
    }
    const ends = [lockScroll(), makeInert(dialog), ...(isPage ? [markBody()] : [])];
    uncover = () => {
      for (const end of ends) end();
    };
  };
  // A dialog that this one replaces gives the focus back first.
  queueMicrotask(() => {
    opener = document.activeElement;
    if (!isPage && !isClosed) cover();
  });
  const cancel = isPage ? afterPaint(cover) : () => {};
  return () => {
    isClosed = true;
    cancel();
    uncover();
    // Photos that close together with the dialog keep the focus until then.
    queueMicrotask(() => {
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true });
      // A log-in over the page renders its list anew.
      else if (opener) giveFocusBack(opener);
    });
  };
}

/** Returns whether the focus is in the dialog already, or in one that has opened over it meanwhile. */
function hasFocusOver(dialog: HTMLElement): boolean {
  const top = document.activeElement?.closest('.modal');
  return top != null && (dialog.compareDocumentPosition(top) & Node.DOCUMENT_POSITION_PRECEDING) === 0;
}

const focusable = ':is(a[href], button, input, select, textarea, summary, [tabindex="0"]):not(:disabled)';

const firstFocusable = (dialog: HTMLElement): HTMLElement =>
  [...dialog.querySelectorAll<HTMLElement>(focusable)].find((each) => each.checkVisibility()) ?? dialog;

/** Names the state for print, by an attribute: a `:has()` of the dialog would have each change of the page compute the style of all of it. */
function markBody(): () => void {
  document.body.dataset.covered = '';
  return () => delete document.body.dataset.covered;
}

/** Parts that belong to the whole page, e.g. toasts and the count of homes to compare. */
const speaking = '[aria-live]:not(main *)';

/** All that lies under the dialog, also what comes meanwhile, such as the tray of homes to compare. */
function makeInert(dialog: HTMLElement): () => void {
  const covered = new Set<HTMLElement>();
  const cover = (element: HTMLElement) => {
    element.inert = true;
    covered.add(element);
  };
  const below = outside(dialog);
  below.forEach(cover);
  const watcher = new MutationObserver((changes) => {
    for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes]))
      if (node instanceof HTMLElement && !node.matches(speaking) && !node.querySelector(speaking))
        cover(node);
  });
  // Dialogs over this one come into the body.
  for (const parent of new Set(below.map(({ parentElement }) => parentElement)))
    if (parent && parent !== document.body) watcher.observe(parent, { childList: true });
  return () => {
    watcher.disconnect();
    for (const element of covered) element.inert = false;
  };
}

/** The largest elements before the dialog that hold neither a backdrop, which takes presses, nor anything that speaks. */
function outside(dialog: HTMLElement): HTMLElement[] {
  const kept = [dialog, ...document.querySelectorAll(`.modal-backdrop, ${speaking}`)];
  const isBefore = (child: Element) =>
    (child.compareDocumentPosition(dialog) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  const below = (parent: Element): HTMLElement[] =>
    [...parent.children].flatMap((child) => {
      if (kept.includes(child) || !isBefore(child)) return [];
      if (!(child instanceof HTMLElement) || child.inert) return [];
      return kept.some((each) => child.contains(each)) ? below(child) : [child];
    });
  return below(document.body);
}
