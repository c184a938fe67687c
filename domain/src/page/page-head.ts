import type { Edition } from '../edition/editions.ts';
import type { PageRow } from './page-row.ts';

/** A picture of a page for previews. */
export interface HeadImage {
  /** From '/', or an address of another server. */
  readonly path: string;
  readonly width: number;
  readonly height: number;
}

/** The head of a page. Robots and previews read the server's before any script runs; the portal renders the same. */
export interface PageHead {
  readonly title: string;
  readonly description: string;
  /** The page's one address, from '/'; null where it has no other. */
  readonly canonical: string | null;
  readonly image?: HeadImage | null;
}

/** The head of a page without data. */
export const pageHead = ({ path, title, description, engines }: PageRow, edition: Edition): PageHead => ({
  title: titleOf(title, edition),
  description: description?.(edition) ?? edition.descriptions.home,
  canonical: engines === undefined ? null : path,
});

function titleOf(title: PageRow['title'], edition: Edition): string {
  if (title === undefined) return edition.name;
  return typeof title === 'string' ? `${title} | ${edition.name}` : title(edition);
}
