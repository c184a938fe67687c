import type { ListingDetails } from '@hearth/domain/contract/listing.ts';
import type { ListingCard } from '@hearth/domain/contract/listing-card.ts';
import { getNearbyHomes } from '@hearth/domain/contract/routes.ts';
import { isLease } from '@hearth/domain/listing/property-type.ts';
import { failureText, mayRetry } from '@hearth/widgets/client/failure-text.ts';
import { Notice } from '@hearth/widgets/ui/notice.tsx';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import { useApp } from '../../ui/app-context.tsx';
import { CardStrip } from '../../ui/card-strip.tsx';
import { useNear } from './use-near.ts';
import './nearby-homes.css';

/** Homes around the home in rows of cards, asked for when the visitor scrolls near; rows without homes are left out. */
export function NearbyHomes({ listing }: { readonly listing: ListingDetails }): ReactNode {
  const { client } = useApp();
  const { ref, near } = useNear();
  const { listingid: id, propertytype } = listing;
  const { data, error, isLoadingError, refetch } = useQuery({
    queryKey: ['nearby-homes', id],
    queryFn: ({ signal }) => client.call(getNearbyHomes, { params: { id }, signal }),
    enabled: near,
  });
  return (
    <div id="listing-nearby" className="nearby-homes" ref={ref} data-waiting={!near || undefined}>
      {isLoadingError && (
        <Notice onRetry={mayRetry(error) ? () => void refetch() : undefined}>
          {failureText(error, 'The homes nearby could not be loaded.')}
        </Notice>
      )}
      {near && !isLoadingError && (
        <>
          <Row title="Similar homes" listings={data?.similar} />
          <Row title="Other homes nearby" listings={data?.active} />
          <Row
            title={isLease(propertytype) ? 'Leased nearby in the last year' : 'Sold nearby in the last year'}
            listings={data?.sold ?? []}
          />
        </>
      )}
    </div>
  );
}

interface RowProps {
  readonly title: string;
  readonly listings: readonly ListingCard[] | undefined;
}

function Row({ title, listings }: RowProps): ReactNode {
  const heading = useId();
  if (listings?.length === 0) return null;
  return (
    <section aria-labelledby={heading}>
      <h2 id={heading}>{title}</h2>
      <CardStrip listings={listings} />
    </section>
  );
}
