import type { ReactNode } from 'react';
import { useApp } from '../../shared/app/app-context.tsx';
import { PageHead } from '../../shared/app/page-head.tsx';
import './not-found-screen.css';

interface NotFoundScreenProps {
  /** Possible reason. */
  readonly reason?: string;
}

/** For unknown paths and agents, and for listings that do not exist or no longer do. */
export function NotFoundScreen({
  reason = 'The address may have a typo, or the home is no longer listed.',
}: NotFoundScreenProps): ReactNode {
  const { edition } = useApp();
  return (
    <section className="not-found">
      <PageHead title={edition.titles.notFound} />
      <p className="not-found__code">404</p>
      <h1>We could not find this page</h1>
      <p>{reason}</p>
      <p className="not-found__links">
        <a href="/listings">Homes for sale</a>
        <a href="/listings/lease">Homes for lease</a>
      </p>
    </section>
  );
}
