import type { ListingDetails } from '@hearth/domain/contract/listing.ts';
import { withCommas } from '@hearth/domain/listing/price.ts';
import { isOpen } from '@hearth/domain/listing/status.ts';
import { totalWithInsurance } from '@hearth/domain/mortgage/monthly-cost.ts';
import { costOf, figuresOf } from '@hearth/widgets/mortgage-calculator/calculation.ts';
import { figuresOfListing, isForLease } from '@hearth/widgets/mortgage-calculator/figures-of-listing.ts';
import { figuresOfSite } from '@hearth/widgets/mortgage-calculator/figures-of-site.ts';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import { useLocation } from 'react-router';
import { useApp } from '../../shared/app/app-context.tsx';
import { siteQuery } from '../../shared/app/site-query.ts';
import { decodePayment, paymentParameter } from './payment-link.ts';
import { keptFigures } from './use-kept-calculator.ts';

interface EstimatedPaymentProps {
  /** There before the details, so that the line takes no room and leaves it again. */
  readonly listing: Pick<ListingDetails, 'propertytype' | 'mlsstatus'>;
  readonly details: ListingDetails | null;
}

/**
 * The calculator's total with insurance, beside the price: principal, interest, taxes, insurance and dues, as other sites show it.
 * Its line is reserved before the figures arrive; leases and homes that are off the market have none.
 */
export function EstimatedPayment({ listing, details }: EstimatedPaymentProps): ReactNode {
  const { client } = useApp();
  const { data: site } = useQuery(siteQuery(client));
  const linked = new URLSearchParams(useLocation().search).get(paymentParameter);
  const total = useMemo(() => {
    if (!details || !site) return null;
    const figures = figuresOf(
      figuresOfSite(site.calculator),
      figuresOfListing(details),
      keptFigures(),
      decodePayment(linked),
    );
    return totalWithInsurance(costOf(figures));
  }, [details, site, linked]);
  if (isForLease(listing) || !isOpen(listing.mlsstatus)) return null;
  return (
    <p className="summary__payment">
      {total !== null && (
        <>
          Est. <strong>${withCommas(Math.round(total))}</strong>/mo with insurance
        </>
      )}
    </p>
  );
}
