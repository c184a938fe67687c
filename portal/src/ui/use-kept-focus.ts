import { useLayoutEffect, useRef } from 'react';

/**
 * Gives the focus back to a button whose item has moved: browsers take it from an element that is put elsewhere. Buttons are found
 * by `data-focus`.
 */
export function useKeptFocus(): (button: HTMLElement) => void {
  const wanted = useRef<string | undefined>(undefined);
  useLayoutEffect(() => {
    if (wanted.current === undefined) return;
    document.querySelector<HTMLElement>(`[data-focus="${CSS.escape(wanted.current)}"]`)?.focus();
    wanted.current = undefined;
  });
  return (button) => {
    wanted.current = button.dataset.focus;
  };
}
