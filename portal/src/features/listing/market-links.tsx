import type { ListingDetails } from '@hearth/domain/contract/listing.ts';
import { findMarketAreas } from '@hearth/domain/contract/routes.ts';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useApp } from '../../ui/app-context.tsx';

/**
 * Market overviews of the home's city, zip and neighbourhood, as far as they have one; nothing where asking fails. The room of
 * all three is free while the server is asked: a visitor may have scrolled to the form below.
 */
export function MarketLinks({ listing }: { readonly listing: ListingDetails }): ReactNode {
  const { client } = useApp();
  const names = {
    city: listing.city ?? undefined,
    postalcode: listing.postalcode ?? undefined,
    subdivision: listing.subdivisionname ?? undefined,
  };
  const { data, isPending } = useQuery({
    queryKey: ['market-areas', names],
    queryFn: ({ signal }) => client.call(findMarketAreas, { query: names, signal }),
  });
  const expected = Object.entries(names).flatMap(([key, place]) =>
    place ? { key, place, url: undefined } : [],
  );
  const found = (data?.areas ?? []).flatMap(({ place, url }) =>
    url === null ? [] : { key: url, place, url },
  );
  const areas = isPending ? expected : found;
  if (areas.length === 0) return null;
  return (
    <section
      aria-labelledby="listing-market"
      className="listing-market"
      data-waiting={isPending || undefined}
    >
      <h2 id="listing-market">Local market</h2>
      <ul className="listing-market__areas">
        {areas.map(({ key, place, url }) => (
          <li key={key}>
            <a href={url}>Market overview of {place}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}
