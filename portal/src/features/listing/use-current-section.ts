import { type RefObject, useEffect, useState } from 'react';
import { currentSection } from './current-section.ts';

/** Headings come to rest below header and tabs, and a little more. */
const linePixels = 200;

/**
 * The id of the section that is read at the moment, of those with these ids, which spaces separate. Follows the scroll of the page or
 * of the dialog that the tabs are in.
 */
export function useCurrentSection(tabs: RefObject<Element | null>, joinedIds: string): string | null {
  const [current, setCurrent] = useState<string | null>(null);
  useEffect(() => {
    if (joinedIds === '') return;
    const ids = joinedIds.split(' ');
    let frame = 0;
    const look = () => {
      frame = 0;
      const dialog = tabs.current?.closest('.listing-dialog');
      const scroller = dialog ?? document.documentElement;
      const top = dialog?.getBoundingClientRect().top ?? 0;
      const starts = ids.flatMap((id) => {
        const element = document.getElementById(id);
        return element ? [{ id, top: element.getBoundingClientRect().top - top }] : [];
      });
      const isScrolled = scroller.scrollTop > 0;
      const isAtEnd = isScrolled && scroller.scrollHeight - scroller.scrollTop - scroller.clientHeight < 2;
      // A tab gives its section the focus.
      setCurrent(currentSection(starts, linePixels, isAtEnd, document.activeElement?.id));
    };
    const lookSoon = () => {
      frame ||= requestAnimationFrame(look);
    };
    // Not at once: positions of a page that has just changed are computed before it is painted.
    lookSoon();
    // The scroll of a dialog does not bubble.
    document.addEventListener('scroll', lookSoon, { capture: true, passive: true });
    // If a section is in view and cannot come further up, nothing scrolls.
    document.addEventListener('focusin', lookSoon);
    addEventListener('resize', lookSoon);
    return () => {
      cancelAnimationFrame(frame);
      document.removeEventListener('scroll', lookSoon, { capture: true });
      document.removeEventListener('focusin', lookSoon);
      removeEventListener('resize', lookSoon);
    };
  }, [tabs, joinedIds]);
  return current;
}
