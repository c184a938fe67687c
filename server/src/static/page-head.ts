/** The head of a page for robots and previews, which read it before any script runs. */
export interface PageHead {
  readonly title: string;
  readonly description: string;
  /** The page's one address, from '/'; null where it has no other. */
  readonly canonical: string | null;
}

/**
 * The head of a page by its path and query: 'missing' where the path is of a kind that names something and names nothing,
 * undefined where nothing but the usual is to be said.
 */
export type HeadOf = (pathname: string, query: string) => Promise<PageHead | 'missing' | undefined>;
