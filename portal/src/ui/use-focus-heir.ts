import { useEffect, useRef } from 'react';

/**
 * Moves the focus to the element that `heir` finds, once a pressed button is gone. Returns a function to call at the press; the button
 * may stay for a while after it, until the server has answered. A person who moves on in the meantime keeps the focus.
 */
export function useFocusHeir(heir: () => HTMLElement | null | undefined): () => void {
  const pressed = useRef<Element | null>(null);
  // After each render: one of the next ones leaves the button out.
  useEffect(() => {
    const { activeElement } = document;
    if (!pressed.current || activeElement === pressed.current) return;
    pressed.current = null;
    if (activeElement === document.body) heir()?.focus();
  });
  return () => {
    pressed.current = document.activeElement;
  };
}
