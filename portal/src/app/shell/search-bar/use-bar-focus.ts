import { type FocusEvent, type RefObject, useRef } from 'react';

interface BarFocusOptions {
  readonly root: RefObject<HTMLElement | null>;
  readonly input: RefObject<HTMLInputElement | null>;
  readonly isPhone: boolean;
  readonly isOpen: boolean;
  /** The focus, or a press, went elsewhere. */
  readonly onLeave: () => void;
}

/** Focus of a search bar, and its leaving. */
export function useBarFocus({ root, input, isPhone, isOpen, onLeave }: BarFocusOptions) {
  const isQuiet = useRef(false);
  const isFull = isPhone && isOpen;
  return {
    /** True while the focus comes without opening the panel. */
    isQuiet: () => isQuiet.current,
    /** The pressed button is gone: focuses the field or, on a phone, the bar, which opens no keyboard. */
    focusQuietly: () => {
      isQuiet.current = true;
      (isPhone && !isOpen ? root : input).current?.focus();
      isQuiet.current = false;
    },
    /** Hides a phone's keyboard. */
    hideKeyboard: () => {
      if (isFull) input.current?.blur();
    },
    onBlur: ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget !== null && !root.current?.contains(relatedTarget)) onLeave();
    },
  };
}
