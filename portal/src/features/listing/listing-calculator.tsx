import type { ListingDetails } from '@hearth/domain/contract/listing.ts';
import { propertyTaxOf } from '@hearth/domain/mortgage/property-tax.ts';
import { TaxTruth } from '@hearth/widgets/listing/tax-truth.tsx';
import { figuresOf } from '@hearth/widgets/mortgage-calculator/calculation.ts';
import { figuresOfListing } from '@hearth/widgets/mortgage-calculator/figures-of-listing.ts';
import { figuresOfSite } from '@hearth/widgets/mortgage-calculator/figures-of-site.ts';
import { MortgageCalculator } from '@hearth/widgets/mortgage-calculator/mortgage-calculator.tsx';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useApp } from '../../ui/app-context.tsx';
import { siteQuery } from '../../ui/site-query.ts';
import { useLinkedPayment } from './use-linked-payment.ts';

interface ListingCalculatorProps {
  readonly listing: ListingDetails;
}

/** The widgets' calculator with the figures of a listing, on top of the server's own, and those of the page's address on top of all. */
export const ListingCalculator = ({ listing }: ListingCalculatorProps): ReactNode => (
  // Another home is another calculation.
  <Calculation key={listing.listingid} listing={listing} />
);

function Calculation({ listing }: ListingCalculatorProps): ReactNode {
  const { client, edition } = useApp();
  const { data: site } = useQuery(siteQuery(client));
  const known = site && figuresOfSite(site.calculator);
  const { changed, change } = useLinkedPayment();
  const [choices, setChoices] = useState(0);
  const figures = figuresOf(known, figuresOfListing(listing));
  const { listprice, propertyTax } = figuresOf(figures, changed);
  const tax = propertyTaxOf(listing, listprice, site?.calculator.taxRatePercent ?? edition.taxRatePercent);
  const isChanged = Object.keys(changed).length > 0;
  const countTax = (dollars: number) => {
    change({ ...changed, propertyTax: { unit: 'dollars', value: dollars } });
    // The calculator starts again with the other tax.
    setChoices(choices + 1);
  };
  return (
    <>
      <MortgageCalculator
        key={choices}
        figures={figures}
        before={{ price: undefined, figures: isChanged ? changed : undefined }}
        onType={(typed) => change(typed.figures ?? {})}
        averageRate={site?.calculator.averageRate}
      />
      <TaxTruth tax={tax} price={listprice} counted={propertyTax} onCount={countTax} />
    </>
  );
}
