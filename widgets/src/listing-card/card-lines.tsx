import type { ListingCard as Listing } from '@hearth/domain/contract/listing-card.ts';
import { keyFacts } from '@hearth/domain/listing/facts/key-facts.ts';
import { listingIdLabel } from '@hearth/domain/listing/listing-id.ts';
import { closedPriceLabel, withCommas } from '@hearth/domain/listing/price.ts';
import { categoryOf } from '@hearth/domain/listing/property-type.ts';
import { shownPrice } from '@hearth/domain/listing/shown-price.ts';
import { phoneText } from '@hearth/domain/people/phone-text.ts';
import type { ReactNode } from 'react';
import { Price } from '../ui/price.tsx';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';

interface KindProps {
  readonly listing: Listing;
  readonly status: Listing['secondarylabel'];
}

/** 'Active · Condo': the status with its colour as a dot, and what kind of property it is. */
export function Kind({ listing, status }: KindProps): ReactNode {
  return (
    <p className="hearth-card__kind">
      {status && (
        <>
          <span className="hearth-card__dot" style={{ backgroundColor: status.background }} />
          <span>{status.text}</span>
          <span aria-hidden="true">·</span>
        </>
      )}
      <span>{categoryOf(listing)}</span>
    </p>
  );
}

/** The sale price where it is known; a reduced price beside the previous one. */
export function CardPrice({ listing }: { readonly listing: Listing }): ReactNode {
  const label = closedPriceLabel(listing);
  const before = listing.ispricereduced && listing.closeprice === null ? listing.previouslistprice : null;
  return (
    <p className="hearth-card__price" part="price">
      {label === null && <VisuallyHidden>List price </VisuallyHidden>}
      <Price amount={shownPrice(listing)} type={listing.propertytype} before={before} label={label} />
    </p>
  );
}

/** 'Est. $4,874/mo': mortgage, taxes, dues and insurance. Nothing for leases and homes off the market. */
export function CardPayment({ listing }: { readonly listing: Listing }): ReactNode {
  const { estimatedpayment: dollars } = listing;
  if (dollars === null) return null;
  return (
    <p className="hearth-card__payment" part="payment">
      Est. ${withCommas(dollars)}/mo
    </p>
  );
}

/** '3 beds · 2.5 baths · 1,842 sq ft'; the property type of a listing without figures. */
export function Facts({ listing }: { readonly listing: Listing }): ReactNode {
  const facts = keyFacts(listing);
  return (
    <ul className="hearth-card__facts" part="facts" aria-label="Facts">
      {facts.map(({ figure, unit }) => (
        <li key={unit}>
          <b>{figure}</b> {unit}
        </li>
      ))}
      {facts.length === 0 && <li>{listing.propertysubtype ?? listing.propertyfiltertype}</li>}
    </ul>
  );
}

/** The listing firm, how to reach it and the number of the listing, in full: the rules of the MLS want them on every display. */
export function Attribution({ listing }: { readonly listing: Listing }): ReactNode {
  const { listofficename: firm, attributioncontact: contact } = listing;
  return (
    <p className="hearth-card__attribution" part="attribution">
      {firm && <span className="hearth-card__office">Listed by {firm}</span>}{' '}
      {contact && <span>{phoneText(contact)}</span>}{' '}
      <span className="hearth-card__number">{listingIdLabel(listing)}</span>
    </p>
  );
}
