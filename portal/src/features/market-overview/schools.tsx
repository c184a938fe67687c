import type { MarketOverview } from '@hearth/domain/contract/market-overview.ts';
import { areaTitles } from '@hearth/domain/search/areas/area-words.ts';
import type { ReactNode } from 'react';
import { useApp } from '../../ui/app-context.tsx';
import './area-links.css';

const levelNames = { elementary: 'Elementary', middle: 'Middle', high: 'High' } as const;
const levels = [
  'elementary',
  'middle',
  'high',
] as const satisfies readonly MarketOverview['schools'][number]['level'][];
const mostOfLevel = 8;

/** The schools that the area's homes belong to, by level, the best rated first. */
export function Schools({ overview }: { readonly overview: MarketOverview }): ReactNode {
  const { place, schools } = overview;
  if (schools.length === 0) return null;
  return (
    <section aria-labelledby="market-schools">
      <h2 id="market-schools">{areaTitles.schools(place)}</h2>
      <div className="market__schools">
        {levels.map((level) => (
          <Level
            key={level}
            name={levelNames[level]}
            schools={schools.filter((school) => school.level === level).slice(0, mostOfLevel)}
          />
        ))}
      </div>
    </section>
  );
}

interface LevelProps {
  readonly name: string;
  readonly schools: MarketOverview['schools'];
}

function Level({ name, schools }: LevelProps): ReactNode {
  const { searches } = useApp();
  if (schools.length === 0) return null;
  return (
    <div>
      <h3>{name}</h3>
      <ul className="market__links">
        {schools.map(({ place, url, rating }) => (
          <li key={place}>
            <a href={url ?? searches.pathOfText(place, false)}>{place}</a>
            <span>{rating === null ? 'Not rated' : `Rated ${rating} of 10`}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
