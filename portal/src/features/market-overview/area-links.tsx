import type { MarketOverview } from '@hearth/domain/contract/market-overview.ts';
import type { ReactNode } from 'react';
import { useSession } from '../../shared/app/app-context.tsx';
import { homesText } from './market-words.ts';
import './area-links.css';

interface AreaLinksProps {
  readonly id: string;
  readonly title: string;
  readonly areas: MarketOverview['zipcodes'];
}

/** Areas to go on to, with how many homes each has; one without a page leads to its homes. */
export function AreaLinks({ id, title, areas }: AreaLinksProps): ReactNode {
  const { searches } = useSession();
  if (areas.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul className="market__links">
        {areas.map(({ place, url, count }) => (
          <li key={place}>
            <a href={url ?? searches.pathOfText(place, false)}>{place}</a>
            <span>{homesText(count)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
