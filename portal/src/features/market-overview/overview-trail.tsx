import type { MarketOverview } from '@hearth/domain/contract/market-overview.ts';
import type { ReactNode } from 'react';

/** The areas that an area lies in, the widest first, then itself. */
export function OverviewTrail({ overview }: { readonly overview: MarketOverview }): ReactNode {
  return (
    <nav className="market__trail" aria-label="Breadcrumbs">
      <ol>
        <li>
          <a href="/listings">Homes for sale</a>
        </li>
        {overview.within.map(
          ({ place, url }) =>
            url !== null && (
              <li key={url}>
                <a href={url}>{place}</a>
              </li>
            ),
        )}
        <li aria-current="page">{overview.place}</li>
      </ol>
    </nav>
  );
}
