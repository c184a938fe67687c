import { type ReactNode, useMemo, useState } from 'react';

export interface HeroSearchProps {
  /** The search bar, which is the shell's, of a search for sale or for lease. */
  readonly searchBar: (lease: boolean) => ReactNode;
}

/** Buy or lease, and where. */
export function HeroSearch({ searchBar }: HeroSearchProps): ReactNode {
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
