import { afterPaint } from './after-paint.ts';

/**
 * Makes the page below a dialog inert and holds it still; the dialog gets the focus. All this comes after the dialog is painted, since it
 * computes the style of the whole page.
 *
 * @returns a function that opens the page again and gives the focus back
 */
export function coverPage(dialog: HTMLElement): () => void {
  const opener = document.activeElement;
  let uncover = () => {};
  const cancel = afterPaint(() => {
    if (!dialog.contains(document.activeElement)) dialog.focus({ preventScroll: true });
    const ends = [holdStill(), ...outside(dialog).map(makeInert)];
    uncover = () => {
      for (const end of ends) end();
    };
  });
  return () => {
    cancel();
    uncover();
    if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true });
  };
}

/** The largest elements that hold neither the dialog nor what speaks for the whole page, e.g. toasts and the count of homes to compare. */
function outside(dialog: HTMLElement): HTMLElement[] {
  const kept = [dialog, ...document.querySelectorAll('[aria-live]:not(main *)')];
  const below = (parent: Element): HTMLElement[] =>
    [...parent.children].flatMap((child) => {
      if (kept.includes(child) || !(child instanceof HTMLElement) || child.inert) return [];
      return kept.some((each) => child.contains(each)) ? below(child) : [child];
    });
  return below(document.body);
}

function makeInert(element: HTMLElement): () => void {
  element.inert = true;
  return () => {
    element.inert = false;
  };
}

/** The page does not scroll, and does not become wider by the room of its scroll bar. */
function holdStill(): () => void {
  const { style, clientWidth } = document.documentElement;
  const { overflow, scrollbarGutter } = style;
  if (innerWidth > clientWidth) style.scrollbarGutter = 'stable';
  style.overflow = 'hidden';
  return () => Object.assign(style, { overflow, scrollbarGutter });
}
