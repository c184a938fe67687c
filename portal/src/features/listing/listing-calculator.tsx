import type { ListingDetails } from '@hearth/domain/contract/listing.ts';
import { HomePayment } from '@hearth/widgets/listing/home-payment.tsx';
import type { SomeFigures } from '@hearth/widgets/mortgage-calculator/calculation.ts';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useApp } from '../../shared/app/app-context.tsx';
import { siteQuery } from '../../shared/app/site-query.ts';
import { useKeptCalculator } from './use-kept-calculator.ts';
import { useLinkedPayment } from './use-linked-payment.ts';

interface ListingCalculatorProps {
  readonly listing: ListingDetails;
}

/** The payment of a listing: its own figures, then what the visitor last chose, then those of the page's address. */
export const ListingCalculator = ({ listing }: ListingCalculatorProps): ReactNode => (
  // Another home is another calculation.
  <Calculation key={listing.listingid} listing={listing} />
);

function Calculation({ listing }: ListingCalculatorProps): ReactNode {
  const { client, edition } = useApp();
  const { data: site } = useQuery(siteQuery(client));
  const { changed, change } = useLinkedPayment();
  const { kept, keep } = useKeptCalculator();
  const changeAndKeep = (figures: SomeFigures) => {
    change(figures);
    keep(figures);
  };
  return (
    <HomePayment
      listing={listing}
      site={site}
      taxRatePercent={site?.calculator.taxRatePercent ?? edition.taxRatePercent}
      kept={kept}
      changed={changed}
      onChange={changeAndKeep}
    />
  );
}
