import type { MarketOverview } from '@hearth/domain/contract/market-overview.ts';
import { areaTitles } from '@hearth/domain/search/areas/area-words.ts';
import { milesText } from '@hearth/domain/search/areas/distance.ts';
import { rangeText } from '@hearth/domain/search/results/result-range.ts';
import { SelectField } from '@hearth/widgets/ui/field.tsx';
import { Pager } from '@hearth/widgets/ui/pager.tsx';
import { type ReactNode, useState } from 'react';
import { useSession } from '../../shared/app/app-context.tsx';
import './area-links.css';

type School = MarketOverview['schools'][number];

const levelNames = { elementary: 'Elementary', middle: 'Middle', high: 'High' } as const;
const levels = ['elementary', 'middle', 'high'] as const satisfies readonly School['level'][];
const pageSize = 8;

const orders = { name: 'Name', distance: 'Distance' } as const;
type Order = keyof typeof orders;

/** All schools that the area's homes belong to, by level; ordered by name or distance and never by their ratings. */
export function Schools({ overview }: { readonly overview: MarketOverview }): ReactNode {
  const { place, schools, schoolratings: ratings } = overview;
  const [order, setOrder] = useState<Order>('name');
  if (schools.length === 0) return null;
  const hasDistances = schools.some(({ distancemiles }) => distancemiles !== null);
  return (
    <section aria-labelledby="market-schools">
      <h2 id="market-schools">{areaTitles.schools(place)}</h2>
      {hasDistances && (
        <div className="market__order">
          <SelectField
            label="Sort schools"
            value={order}
            choices={Object.entries(orders).map(([value, label]) => ({ value, label }))}
            onChange={(value) => setOrder(value === 'distance' ? 'distance' : 'name')}
          />
        </div>
      )}
      <div className="market__schools">
        {levels.map((level) => (
          <Level
            key={`${level} ${order}`}
            name={levelNames[level]}
            isRated={ratings !== null}
            schools={inOrder(
              schools.filter((school) => school.level === level),
              order,
            )}
          />
        ))}
      </div>
      <p className="market__note">
        {ratings && `Ratings: ${ratings.source}, ${ratings.year}. `}
        {hasDistances &&
          `Distances are straight-line, from the center of ${place} to the center of the attendance zone. `}
        Confirm attendance zones with the district.
      </p>
    </section>
  );
}

/** They come by name; those at an unknown distance are last. */
const inOrder = (schools: readonly School[], order: Order): readonly School[] =>
  order === 'name'
    ? schools
    : schools.toSorted((a, b) => (a.distancemiles ?? Infinity) - (b.distancemiles ?? Infinity) || 0);

interface LevelProps {
  readonly name: string;
  readonly isRated: boolean;
  readonly schools: readonly School[];
}

function Level({ name, isRated, schools }: LevelProps): ReactNode {
  const { searches } = useSession();
  const [page, setPage] = useState(1);
  if (schools.length === 0) return null;
  const pageCount = Math.ceil(schools.length / pageSize);
  return (
    <div>
      <h3>{name}</h3>
      <ul className="market__links">
        {schools
          .slice((page - 1) * pageSize, page * pageSize)
          .map(({ place, url, rating, distancemiles }) => (
            <li key={place}>
              <a href={url ?? searches.pathOfText(place, false)}>{place}</a>
              <span>
                {distancemiles !== null && <span>{milesText(distancemiles)}</span>}
                {isRated && <span>{rating === null ? 'Not rated' : `Rated ${rating} of 10`}</span>}
              </span>
            </li>
          ))}
      </ul>
      {pageCount > 1 && (
        <p className="market__note" role="status">
          {rangeText({ page, limit: pageSize, total: schools.length })}
        </p>
      )}
      <Pager
        page={page}
        pageCount={pageCount}
        onPage={setPage}
        label={`Pages of ${name.toLowerCase()} schools`}
      />
    </div>
  );
}
