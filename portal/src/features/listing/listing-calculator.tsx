import type { ListingDetails } from '@hearth/domain/contract/listing.ts';
import { HomePayment } from '@hearth/widgets/listing/home-payment.tsx';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useApp } from '../../ui/app-context.tsx';
import { siteQuery } from '../../ui/site-query.ts';
import { useLinkedPayment } from './use-linked-payment.ts';

interface ListingCalculatorProps {
  readonly listing: ListingDetails;
}

/** The payment of a listing with the figures of the page's address on top of the listing's own. */
export const ListingCalculator = ({ listing }: ListingCalculatorProps): ReactNode => (
  // Another home is another calculation.
  <Calculation key={listing.listingid} listing={listing} />
);

function Calculation({ listing }: ListingCalculatorProps): ReactNode {
  const { client, edition } = useApp();
  const { data: site } = useQuery(siteQuery(client));
  const { changed, change } = useLinkedPayment();
  return (
    <HomePayment
      listing={listing}
      site={site}
      taxRatePercent={site?.calculator.taxRatePercent ?? edition.taxRatePercent}
      changed={changed}
      onChange={change}
    />
  );
}
