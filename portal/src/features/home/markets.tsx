import { getLargestMarkets, type LargestMarkets } from '@hearth/domain/contract/market-overview.ts';
import { sceneAddress, sceneSources } from '@hearth/domain/edition/brand.ts';
import { groupDigits } from '@hearth/domain/listing/group-digits.ts';
import { shortPriceText } from '@hearth/domain/listing/price.ts';
import { Notice } from '@hearth/widgets/ui/notice.tsx';
import { Skeleton } from '@hearth/widgets/ui/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useApp, useSession } from '../../shared/app/app-context.tsx';
import { servedFirst } from '../../shared/app/served-answers.ts';
import './markets.css';

/** Maximum that the server sends: their room is reserved. */
const placeholders = [1, 2, 3, 4, 5, 6, 7, 8];

/** The cities with the most homes for sale, each with its figures and the way to its market overview. */
export function Markets(): ReactNode {
  const { client } = useApp();
  const { answers } = useSession();
  const { data, isLoadingError, refetch } = useQuery({
    queryKey: ['largest-markets'],
    queryFn: ({ signal }) => client.call(getLargestMarkets, { signal }),
    ...servedFirst(() => answers.of(getLargestMarkets, {})),
  });
  // Links of the page and of its footer lead here.
  if (isLoadingError || data?.areas.length === 0)
    return (
      <section className="markets page-width" aria-labelledby="markets">
        <h2 id="markets">Explore by city</h2>
        {isLoadingError ? (
          <Notice onRetry={() => void refetch()}>The cities could not be loaded.</Notice>
        ) : (
          <p>
            No city has homes for sale right now. <a href="/listings">Search all homes</a>
          </p>
        )}
      </section>
    );
  return (
    <section className="markets page-width" aria-labelledby="markets">
      <h2 id="markets">Explore by city</h2>
      <ul className="markets__areas" aria-busy={data === undefined}>
        {data === undefined
          ? placeholders.map((each) => (
              <li key={each} className="market-card">
                <span className="market-card__scene" />
                <Skeleton height="72px" />
              </li>
            ))
          : data.areas.map((area) => <MarketCard key={area.url} {...area} />)}
      </ul>
    </section>
  );
}

function MarketCard({
  place,
  url,
  count,
  medianlistprice,
  scene,
}: LargestMarkets['areas'][number]): ReactNode {
  return (
    <li className="market-card">
      <span className="market-card__scene">
        {scene && (
          <img
            src={sceneAddress(scene, 400)}
            srcSet={sceneSources(scene, [400, 640])}
            sizes="(max-width: 767px) 45vw, 336px"
            width="640"
            height="427"
            alt=""
            loading="lazy"
          />
        )}
      </span>
      <a href={url}>{place}</a>
      <span>{count === 1 ? '1 home for sale' : `${groupDigits(count)} homes for sale`}</span>
      <span>
        Median <strong>{shortPriceText(medianlistprice)}</strong>
      </span>
    </li>
  );
}
