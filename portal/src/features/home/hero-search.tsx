import { type ReactNode, useMemo, useState } from 'react';
import type { ScreenProps } from '../../shared/app/screen-props.ts';

/** Buy or lease, and where. */
export function HeroSearch({ searchBar }: Pick<ScreenProps, 'searchBar'>): ReactNode {
  const [lease, setLease] = useState(false);
  const bar = useMemo(() => searchBar(lease), [searchBar, lease]);
  return (
    <div className="hero-search">
      <fieldset className="hero-search__kinds">
        <legend className="hearth-visually-hidden">Buy or lease</legend>
        {[false, true].map((value) => (
          <label key={String(value)} className="hero-search__kind">
            <input type="radio" name="kind" checked={lease === value} onChange={() => setLease(value)} />
            {value ? 'Lease' : 'Buy'}
          </label>
        ))}
      </fieldset>
      {bar}
    </div>
  );
}
