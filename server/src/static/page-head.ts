import type { PageHead } from '@hearth/domain/page/page-head.ts';

/** A page's head and its data for search engines. */
export interface ServedHead extends PageHead {
  /** JSON-LD of the one listing that the page is about; it counts as a listing sent. */
  readonly listing?: object;
}

/**
 * The head of a page by its path and query: 'missing' where nothing is at the path, undefined where nothing but the usual is to
 * be said.
 * @throws AppError with the status of a page that is not shown, such as listing_gone
 */
export type HeadOf = (pathname: string, query: string) => Promise<ServedHead | 'missing' | undefined>;
