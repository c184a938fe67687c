import type { ListingDetails } from '@hearth/domain/contract/listing.ts';
import { findMarketAreas } from '@hearth/domain/contract/routes.ts';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useApp } from '../../ui/app-context.tsx';

/** Market overviews of the home's city, zip and neighbourhood, as far as they have one; nothing where asking fails. */
export function MarketLinks({ listing }: { readonly listing: ListingDetails }): ReactNode {
  const { client } = useApp();
  const names = {
    city: listing.city ?? undefined,
    postalcode: listing.postalcode ?? undefined,
    subdivision: listing.subdivisionname ?? undefined,
  };
  const { data } = useQuery({
    queryKey: ['market-areas', names],
    queryFn: ({ signal }) => client.call(findMarketAreas, { query: names, signal }),
  });
  const areas = data?.areas ?? [];
  if (areas.length === 0) return null;
  return (
    <section aria-labelledby="listing-market">
      <h2 id="listing-market">Local market</h2>
      <ul className="listing__market">
        {areas.map(
          ({ place, url }) =>
            url !== null && (
              <li key={url}>
                <a href={url}>Market overview of {place}</a>
              </li>
            ),
        )}
      </ul>
    </section>
  );
}
