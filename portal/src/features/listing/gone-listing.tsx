import { deferred, useDeferred } from '@hearth/widgets/ui/use-deferred.ts';
import type { ReactNode } from 'react';
import { useSession } from '../../shared/app/app-context.tsx';
import { PageLink } from '../../shared/app/page-link.tsx';
import './gone-listing.css';

/** Of these pages alone: the page of a home begins without cards. */
const homesInPlace = deferred(async () => (await import('./homes-in-place.tsx')).HomesInPlace);

interface GoneListingProps {
  /** The address in the words of its path, with its ZIP code at the end. */
  readonly address: string;
}

/** Page in place of a listing that left the market, with homes of its ZIP code. */
export function GoneListing({ address }: GoneListingProps): ReactNode {
  const postalcode = /\b\d{5}$/.exec(address)?.[0];
  const { searches } = useSession();
  const HomesInPlace = useDeferred(homesInPlace, postalcode !== undefined);
  return (
    <section className="gone">
      <div className="gone__words">
        <h1>This listing is no longer on the market.</h1>
        <p>Search the homes that are for sale or for lease now.</p>
        <p className="gone__links">
          <PageLink href="/listings">Homes for sale</PageLink>
          <PageLink href="/listings/lease">Homes for lease</PageLink>
          {postalcode && <a href={searches.pathOfText(postalcode, false)}>Homes for sale in {postalcode}</a>}
        </p>
      </div>
      {/* biome-ignore lint/nursery/useReactCompiler: the same component each time, imported once */}
      {postalcode && HomesInPlace && <HomesInPlace postalcode={postalcode} />}
    </section>
  );
}
