import type { SearchTag } from '@hearth/domain/search/tags/tag.ts';
import { toQuery } from '@hearth/domain/search/to-request.ts';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import { useApp } from '../../ui/app-context.tsx';
import { CardStrip } from '../../ui/card-strip.tsx';
import { homesQuery } from '../../ui/homes-query.ts';
import { textTag, withTag } from '../../ui/search-path.ts';
import './gone-listing.css';

interface GoneListingProps {
  /** The address in the words of its path, with its ZIP code at the end. */
  readonly address: string;
}

/** What stands in place of a listing that was on the market once, with homes of its ZIP code. */
export function GoneListing({ address }: GoneListingProps): ReactNode {
  const postalcode = textTag(/\b\d{5}$/.exec(address)?.[0] ?? '');
  return (
    <section className="gone">
      <div className="gone__words">
        <h1>This listing is no longer on the market.</h1>
        <p>Search the homes that are for sale or for lease now.</p>
        <p className="gone__links">
          <a href="/listings">Homes for sale</a>
          <a href="/listings/lease">Homes for lease</a>
        </p>
      </div>
      {postalcode && <HomesOf place={postalcode} />}
    </section>
  );
}

/** Nothing where none are found: the links above lead to others. */
function HomesOf({ place }: { readonly place: SearchTag }): ReactNode {
  const heading = useId();
  const { client, answers, searches } = useApp();
  const search = { ...withTag(searches.bare(false), place), limit: 8 };
  const { data, isError } = useQuery(homesQuery(client, answers, toQuery(search)));
  if (isError || data?.listings.length === 0) return null;
  return (
    <section aria-labelledby={heading}>
      <h2 id={heading}>Homes for sale in {place.label}</h2>
      <CardStrip listings={data?.listings} />
    </section>
  );
}
