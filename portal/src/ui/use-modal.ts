import { type RefObject, useEffect, useRef } from 'react';

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
  return ref;
}
