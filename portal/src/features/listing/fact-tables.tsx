import type { ListingDetails } from '@hearth/domain/contract/listing.ts';
import { listingFacts } from '@hearth/domain/listing/facts/listing-facts.ts';
import type { ReactNode } from 'react';
import { useApp } from '../../ui/app-context.tsx';
import './fact-tables.css';

/** All known facts of a home in groups, what matters most for its kind first. */
export function FactTables({ listing }: { readonly listing: ListingDetails }): ReactNode {
  const { moment } = useApp();
  return (
    <section aria-labelledby="listing-facts" className="facts">
      <h2 id="listing-facts">Facts and features</h2>
      {listingFacts(listing, moment().today).map(({ title, facts }) => (
        <div key={title} className="facts__group">
          <h3>{title}</h3>
          <dl>
            {facts.map(({ key, label, value }) => (
              <div key={key}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </div>
      ))}
    </section>
  );
}
