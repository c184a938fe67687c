import { type RefObject, useLayoutEffect } from 'react';
import { scrollWhenLong } from '../../ui/scroll-when-long.ts';

/** Pixels from the top of homes in the dialog, by the identity of their dialogs. */
const positions = new Map<string, number>();

/** Keeps the scroll position of a home in the dialog, and restores it where Back or Forward leads to the home again. */
export function useDialogScroll(popup: RefObject<HTMLElement | null>, key: string): void {
  useLayoutEffect(() => {
    const box = popup.current;
    if (box === null) return;
    const wanted = positions.get(key) ?? 0;
    let isRestoring = wanted > 0;
    const onEnd = () => {
      isRestoring = false;
    };
    const record = () => {
      if (!isRestoring) positions.set(key, box.scrollTop);
    };
    box.addEventListener('scroll', record, { passive: true });
    const content = box.lastElementChild;
    const stop = isRestoring && content ? scrollWhenLong(box, content, { wanted, onEnd }) : onEnd;
    return () => {
      box.removeEventListener('scroll', record);
      stop();
    };
  }, [popup, key]);
}
