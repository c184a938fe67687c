import type { ListingCard } from '@hearth/domain/contract/listing-card.ts';
import { streetLine } from '@hearth/domain/listing/address.ts';
import { isLease } from '@hearth/domain/listing/property-type.ts';
import { contactPathOf } from '@hearth/domain/page/agent-pages.ts';
import { pages } from '@hearth/domain/page/pages.ts';
import type { ReactNode } from 'react';
import { useSession } from '../../shared/app/app-context.tsx';
import { actingName } from '../../shared/app/session.ts';

/** City, postal code and subdivision, each a search, then the address; in agent mode the contact comes first. */
export function Breadcrumbs({ listing }: { readonly listing: ListingCard }): ReactNode {
  const { searches, contact } = useSession();
  const lease = isLease(listing.propertytype);
  // A neighborhood may have the name of its city.
  const names = new Set([listing.city, listing.postalcode, listing.subdivisionname]);
  const areas = [...names].filter((area) => area !== null);
  return (
    <nav className="breadcrumbs" aria-label="Breadcrumbs">
      <ol>
        {contact && (
          <>
            <li>
              <a href={pages.contacts.path}>My Contacts</a>
            </li>
            <li>
              <a href={contactPathOf(contact.id)} dir="auto">
                {actingName(contact)}
              </a>
            </li>
          </>
        )}
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
