import { type RefObject, useLayoutEffect } from 'react';
import { useApp } from '../../shared/app/app-context.tsx';
import { scrollWhenLong } from '../../ui/scroll-when-long.ts';

/** Keeps the scroll position of a home in the dialog, and restores it where Back or Forward leads to the home again. */
export function useDialogScroll(popup: RefObject<HTMLElement | null>, key: string): void {
  const { scrolled } = useApp().homes;
  useLayoutEffect(() => {
    const box = popup.current;
    if (box === null) return;
    const wanted = scrolled.get(key) ?? 0;
    let isRestoring = wanted > 0;
    const onEnd = () => {
      isRestoring = false;
    };
    const record = () => {
      if (!isRestoring) scrolled.set(key, box.scrollTop);
    };
    box.addEventListener('scroll', record, { passive: true });
    const content = box.lastElementChild;
    const stop = isRestoring && content ? scrollWhenLong(box, content, { wanted, onEnd }) : onEnd;
    return () => {
      box.removeEventListener('scroll', record);
      stop();
    };
  }, [scrolled, popup, key]);
}
