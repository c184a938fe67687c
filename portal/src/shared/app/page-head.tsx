import { pageAt } from '@hearth/domain/page/page-at.ts';
import { pageHead } from '@hearth/domain/page/page-head.ts';
import { cutAtWord } from '@hearth/domain/search/areas/area-words.ts';
import { createContext, type ReactNode, useContext, useEffect } from 'react';
import { useLocation } from 'react-router';
import { useApp } from './app-context.tsx';
import { dropPreview } from './served-head.ts';

/** The title of what lies over the page, e.g. a listing; null where nothing does, or its title is not known yet. */
export const TitleOver = createContext<string | null>(null);

interface PageHeadProps {
  /** Left out until it is known. */
  readonly title?: string | undefined;
  readonly description?: string | undefined;
  /** Path of the page's one address for search engines, where it has one. */
  readonly canonical?: string | null | undefined;
}

/**
 * The title and meta data of a page. Each screen renders exactly one, also while it loads. Missing parts keep the values
 * that the server rendered for the first page, and are those of the table of pages on later ones.
 */
export function PageHead({ title, description, canonical }: PageHeadProps): ReactNode {
  const { edition, origin, served } = useApp();
  const { pathname } = useLocation();
  const over = useContext(TitleOver);
  const first = served?.pathname === pathname ? served : null;
  const hasLeft = first === null;
  useEffect(() => {
    if (hasLeft) dropPreview();
  }, [hasLeft]);
  const usual = pageHead(pageAt(pathname).row, edition);
  const address = canonical === undefined ? (first?.canonical ?? usual.canonical) : canonical;
  return (
    <>
      <title>{over ?? title ?? first?.title ?? usual.title}</title>
      {/* Search engines show this much (specification section 5). */}
      <meta name="description" content={cutAtWord(description ?? first?.description ?? usual.description)} />
      {address && <link rel="canonical" href={new URL(address, origin).href} />}
    </>
  );
}
