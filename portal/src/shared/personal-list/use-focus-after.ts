import { type RefObject, useLayoutEffect, useRef } from 'react';

interface FocusAfter {
  /** After a removal: to the button at the same index, to the last one, or to the list or page. */
  readonly removal: (at: number) => void;
  /** After an undo: to the button with this `data-id`, where the page shows it. */
  readonly undo: (id: string) => void;
}

/**
 * Moves the focus after something has been removed, or has come back; a dialog that is open keeps it.
 * @param buttons CSS selector of the buttons that remove
 * @param list the element with them, also where it is in a dialog; the page by default
 */
export function useFocusAfter(buttons: string, list?: RefObject<HTMLElement | null>): FocusAfter {
  const wanted = useRef<number | string | null>(null);
  // After each render: the next one shows the change.
  useLayoutEffect(() => {
    const to = wanted.current;
    wanted.current = null;
    if (to === null || (!list && document.querySelector('.modal'))) return;
    const all = [...(list?.current ?? document).querySelectorAll<HTMLElement>(buttons)];
    const button =
      typeof to === 'string'
        ? all.find(({ dataset }) => dataset.id === to)
        : all[Math.min(to, all.length - 1)];
    if (button) {
      button.focus({ preventScroll: true });
      button.scrollIntoView({ block: 'nearest' });
    } else if (typeof to === 'number')
      (list?.current ?? document.getElementById('main'))?.focus({ preventScroll: true });
  });
  const focus = (to: number | string) => {
    wanted.current = to;
  };
  return { removal: focus, undo: focus };
}
