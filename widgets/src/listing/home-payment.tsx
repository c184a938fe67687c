import type { ListingDetails } from '@hearth/domain/contract/listing.ts';
import type { Site } from '@hearth/domain/contract/site.ts';
import type { Portion } from '@hearth/domain/mortgage/portion.ts';
import { propertyTaxOf } from '@hearth/domain/mortgage/property-tax.ts';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { figuresOf, priceOf, type SomeFigures } from '../mortgage-calculator/calculation.ts';
import { deferredParts } from '../mortgage-calculator/deferred-parts.ts';
import { figuresOfListing } from '../mortgage-calculator/figures-of-listing.ts';
import {
  MortgageCalculator,
  type MortgageCalculatorProps,
} from '../mortgage-calculator/mortgage-calculator.tsx';
import { useDeferred } from '../ui/use-deferred.ts';
import { TaxTruth } from './tax-truth.tsx';

interface HomePaymentProps extends Pick<MortgageCalculatorProps, 'onMortgageChange'> {
  readonly listing: ListingDetails;
  /** The server's facts, once they are here. */
  readonly site: Site | undefined;
  /** The usual rate of the area; the taxes of a buyer are not shown without it. */
  readonly taxRatePercent: number | undefined;
  /** Last choices of the visitor for other homes, on top of the figures of the listing. */
  readonly kept?: SomeFigures;
  /** The figures that the visitor changed. */
  readonly changed: SomeFigures;
  readonly onChange: (changed: SomeFigures) => void;
  /** Of the heading over the taxes; 3 by default. */
  readonly level?: number;
}

/** The calculator with the figures of a listing, on top of the server's own, and the property tax of a buyer. */
export function HomePayment(props: HomePaymentProps): ReactNode {
  const { listing, site, taxRatePercent, kept, changed, onChange, onMortgageChange, level = 3 } = props;
  const [choices, setChoices] = useState(0);
  // The calculator loads them as well.
  const parts = useDeferred(deferredParts);
  const ofSite = site && parts?.figuresOfSite(site.calculator);
  const figures = figuresOf(ofSite, figuresOfListing(listing), kept);
  const counted = figuresOf(figures, changed);
  const tax = taxRatePercent !== undefined && propertyTaxOf(listing, taxRatePercent);
  const isChanged = Object.keys(changed).length > 0;
  const countTax = (propertyTax: Portion) => {
    onChange({ ...changed, propertyTax });
    // The calculator starts again with the other tax.
    setChoices(choices + 1);
  };
  return (
    <>
      <MortgageCalculator
        key={choices}
        figures={figures}
        before={{ price: undefined, figures: isChanged ? changed : undefined }}
        isInsured={kept?.insurance !== undefined}
        onType={(typed) => onChange(typed.figures ?? {})}
        averageRate={site?.calculator.averageRate}
        onMortgageChange={onMortgageChange}
      />
      {tax && (
        <TaxTruth
          tax={tax}
          price={priceOf(counted)}
          counted={counted.propertyTax}
          onCount={countTax}
          level={level}
        />
      )}
    </>
  );
}
