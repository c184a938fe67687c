import type { ReactNode } from 'react';
import { useRef, useState } from 'react';
import { dataOf } from '../client/request-state.ts';
import { siteOf } from '../client/site.ts';
import { useRequest } from '../client/use-request.ts';
import type { SomeFigures } from '../mortgage-calculator/calculation.ts';
import calculator from '../mortgage-calculator/mortgage-calculator.element.css';
import { useSheets } from '../ui/use-sheets.ts';
import { HomePayment } from './home-payment.tsx';
import type { LateContentProps } from './listing-props.ts';
import sheet from './tax-truth.css';

/** Monthly cost of a home, by its own price, taxes and dues; without the server's rate while that is not available. */
export function ListingPayment({ listing, client, level, onMortgageChange }: LateContentProps): ReactNode {
  const root = useRef<HTMLDivElement>(null);
  useSheets(root, calculator, sheet);
  const { request } = useRequest(() => siteOf(client), '');
  const site = dataOf(request);
  const [changed, setChanged] = useState<SomeFigures>({});
  return (
    <div ref={root} className="hearth-listing__payment">
      <HomePayment
        listing={listing}
        site={site}
        taxRatePercent={site?.calculator.taxRatePercent}
        changed={changed}
        onChange={setChanged}
        onMortgageChange={onMortgageChange}
        level={level + 1}
      />
    </div>
  );
}
