import type { UsageStatistics } from '@hearth/domain/contract/listing.ts';
import { withCommas } from '@hearth/domain/listing/price.ts';
import type { ReactNode } from 'react';
import './usage-figures.css';

interface UsageFiguresProps {
  readonly usage: UsageStatistics;
  /** Below the figures, such as their chart. */
  readonly children?: ReactNode;
}

/** Totals of a home: how often it was opened, asked about, saved and dismissed; for its agent and admins. */
export const UsageFigures = ({ usage, children }: UsageFiguresProps): ReactNode => (
  <section aria-labelledby="listing-usage">
    <h2 id="listing-usage">Activity</h2>
    <p className="listing__small">
      For the listing agent and admins. Visitors don’t see these figures. A view counts once an hour for each
      person, and once an hour for all guests of one network; yours don’t count.
    </p>
    <dl className="usage-figures">
      {rows.map(([key, label]) => (
        <div key={key}>
          <dt>{label}</dt>
          <dd>{withCommas(usage[key])}</dd>
        </div>
      ))}
    </dl>
    {children}
  </section>
);

const rows = [
  ['viewsCount', 'Views'],
  ['questionsCount', 'Questions'],
  ['scheduledToursCount', 'Tours requested'],
  ['savedToCollectionsCount', 'Saved by'],
  ['dismissedCount', 'Hidden by'],
] as const;
