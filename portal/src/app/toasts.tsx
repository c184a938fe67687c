import { type CSSProperties, type ReactNode, useEffect } from 'react';
import { Toaster, toast } from 'sonner';
import { useMediaQuery } from '../ui/use-media-query.ts';
import './toasts.css';

/** Between the 375 and 440 px of the specification; a phone gives them its width. */
const width = { '--width': '400px' } as CSSProperties;

/** Below the header and the filters of a wide window, at the foot of a phone's, for five seconds (specification section 9, "Timing"). */
export function Toasts(): ReactNode {
  useEscape();
  useUndoKey();
  useFocusBack();
  const isWide = useMediaQuery('(min-width: 768px)');
  return (
    <Toaster
      customAriaLabel="Notifications (Alt+T)"
      position={isWide ? 'top-center' : 'bottom-center'}
      duration={5000}
      offset={{ top: '134px', bottom: 'var(--toasts-end, 24px)' }}
      mobileOffset={{ bottom: 'var(--toasts-end, 24px)' }}
      swipeDirections={['left', 'right', isWide ? 'top' : 'bottom']}
      visibleToasts={3}
      theme="system"
      style={width}
    />
  );
}

/**
 * A pressed button of a toast first gives the focus back to where it was: the toast goes with its button, and a dialog that the button
 * opens would lose the focus to it.
 */
function useFocusBack(): void {
  useEffect(() => {
    const look = ({ target }: MouseEvent) => {
      if (!(target instanceof Element) || !target.closest('[data-sonner-toast] button')) return;
      // The library answers a blur so.
      const focused = document.activeElement;
      if (focused instanceof HTMLElement && focused.closest('[data-sonner-toaster]')) focused.blur();
    };
    addEventListener('click', look, true);
    return () => removeEventListener('click', look, true);
  }, []);
}

/** Escape dismisses the toasts where nothing else handles it: fields, lists and dialogs close by it first. */
function useEscape(): void {
  useEffect(() => {
    const look = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      const isIn = event.target instanceof Element && event.target.closest('[data-sonner-toaster]') !== null;
      if (!isIn && document.querySelector('.modal, .pswp, [aria-expanded="true"]')) return;
      // Else the browser's own close request for the key would close a dialog below.
      if (isIn) event.preventDefault();
      toast.dismiss();
    };
    addEventListener('keydown', look);
    return () => removeEventListener('keydown', look);
  }, []);
}

/** Fields with an undo of their own. */
const typedIn = 'input:not([type="checkbox"], [type="radio"]), textarea, [contenteditable]';

/** Ctrl+Z, on a Mac ⌘Z, presses the Undo of the newest toast, where nothing else handles the key and no field is typed in. */
function useUndoKey(): void {
  useEffect(() => {
    const look = (event: KeyboardEvent) => {
      const isUndo = event.key.toLowerCase() === 'z' && (event.ctrlKey || event.metaKey) && !event.shiftKey;
      if (!isUndo || event.altKey || event.repeat || event.defaultPrevented) return;
      if (event.target instanceof Element && event.target.closest(typedIn)) return;
      const actions = document.querySelectorAll<HTMLElement>('[data-removed="false"] [data-action]');
      const undo = [...actions].find(({ textContent }) => textContent === 'Undo');
      if (!undo) return;
      event.preventDefault();
      undo.click();
    };
    addEventListener('keydown', look);
    return () => removeEventListener('keydown', look);
  }, []);
}
