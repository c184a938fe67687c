import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { takeToastsInto } from './toast-layer.ts';

/** Opens a dialog as a modal while it is on the page; the page behind keeps still and gets the focus back. */
export function useModal(): RefObject<HTMLDialogElement | null> {
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = ref.current;
    const page = document.documentElement;
    const opener = document.activeElement;
    const overflow = page.style.overflow;
    dialog?.showModal();
    page.style.overflow = 'hidden';
    return () => {
      dialog?.close();
      page.style.overflow = overflow;
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true });
    };
  }, []);
  useToastsIn(ref);
  return ref;
}

/** Before the dialog leaves the page, so that the toasts do not go with it. */
export function useToastsIn(dialog: RefObject<Element | null>): void {
  useLayoutEffect(() => (dialog.current ? takeToastsInto(dialog.current) : undefined), [dialog]);
}
