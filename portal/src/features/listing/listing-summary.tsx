import type { ListingDetails } from '@hearth/domain/contract/listing.ts';
import type { ListingCard } from '@hearth/domain/contract/listing-card.ts';
import { cityLine, streetLine } from '@hearth/domain/listing/address.ts';
import { listingIdLabel } from '@hearth/domain/listing/listing-id.ts';
import { closedPriceLabel } from '@hearth/domain/listing/price.ts';
import { perAreaText, pricePerArea } from '@hearth/domain/listing/price-per-area.ts';
import { shownPrice } from '@hearth/domain/listing/shown-price.ts';
import { phoneText, phoneUrl } from '@hearth/domain/people/phone-text.ts';
import { keyFacts } from '@hearth/widgets/listing/key-facts.ts';
import { Price } from '@hearth/widgets/ui/price.tsx';
import type { ReactNode } from 'react';
import { OwnAgent } from '../../shared/agents/own-agent.tsx';
import { ShareButton } from '../../shared/sharing/share-button.tsx';
import { PortalIcon } from '../../ui/portal-icon.tsx';
import { CommentsLink } from './comment-step.tsx';
import { DismissButton } from './dismiss-button.tsx';
import { EstimatedPayment } from './estimated-payment.tsx';
import { PrintButton } from './print-button.tsx';
import { SaveButton } from './save-button.tsx';
import './listing-summary.css';

interface ListingSummaryProps {
  readonly listing: ListingCard;
  /** Null until they are here. */
  readonly details: ListingDetails | null;
  /** The next actions, below the facts. */
  readonly children?: ReactNode;
}

/** The labels, price, address, key facts and contact of a listing. */
export function ListingSummary({ listing, details, children }: ListingSummaryProps): ReactNode {
  const area = pricePerArea(listing);
  return (
    <header className="summary">
      <p className="summary__labels">
        {[listing.primarylabel, listing.secondarylabel].map(
          (label) =>
            label && (
              <span
                key={label.text}
                className="summary__label"
                style={{ color: label.color, background: label.background }}
              >
                {label.text}
              </span>
            ),
        )}
      </p>
      <p className="summary__price">
        <Price amount={shownPrice(listing)} type={listing.propertytype} label={closedPriceLabel(listing)} />
        {area && <span className="summary__area">{perAreaText(area)}</span>}
      </p>
      <EstimatedPayment listing={listing} details={details} />
      <div className="summary__place">
        <h1 className="summary__address">
          {streetLine(listing)}
          <span className="summary__city">{cityLine(listing)}</span>
        </h1>
        <SaveButton listing={listing} />
      </div>
      <ul className="summary__facts">
        {keyFacts(listing).map(({ label, value, isLabelFirst }) => (
          <li key={label}>
            {isLabelFirst && `${label} `}
            <strong>{value}</strong>
            {!isLabelFirst && ` ${label}`}
          </li>
        ))}
      </ul>
      {children}
      {details && (
        <>
          <OwnAgent />
          <Contact listing={details} />
        </>
      )}
    </header>
  );
}

function Contact({ listing }: { readonly listing: ListingDetails }): ReactNode {
  const { listagentdirectphone: phone, listagentemail: email } = listing;
  const subject = `${streetLine(listing)}, ${listingIdLabel(listing)}`;
  return (
    <section className="contact" aria-label="Contact">
      <p className="contact__agent">
        {listing.listagentfullname && <strong>{listing.listagentfullname}</strong>}
        {listing.listofficename && <span>Listed by {listing.listofficename}</span>}
        {listing.attributioncontact && <span>Listing contact: {phoneText(listing.attributioncontact)}</span>}
        <span>
          {listingIdLabel(listing)}
          {listing.daysonmarket !== null && `, ${daysText(listing.daysonmarket)}`}
        </span>
      </p>
      <div className="contact__actions">
        {phone && (
          <a className="hearth-button hearth-button--plain" href={phoneUrl(phone)}>
            <PortalIcon name="phone" />
            <span>
              Call the listing agent: <bdi>{phoneText(phone)}</bdi>
            </span>
          </a>
        )}
        {email && (
          <a
            className="hearth-button hearth-button--plain"
            data-mailbox={email}
            href={`mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(subject)}`}
          >
            <PortalIcon name="mail" /> Email
          </a>
        )}
        <ShareButton
          title="Share this home"
          name={subject}
          path={listing.url}
          listingid={listing.listingid}
        />
        <CommentsLink listing={listing} />
        <PrintButton path={listing.url} />
        <DismissButton id={listing.listingid} />
      </div>
    </section>
  );
}

/** The time on the market, for the end of a line. */
const daysText = (days: number): string =>
  days === 0 ? 'listed today' : days === 1 ? '1 day on the market' : `${days} days on the market`;
