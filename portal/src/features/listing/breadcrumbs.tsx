import type { ListingDetails } from '@hearth/domain/contract/listing.ts';
import { streetLine } from '@hearth/domain/listing/address.ts';
import { isLease } from '@hearth/domain/listing/property-type.ts';
import type { ReactNode } from 'react';
import { useApp } from '../../ui/app-context.tsx';

/** City, postal code and subdivision, each a search, then the address. */
export function Breadcrumbs({ listing }: { readonly listing: ListingDetails }): ReactNode {
  const { searches } = useApp();
  const lease = isLease(listing.propertytype);
  const places = [listing.city, listing.postalcode, listing.subdivisionname].filter(
    (place) => place !== null,
  );
  return (
    <nav className="breadcrumbs" aria-label="Breadcrumbs">
      <ol>
        {places.map((place) => (
          <li key={place}>
            <a href={searches.pathOfPlace(place, lease)}>{place}</a>
          </li>
        ))}
        <li aria-current="page">{streetLine(listing)}</li>
      </ol>
    </nav>
  );
}
