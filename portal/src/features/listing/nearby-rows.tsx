import type { ListingDetails } from '@hearth/domain/contract/listing.ts';
import { getNearbyHomes } from '@hearth/domain/contract/listing.ts';
import type { ListingCard } from '@hearth/domain/contract/listing-card.ts';
import { isLease } from '@hearth/domain/listing/property-type.ts';
import { milesBetween, milesText } from '@hearth/domain/search/areas/distance.ts';
import { failureText, mayRetry } from '@hearth/widgets/client/failure-text.ts';
import { SelectField } from '@hearth/widgets/ui/field.tsx';
import { Notice } from '@hearth/widgets/ui/notice.tsx';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useId, useMemo, useState } from 'react';
import { useApp } from '../../shared/app/app-context.tsx';
import { CardStrip } from '../../shared/listing/card-strip.tsx';
import { NearbyMap } from './nearby-map.tsx';
import { inOrder, type NearbyOrder, nearbyOrders } from './nearby-order.ts';

/** Homes around the home in rows of cards and on a map; rows without homes are left out. */
export function NearbyRows({ listing }: { readonly listing: ListingDetails }): ReactNode {
  const { client } = useApp();
  const { listingid: id, propertytype } = listing;
  const { data, error, isLoadingError, refetch } = useQuery({
    queryKey: ['nearby-homes', id],
    queryFn: ({ signal }) => client.call(getNearbyHomes, { params: { id }, signal }),
  });
  const [order, setOrder] = useState<NearbyOrder>('given');
  const homes = useMemo(() => [data?.similar, data?.active, data?.sold].flatMap((row) => row ?? []), [data]);
  if (isLoadingError)
    return (
      <Notice onRetry={mayRetry(error) ? () => void refetch() : undefined}>
        {failureText(error, 'The homes nearby could not be loaded.')}
      </Notice>
    );
  const shown = { listing, order };
  return (
    <>
      {/* The rows below it stay where they are when their homes come. */}
      {(data === undefined || homes.length > 1) && (
        <Order listing={listing} order={order} onOrder={setOrder} />
      )}
      <Row title="Similar homes" listings={data?.similar} {...shown} />
      <Row title="Other homes nearby" listings={data?.active} {...shown} />
      <Row
        title={isLease(propertytype) ? 'Leased nearby in the last year' : 'Sold nearby in the last year'}
        listings={data?.sold ?? []}
        {...shown}
      />
      {homes.length > 0 && <NearbyMap listing={listing} homes={homes} />}
    </>
  );
}

interface OrderProps {
  readonly listing: ListingDetails;
  readonly order: NearbyOrder;
  readonly onOrder: (order: NearbyOrder) => void;
}

/** The order of all rows. A home with a hidden position has no distances. */
function Order({ listing, order, onOrder }: OrderProps): ReactNode {
  const labels = {
    given: listing.latitude === null ? 'Newest' : 'Distance',
    lowest: 'Price (low to high)',
    highest: 'Price (high to low)',
  };
  return (
    <div className="nearby-homes__order">
      <SelectField
        label="Sort homes nearby"
        value={order}
        choices={nearbyOrders.map((value) => ({ value, label: labels[value] }))}
        onChange={(value) => onOrder(nearbyOrders.find((each) => each === value) ?? 'given')}
      />
    </div>
  );
}

interface RowProps {
  readonly title: string;
  readonly listings: readonly ListingCard[] | undefined;
  /** The home that they are around. */
  readonly listing: ListingDetails;
  readonly order: NearbyOrder;
}

function Row({ title, listings, listing, order }: RowProps): ReactNode {
  const heading = useId();
  if (listings?.length === 0) return null;
  const distance = (home: ListingCard) => {
    const miles = milesBetween(listing, home);
    return miles === null ? null : `${milesText(miles)} away`;
  };
  return (
    <section aria-labelledby={heading}>
      <h2 id={heading}>{title}</h2>
      <CardStrip listings={listings && inOrder(listings, order)} noteOf={distance} />
    </section>
  );
}
