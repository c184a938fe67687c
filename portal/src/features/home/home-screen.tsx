import { homeStrips } from '@hearth/domain/page/home-strips.ts';
import type { ReactNode } from 'react';
import { useApp, useSession } from '../../shared/app/app-context.tsx';
import { PageHead } from '../../shared/app/page-head.tsx';
import type { ScreenProps } from '../../shared/app/screen-props.ts';
import { HeroSearch } from './hero-search.tsx';
import { ListingStrip } from './listing-strip.tsx';
import { Markets } from './markets.tsx';
import './home.css';

/** The start page: a search bar, a few shortcuts, new listings, and the markets of the largest cities. */
export function HomeScreen({ searchBar }: Pick<ScreenProps, 'searchBar'>): ReactNode {
  const { edition } = useApp();
  const { searches } = useSession();
  return (
    <>
      <PageHead />
      <section className="hero">
        <div className="hero__inner page-width">
          <h1>Find your place in {edition.regionName}</h1>
          <HeroSearch searchBar={searchBar} />
          <Shortcuts />
        </div>
      </section>
      <ListingStrip
        title="New this week"
        params={homeStrips.justListed}
        isFirst={true}
        all={{ text: 'All new listings', path: searches.pathWith({ daysOnMarket: 7 }) }}
      />
      <Markets />
      <ListingStrip
        title="Open houses this week"
        params={homeStrips.openHouses}
        all={{ text: 'All open houses', path: searches.pathWith({ openHouse: 7 }) }}
      />
    </>
  );
}

function Shortcuts(): ReactNode {
  const { searches } = useSession();
  const shortcuts = [
    { text: 'Under $400,000', path: searches.pathWith({ maxPrice: 400_000 }) },
    { text: 'With a pool', path: searches.pathWith({ swimmingPool: true }) },
    { text: 'On the water', path: searches.pathWith({ waterfront: true }) },
    { text: 'Price reduced', path: searches.pathWith({ lastPriceReduction: 30 }) },
    {
      text: 'Ranches and land',
      path: searches.pathWith({
        singleFamilyResidence: false,
        condominium: false,
        townhouse: false,
        farm: true,
        lot: true,
      }),
    },
  ];
  return (
    <ul className="shortcuts" aria-label="Popular searches">
      {shortcuts.map(({ text, path }) => (
        <li key={text}>
          <a href={path}>{text}</a>
        </li>
      ))}
    </ul>
  );
}
