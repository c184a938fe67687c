import type { ListingCard } from '@hearth/domain/contract/listing-card.ts';
import { streetLine } from '@hearth/domain/listing/address.ts';
import { isLease } from '@hearth/domain/listing/property-type.ts';
import type { ReactNode } from 'react';
import { useSession } from '../../shared/app/app-context.tsx';

/** City, postal code and subdivision, each a search, then the address. */
export function Breadcrumbs({ listing }: { readonly listing: ListingCard }): ReactNode {
  const { searches } = useSession();
  const lease = isLease(listing.propertytype);
  // A neighborhood may have the name of its city.
  const names = new Set([listing.city, listing.postalcode, listing.subdivisionname]);
  const areas = [...names].filter((area) => area !== null);
  return (
    <nav className="breadcrumbs" aria-label="Breadcrumbs">
      <ol>
        {areas.map((area) => (
          <li key={area}>
            <a href={searches.pathOfText(area, lease)}>{area}</a>
          </li>
        ))}
        <li aria-current="page">{streetLine(listing)}</li>
      </ol>
    </nav>
  );
}
