import type { ReactNode } from 'react';
import './key-table.css';

interface KeyTableProps {
  readonly label: string;
  /** Parts of a table. */
  readonly children: ReactNode;
}

/** A table about a key, which scrolls sideways where it is wider than the page. */
export const KeyTable = ({ label, children }: KeyTableProps): ReactNode => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reached by keyboard
  <section className="key-table" tabIndex={0} aria-label={label}>
    <table className="key-table__rows">{children}</table>
  </section>
);
