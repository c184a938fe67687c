import type { HomePriceEstimate } from '@hearth/domain/contract/home-price-estimate.ts';
import { withCommas } from '@hearth/domain/listing/price.ts';
import type { ReactNode } from 'react';

const reasons = {
  unknown: 'We have no public record of this address. Check the spelling, or ask an agent.',
  kind: 'We only estimate houses, condos and townhouses. An agent can price this property for you.',
  few: 'Too few similar homes sold nearby for an honest estimate. An agent can price it for you.',
  withheld: 'The seller of this home asked us not to show an estimate.',
} as const satisfies Readonly<Record<Extract<HomePriceEstimate, { status: 'none' }>['reason'], string>>;

interface EstimateRangeProps {
  readonly estimate: HomePriceEstimate;
  /** The way to the homes that it rests on, for visitors who may not see them yet. */
  readonly offer: ReactNode;
}

/** The range of an estimate, or why there is none. */
export function EstimateRange({ estimate, offer }: EstimateRangeProps): ReactNode {
  if (estimate.status === 'none') return <p>{reasons[estimate.reason]}</p>;
  const { address, price, low, high, homes, sold, comparables, rightOf100, medianError, sales } = estimate;
  return (
    <div className="hearth-home-value__range" part="range">
      <p>{address}</p>
      <p className="hearth-home-value__price">
        ${withCommas(low)} to ${withCommas(high)}
      </p>
      <p>Most likely about ${withCommas(price)}.</p>
      <p>
        From {homes} similar homes nearby ({sold} sold), compared by distance, size, age, land and time. The
        home’s own list price isn’t used. It’s an estimate, not an appraisal.
      </p>
      <p>
        Of 100 estimates like this, {rightOf100} were right: the home sold within the range. The median error
        is {medianError}%, measured on {sales} sales here.
      </p>
      {comparables.length > 0 ? (
        <>
          <p>
            <strong>Most similar homes</strong>
          </p>
          <ul>
            {comparables.map((home) => (
              <li key={home.listingid}>
                <a href={home.url}>{home.address}</a>: {home.isSold ? 'sold for' : 'listed at'} $
                {withCommas(home.price)}, {withCommas(home.livingarea)} sq ft
              </li>
            ))}
          </ul>
        </>
      ) : (
        offer
      )}
    </div>
  );
}
