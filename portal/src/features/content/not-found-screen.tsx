import type { ReactNode } from 'react';
import { useApp } from '../../ui/app-context.tsx';
import { useTitle } from '../../ui/use-title.ts';
import './not-found-screen.css';

/** For unknown paths and listings that are not there (any more). */
export function NotFoundScreen(): ReactNode {
  const { edition } = useApp();
  useTitle(edition.titles.notFound);
  return (
    <section className="not-found">
      <p className="not-found__code">404</p>
      <h1>We could not find this page</h1>
      <p>The address may have a typo, or the home is no longer listed.</p>
      <p className="not-found__links">
        <a href="/listings">Homes for sale</a>
        <a href="/listings/lease">Homes for lease</a>
      </p>
    </section>
  );
}
