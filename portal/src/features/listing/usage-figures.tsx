import type { ListingDetails } from '@hearth/domain/contract/listing.ts';
import { withCommas } from '@hearth/domain/listing/price.ts';
import type { ReactNode } from 'react';
import './usage-figures.css';

/** The usage of a home as a short table of figures; they are for its agent alone. */
export function UsageFigures({ usageStatistics: usage }: Pick<ListingDetails, 'usageStatistics'>): ReactNode {
  if (!usage) return null;
  return (
    <>
      <p className="listing__small">For you and admins. Visitors do not see these figures.</p>
      <dl className="usage-figures">
        {rows.map(([key, label]) => (
          <div key={key}>
            <dt>{label}</dt>
            <dd>{withCommas(usage[key])}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

const rows = [
  ['viewsCount', 'Views'],
  ['questionsCount', 'Questions'],
  ['scheduledToursCount', 'Tours requested'],
  ['dismissedCount', 'Dismissed by'],
] as const;
