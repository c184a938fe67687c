import type { Location } from 'react-router';

/** History state of a page whose search runs once more, though its address stays. */
interface SearchRerun {
  /** Another one each time. */
  readonly rerunKey: string;
}

/** History state for going from a page to the same address: the page repeats its search. */
export const rerunSearch = (from: Location): SearchRerun => ({ rerunKey: from.key });

/** Changes whenever the search of a page is to run once more; '' at first. */
export const rerunKey = ({ state }: Location): string =>
  (state as Partial<SearchRerun> | null)?.rerunKey ?? '';
