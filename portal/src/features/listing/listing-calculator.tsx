import type { ListingDetails } from '@hearth/domain/contract/listing.ts';
import { figuresOf } from '@hearth/widgets/mortgage-calculator/calculation.ts';
import { figuresOfListing } from '@hearth/widgets/mortgage-calculator/figures-of-listing.ts';
import { figuresOfSite } from '@hearth/widgets/mortgage-calculator/figures-of-site.ts';
import { MortgageCalculator } from '@hearth/widgets/mortgage-calculator/mortgage-calculator.tsx';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useApp } from '../../ui/app-context.tsx';
import { siteQuery } from '../../ui/site-query.ts';

/** The widgets' calculator with the figures of a listing, on top of the server's own. */
export function ListingCalculator({ listing }: { readonly listing: ListingDetails }): ReactNode {
  const { client } = useApp();
  const { data: site } = useQuery(siteQuery(client));
  const known = site && figuresOfSite(site.calculator);
  return (
    <MortgageCalculator
      // Another home is another calculation.
      key={listing.listingid}
      figures={figuresOf(known, figuresOfListing(listing))}
      averageRate={site?.calculator.averageRate}
    />
  );
}
