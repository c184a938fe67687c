import type { Location } from 'react-router';

/** History state of a page whose search is to be run once more, though its address stays. */
interface AskedAgain {
  /** Another one with each time. */
  readonly again: string;
}

/** For going from a page to the same address: what it shows is fetched anew. */
export const askAgain = (from: Location): AskedAgain => ({ again: from.key });

/** Changes whenever the search of a page is to be run once more; '' where nobody asked for that. */
export const askedAgain = ({ state }: Location): string => (state as Partial<AskedAgain> | null)?.again ?? '';
