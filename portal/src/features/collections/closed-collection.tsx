import type { ReactNode } from 'react';
import { PageHead } from '../../shared/app/page-head.tsx';
import { PageLink } from '../../shared/app/page-link.tsx';
import './collections.css';

/** The page of a collection that the person cannot open. Deleted, left and never shared ones look the same. */
export const ClosedCollection = (): ReactNode => (
  <section className="list-page collections page-width">
    <PageHead canonical={null} />
    <h1>You can’t open this collection</h1>
    <p>It was deleted, you left it, or it isn’t shared with you.</p>
    <p>
      <PageLink href="/menu/collections">See your collections</PageLink>
    </p>
  </section>
);
