import type { ReactNode } from 'react';
import { IconButton } from './button.tsx';

export interface PagerProps {
  /** From 1. */
  readonly page: number;
  readonly pageCount: number;
  readonly onPage: (page: number) => void;
  /** Its accessible name, where a page has several. */
  readonly label?: string;
}

/** Previous, the pages around this one, next; nothing where there is only one page. */
export function Pager({ page, pageCount, onPage, label = 'Pages' }: PagerProps): ReactNode {
  if (pageCount < 2) return null;
  return (
    <nav className="hearth-pager" aria-label={label}>
      <IconButton
        icon="arrow-left"
        label="Previous page"
        disabled={page <= 1}
        onClick={() => onPage(page - 1)}
      />
      <ol className="hearth-pager__pages">
        {pagesAround(page, pageCount).map((item, index) =>
          item === null ? (
            // A gap is identified by its side: before or after the middle.
            <li key={`gap-${index < 3 ? 'start' : 'end'}`} className="hearth-pager__gap" aria-hidden="true">
              …
            </li>
          ) : (
            <li key={item}>
              <button
                type="button"
                className="hearth-pager__page"
                aria-label={`Page ${item}`}
                aria-current={item === page ? 'page' : undefined}
                onClick={() => onPage(item)}
              >
                {item}
              </button>
            </li>
          ),
        )}
      </ol>
      <IconButton
        icon="arrow-right"
        label="Next page"
        disabled={page >= pageCount}
        onClick={() => onPage(page + 1)}
      />
    </nav>
  );
}

/** At most seven items, which keeps the buttons in place: `null` is a gap. Pages count from 1. */
export function pagesAround(page: number, pageCount: number): readonly (number | null)[] {
  if (pageCount <= 7) return range(1, pageCount);
  if (page <= 4) return [...range(1, 5), null, pageCount];
  if (page >= pageCount - 3) return [1, null, ...range(pageCount - 4, pageCount)];
  return [1, null, page - 1, page, page + 1, null, pageCount];
}

const range = (from: number, to: number): readonly number[] =>
  [...Array(to - from + 1).keys()].map((index) => from + index);
