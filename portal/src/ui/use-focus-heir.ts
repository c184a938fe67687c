import { useEffect, useRef } from 'react';

/**
 * Moves the focus to the element that `heir` finds, once a pressed button is gone. Returns a function to call at the press; the button
 * may stay for a while after it, until the server has answered.
 */
export function useFocusHeir(heir: () => HTMLElement | null | undefined): () => void {
  const isPressed = useRef(false);
  // After each render: one of the next ones leaves the button out.
  useEffect(() => {
    if (!isPressed.current || document.activeElement !== document.body) return;
    isPressed.current = false;
    heir()?.focus();
  });
  return () => {
    isPressed.current = true;
  };
}
