import type { ListingCard as Listing } from '@hearth/domain/contract/listing-card.ts';
import { cityLine, streetLine } from '@hearth/domain/listing/address.ts';
import { listingIdLabel } from '@hearth/domain/listing/listing-id.ts';
import { displayCategory } from '@hearth/domain/listing/property-type.ts';
import { isOpen, isSoldOrLeased } from '@hearth/domain/listing/status.ts';
import type { MouseEvent, ReactNode } from 'react';
import { useState } from 'react';
import { Price } from '../ui/price.tsx';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import { listingFacts } from './listing-facts.ts';
import { PhotoCarousel } from './photo-carousel.tsx';
import { addressOf } from './photo-source.ts';

/** What a page learns when somebody opens a listing; `url` is the address of the listing's page. */
export interface ListingSelection {
  readonly listingid: string;
  readonly url: string;
}

export interface ListingCardProps {
  readonly listing: Listing;
  /** Server address that photos and the page's link are resolved against; '' on the server's own pages. */
  readonly baseUrl?: string;
  readonly headingLevel?: 2 | 3 | 4;
  /** True for cards in the first view, whose photo is fetched at once. */
  readonly eager?: boolean;
  /** Drawn as the one that is pointed at elsewhere, e.g. on the map. */
  readonly highlighted?: boolean;
  /** Buttons over the photo's corner, e.g. a heart. */
  readonly actions?: ReactNode;
  /**
   * A plain click or Enter on the card. Answer `false` to keep the link from being followed; clicks meant for a new
   * tab or window are never reported.
   */
  readonly onListingSelect?: ((selection: ListingSelection) => unknown) | undefined;
  /** The card is pointed at or has the focus (its id), or no longer (null). */
  readonly onHover?: ((listingid: string | null) => void) | undefined;
}

/** A listing at a glance: photos, price, facts, address, status and who lists it; all of it leads to its page. */
export function ListingCard(props: ListingCardProps): ReactNode {
  const {
    listing,
    baseUrl = '',
    headingLevel = 3,
    eager = false,
    highlighted = false,
    actions,
    onHover,
  } = props;
  const href = addressOf(listing.url, baseUrl);
  const follow = (event: MouseEvent) => followLink(event, { listingid: listing.listingid, url: href }, props);
  const Heading = `h${headingLevel}` as const;
  const news = labelOnPhoto(listing);
  const [awake, setAwake] = useState(false);
  const enter = () => {
    setAwake(true);
    onHover?.(listing.listingid);
  };
  const leave = () => onHover?.(null);
  return (
    <article
      className="hearth-card"
      data-highlighted={highlighted || undefined}
      data-gone={!isOpen(listing.mlsstatus) || undefined}
      onPointerEnter={enter}
      onPointerLeave={leave}
      onFocus={enter}
      onBlur={leave}
    >
      <div className="hearth-card__media">
        <PhotoCarousel
          key={listing.listingid}
          images={listing.images}
          subject={streetLine(listing)}
          href={href}
          baseUrl={baseUrl}
          eager={eager}
          awake={awake}
          onFollow={follow}
        />
        {news && <Tag label={news} />}
        {actions && <div className="hearth-card__actions">{actions}</div>}
      </div>
      <div className="hearth-card__body">
        <Kind listing={listing} status={news === listing.secondarylabel ? null : listing.secondarylabel} />
        <CardPrice listing={listing} />
        <Facts listing={listing} />
        <Heading className="hearth-card__address">
          <a className="hearth-card__link" href={href} onClick={follow}>
            {streetLine(listing)}
          </a>
          <span className="hearth-card__city">{cityLine(listing)}</span>
        </Heading>
        <Attribution listing={listing} />
      </div>
    </article>
  );
}

function followLink(
  event: MouseEvent,
  selection: ListingSelection,
  { onListingSelect }: ListingCardProps,
): void {
  const elsewhere = event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  if (elsewhere || !onListingSelect) return;
  if (onListingSelect(selection) === false) event.preventDefault();
}

type Label = Listing['secondarylabel'];

/** News first; a home that is gone says so on its photo, where nobody overlooks it. */
const labelOnPhoto = (listing: Listing): Label =>
  listing.primarylabel ?? (isOpen(listing.mlsstatus) ? null : listing.secondarylabel);

function Tag({ label }: { readonly label: NonNullable<Label> }): ReactNode {
  return (
    <span className="hearth-card__tag" style={{ color: label.color, backgroundColor: label.background }}>
      {label.text}
    </span>
  );
}

/** 'Active · Condo': the status with its colour as a dot, and what kind of property it is. */
function Kind({ listing, status }: { readonly listing: Listing; readonly status: Label }): ReactNode {
  return (
    <p className="hearth-card__kind">
      {status && (
        <>
          <span className="hearth-card__dot" style={{ backgroundColor: status.background }} />
          <span>{status.text}</span>
          <span aria-hidden="true">·</span>
        </>
      )}
      <span>{displayCategory[listing.propertyfiltertype]}</span>
    </p>
  );
}

/** What was paid where that is known; the reduced price beside the one before. */
function CardPrice({ listing }: { readonly listing: Listing }): ReactNode {
  const closed = isSoldOrLeased(listing.mlsstatus) ? listing.closeprice : null;
  const before = listing.ispricereduced && closed === null ? listing.previouslistprice : null;
  return (
    <p className="hearth-card__price">
      <VisuallyHidden>{closed === null ? 'List price ' : 'Closed at '}</VisuallyHidden>
      <Price amount={closed ?? listing.listprice} type={listing.propertytype} before={before} />
    </p>
  );
}

function Facts({ listing }: { readonly listing: Listing }): ReactNode {
  const facts = listingFacts(listing);
  return (
    <ul className="hearth-card__facts" aria-label="Facts">
      {facts.map(({ figure, unit }) => (
        <li key={unit}>
          <b>{figure}</b> {unit}
        </li>
      ))}
      {facts.length === 0 && <li>{listing.propertysubtype ?? listing.propertyfiltertype}</li>}
    </ul>
  );
}

function Attribution({ listing }: { readonly listing: Listing }): ReactNode {
  return (
    <p className="hearth-card__attribution">
      {listing.listofficename && <span className="hearth-card__office">{listing.listofficename}</span>}
      <span className="hearth-card__number">{listingIdLabel(listing)}</span>
    </p>
  );
}
