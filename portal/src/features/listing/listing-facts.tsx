import type { ListingDetails } from '@hearth/domain/contract/listing.ts';
import { FactTables } from '@hearth/widgets/listing/fact-tables.tsx';
import type { ReactNode } from 'react';
import { useApp } from '../../shared/app/app-context.tsx';

/** The facts of a home, as of today. */
export function ListingFacts({ listing }: { readonly listing: ListingDetails }): ReactNode {
  const { moment } = useApp();
  return <FactTables listing={listing} today={moment().today} />;
}
