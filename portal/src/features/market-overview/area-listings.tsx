import type { MarketOverview } from '@hearth/domain/contract/market-overview.ts';
import type { SearchResult } from '@hearth/domain/contract/search.ts';
import { withCommas } from '@hearth/domain/listing/price.ts';
import { areaHomesQuery } from '@hearth/domain/page/first-requests.ts';
import { inArea, type SpecialPhrase, specialPhrase } from '@hearth/domain/search/areas/area-words.ts';
import type { SearchState } from '@hearth/domain/search/search-state.ts';
import { failureText, mayRetry } from '@hearth/widgets/client/failure-text.ts';
import { ListingCardSkeleton } from '@hearth/widgets/listing-card/listing-card-skeleton.tsx';
import { nearbyHeading } from '@hearth/widgets/search/search-words.ts';
import { Notice } from '@hearth/widgets/ui/notice.tsx';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useApp, useSession } from '../../shared/app/app-context.tsx';
import { HomeCard } from '../../shared/listing/home-card.tsx';
import { homesQuery } from '../../shared/listing/homes-query.ts';
import { SaveCard } from '../../shared/saving/save-card.tsx';

const mostShown = 8;

interface AreaListingsProps {
  readonly overview: MarketOverview;
  readonly search: SearchState;
}

/** The newest homes of the area that the page's filters ask for, or those nearby, and the way to all. */
export function AreaListings({ overview, search }: AreaListingsProps): ReactNode {
  const { client } = useApp();
  const { answers, searches } = useSession();
  const { id, type, name, place } = overview;
  const {
    data: result,
    isLoadingError,
    error,
    refetch,
  } = useQuery({
    ...homesQuery(client, answers, areaHomesQuery(id, search.filters)),
    placeholderData: keepPreviousData,
  });
  const tag = { type, id, value: name, label: place };
  const all = searches.pathOf({ ...search, page: 1, tags: [tag], locations: [], bounds: null, zoom: null });
  return (
    <section aria-labelledby="market-homes">
      <div className="market__heading">
        <h2 id="market-homes">{headingOf(result, inArea(type, place), specialPhrase(search.filters))}</h2>
        {result && result.total > 0 && (
          <a className="market__all" href={all}>
            {result.total === 1 ? 'See this home in the search' : `See all ${withCommas(result.total)} homes`}
          </a>
        )}
      </div>
      {isLoadingError ? (
        <Notice onRetry={mayRetry(error) ? () => void refetch() : undefined}>
          {failureText(error, 'Unable to fetch listings')}
        </Notice>
      ) : (
        <Cards result={result} />
      )}
    </section>
  );
}

const headingOf = (result: SearchResult | undefined, where: string, phrase: SpecialPhrase | null): string => {
  const homes = `homes for sale ${where}${phrase ? ` ${phrase.words.toLowerCase()}` : ''}`;
  return result?.total === 0 ? `No ${homes} now` : `H${homes.slice(1)}`;
};

function Cards({ result }: { readonly result: SearchResult | undefined }): ReactNode {
  if (result === undefined) return <Skeletons />;
  const { listings, nearbyListings, nearbyMiles } = result;
  return (
    <>
      <CardList listings={listings} />
      {nearbyListings.length > 0 && (
        <>
          <h3>{nearbyHeading(nearbyMiles)}</h3>
          <CardList listings={nearbyListings.slice(0, mostShown)} />
        </>
      )}
    </>
  );
}

const CardList = ({ listings }: { readonly listings: SearchResult['listings'] }): ReactNode =>
  listings.length > 0 && (
    <ul className="market__cards">
      {listings.map((listing) => (
        <li key={listing.listingkey}>
          <HomeCard listing={listing} actions={<SaveCard listing={listing} />} />
        </li>
      ))}
    </ul>
  );

const Skeletons = (): ReactNode => (
  <ul className="market__cards" aria-busy="true" aria-label="Loading...">
    {[1, 2, 3, 4, 5, 6, 7, 8].map((card) => (
      <li key={card}>
        <ListingCardSkeleton />
      </li>
    ))}
  </ul>
);
