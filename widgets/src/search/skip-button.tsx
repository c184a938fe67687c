import type { ReactNode } from 'react';

interface SkipButtonProps {
  /** The part of the search that takes the focus, by the end of its class. */
  readonly to: 'map' | 'pages';
  readonly children: ReactNode;
}

/** A way past a page of homes for the keyboard, seen only while it has the focus. */
export const SkipButton = ({ to, children }: SkipButtonProps): ReactNode => (
  <button
    type="button"
    className="hearth-search__skip"
    onClick={({ currentTarget }) =>
      currentTarget.closest('.hearth-search')?.querySelector<HTMLElement>(`.hearth-search__${to}`)?.focus()
    }
  >
    {children}
  </button>
);
