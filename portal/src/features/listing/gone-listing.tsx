import type { ReactNode } from 'react';
import { useApp } from '../../ui/app-context.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import './gone-listing.css';

/** The page of a listing that was on the market once. */
export function GoneListing(): ReactNode {
  const { edition } = useApp();
  return (
    <section className="gone">
      <PageHead title={`Home no longer on the market | ${edition.name}`} />
      <h1>This listing is no longer on the market.</h1>
      <p>Search the homes that are for sale or for lease now.</p>
      <p className="gone__links">
        <a href="/listings">Homes for sale</a>
        <a href="/listings/lease">Homes for lease</a>
      </p>
    </section>
  );
}
