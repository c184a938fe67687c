import type { ReactNode, RefObject } from 'react';

interface SkipButtonsProps {
  readonly root: RefObject<HTMLElement | null>;
  readonly toMap: boolean;
  readonly toPages: boolean;
}

/** Ways past a page of homes for the keyboard, seen only while they have the focus. */
export function SkipButtons({ root, toMap, toPages }: SkipButtonsProps): ReactNode {
  const skip = (part: string, words: string) => (
    <button
      type="button"
      className="hearth-search__skip"
      onClick={() => root.current?.querySelector<HTMLElement>(`.hearth-search__${part}`)?.focus()}
    >
      {words}
    </button>
  );
  return (
    <>
      {toMap && skip('map', 'Skip to the map')}
      {toPages && skip('pages', 'Skip to the pages of results')}
    </>
  );
}
