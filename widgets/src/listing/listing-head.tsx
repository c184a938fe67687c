import type { ListingDetails } from '@hearth/domain/contract/listing.ts';
import { cityLine, streetLine } from '@hearth/domain/listing/address.ts';
import { listingIdLabel } from '@hearth/domain/listing/listing-id.ts';
import { closedPriceLabel } from '@hearth/domain/listing/price.ts';
import { perAreaText, pricePerArea } from '@hearth/domain/listing/price-per-area.ts';
import { shownPrice } from '@hearth/domain/listing/shown-price.ts';
import { phoneText } from '@hearth/domain/people/phone-text.ts';
import type { ReactNode } from 'react';
import { Heading } from '../ui/heading.tsx';
import { Price } from '../ui/price.tsx';
import { keyFacts } from './key-facts.ts';

interface ListingHeadProps {
  readonly listing: ListingDetails;
  /** Of the address. */
  readonly level: number;
  /** The next actions, below the facts. */
  readonly children?: ReactNode;
}

/** Labels, price, address, main facts, and who lists the home: on every display of it, whatever else is shown. */
export function ListingHead({ listing, level, children }: ListingHeadProps): ReactNode {
  const area = pricePerArea(listing);
  const labels = [listing.primarylabel, listing.secondarylabel].filter((label) => label !== null);
  return (
    <header className="hearth-listing__head" part="head">
      {labels.length > 0 && (
        <p className="hearth-listing__labels">
          {labels.map(({ text, color, background }) => (
            <span
              key={text}
              className="hearth-listing__label"
              part="label"
              style={{ color, backgroundColor: background }}
            >
              {text}
            </span>
          ))}
        </p>
      )}
      <p className="hearth-listing__price" part="price">
        <Price amount={shownPrice(listing)} type={listing.propertytype} label={closedPriceLabel(listing)} />
        {area && <span className="hearth-listing__area">{perAreaText(area)}</span>}
      </p>
      <Heading level={level} className="hearth-listing__address">
        {streetLine(listing)}
        <span className="hearth-listing__city">{cityLine(listing)}</span>
      </Heading>
      <ul className="hearth-listing__facts">
        {keyFacts(listing).map(({ label, value, isLabelFirst }) => (
          <li key={label}>
            {isLabelFirst && `${label} `}
            <strong>{value}</strong>
            {!isLabelFirst && ` ${label}`}
          </li>
        ))}
      </ul>
      {children}
      <Firm listing={listing} />
    </header>
  );
}

/** The rules of the MLS want all of it, at no less than the size of the facts. */
function Firm({ listing }: { readonly listing: ListingDetails }): ReactNode {
  const { listagentfullname: agent, listofficename: firm, attributioncontact: contact } = listing;
  return (
    <p className="hearth-listing__firm" part="attribution">
      {firm && (
        <span>
          Listed by {agent && `${agent}, `}
          {firm}
        </span>
      )}
      {contact && <span>Listing contact: {phoneText(contact)}</span>}
      <span>{listingIdLabel(listing)}</span>
    </p>
  );
}
