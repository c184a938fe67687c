import { withCommas } from '../../listing/price.ts';
import { usualPageSize } from '../page-size.ts';

interface ShownPage {
  /** From 1. */
  readonly page: number;
  /** null is the usual page size. */
  readonly limit: number | null;
  readonly total: number;
}

/** '1–50 of 1,234'; null for fewer than 2 listings and for a page beyond the last (specification section 9). */
export function rangeText({ page, limit, total }: ShownPage): string | null {
  const size = limit ?? usualPageSize;
  const first = (page - 1) * size + 1;
  if (total < 2 || first > total) return null;
  const last = Math.min(first + size - 1, total);
  const shown = first === last ? withCommas(first) : `${withCommas(first)}–${withCommas(last)}`;
  return `${shown} of ${withCommas(total)}`;
}
