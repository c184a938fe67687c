import type { ReactNode } from 'react';
import { PageHead } from '../../shared/app/page-head.tsx';
import './not-found-screen.css';

/** For pages that exist but that this visitor may not open. */
export function ForbiddenScreen(): ReactNode {
  return (
    <section className="not-found">
      <PageHead />
      <p className="not-found__code">403</p>
      <h1>You do not have access to this page</h1>
      <p>It belongs to another person, or your account does not have permission to open it.</p>
      <p className="not-found__links">
        <a href="/listings">Homes for sale</a>
        <a href="/listings/lease">Homes for lease</a>
      </p>
    </section>
  );
}
