import { sceneAddress, sceneSources } from '@hearth/domain/edition/brand.ts';
import { heroMedia, heroSizes, heroWidths } from '@hearth/domain/page/hero-picture.ts';
import type { ReactNode } from 'react';
import { useApp, useSession } from '../../shared/app/app-context.tsx';
import type { ScreenProps } from '../../shared/app/screen-props.ts';
import { HeroSearch } from './hero-search.tsx';
import './hero.css';

/** A picture of the region with the search on it. */
export function Hero({ searchBar }: Pick<ScreenProps, 'searchBar'>): ReactNode {
  const { brand, edition } = useApp();
  return (
    <section className="hero" data-pictured={brand.hero !== null || undefined}>
      {brand.hero !== null && <HeroPicture scene={brand.hero} />}
      <div className="hero__inner page-width">
        <h1>Find your place in {edition.regionName}</h1>
        <p className="hero__lead">
          Every home on the market in one place, and a local agent when you're ready.
        </p>
        <HeroSearch searchBar={searchBar} />
        <Shortcuts />
      </div>
    </section>
  );
}

function HeroPicture({ scene }: { readonly scene: string }): ReactNode {
  return (
    <picture className="hero__picture">
      <source media={heroMedia.phone} srcSet={sceneAddress(scene, 'phone')} width="800" height="900" />
      <img
        src={sceneAddress(scene, 1440)}
        srcSet={sceneSources(scene, heroWidths)}
        sizes={heroSizes}
        width="2400"
        height="1000"
        alt=""
        fetchPriority="high"
      />
    </picture>
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
