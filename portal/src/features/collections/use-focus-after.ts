import { useLayoutEffect, useRef } from 'react';

/**
 * Moves the focus after something has been removed, or has come back: to the button at the same index, to the last one, or to the page.
 * @param buttons CSS selector of the buttons that remove
 */
export function useFocusAfter(buttons: string): (at: number) => void {
  const focusAt = useRef<number | null>(null);
  // After each render: the next one shows the change.
  useLayoutEffect(() => {
    if (focusAt.current === null) return;
    const all = document.querySelectorAll<HTMLElement>(buttons);
    const target = all[Math.min(focusAt.current, all.length - 1)] ?? document.getElementById('main');
    focusAt.current = null;
    target?.focus({ preventScroll: true });
  });
  return (at) => {
    focusAt.current = at;
  };
}
