import { homeStrips } from '@hearth/domain/page/home-strips.ts';
import type { ReactNode } from 'react';
import { useApp, useSession } from '../../shared/app/app-context.tsx';
import { PageHead } from '../../shared/app/page-head.tsx';
import type { ScreenProps } from '../../shared/app/screen-props.ts';
import { ListingStrip } from '../../shared/listing/listing-strip.tsx';
import { AgentFaces } from './agent-faces.tsx';
import { Hero } from './hero.tsx';
import { HowItWorks } from './how-it-works.tsx';
import { LatestReviews } from './latest-reviews.tsx';
import { Markets } from './markets.tsx';
import './home.css';

/** The start page: a search on a picture, rows of homes, the largest cities, agents with reviews, and the steps of a purchase and a sale. */
export function HomeScreen({ searchBar }: Pick<ScreenProps, 'searchBar'>): ReactNode {
  const { brand } = useApp();
  const { searches } = useSession();
  return (
    <>
      <PageHead />
      <Hero searchBar={searchBar} />
      <ListingStrip
        title="New this week"
        params={homeStrips.justListed}
        isFirst={brand.hero === null}
        all={{ text: 'All new listings', path: searches.pathWith({ daysOnMarket: 7 }) }}
      />
      <Markets />
      <ListingStrip
        title="Open houses this week"
        params={homeStrips.openHouses}
        all={{ text: 'All open houses', path: searches.pathWith({ openHouse: 7 }) }}
      />
      <ListingStrip
        title="Price drops"
        params={homeStrips.priceCuts}
        all={{ text: 'All price drops', path: searches.pathWith({ lastPriceReduction: 30 }) }}
      />
      <AgentFaces />
      <LatestReviews />
      <HowItWorks />
    </>
  );
}
