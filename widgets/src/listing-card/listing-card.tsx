import type { ListingCard as Listing } from '@hearth/domain/contract/listing-card.ts';
import { cityLine, streetLine } from '@hearth/domain/listing/address.ts';
import { shortLabel } from '@hearth/domain/listing/short-label.ts';
import { isOpen } from '@hearth/domain/listing/status.ts';
import type { MouseEvent, ReactNode } from 'react';
import { useRef, useState } from 'react';
import { pageAddress } from '../client/page-address.ts';
import type { CardLayout, CardPhotos } from './card-appearance.ts';
import { Attribution, CardPayment, CardPrice, Facts, Kind } from './card-lines.tsx';
import { PhotoCarousel } from './photo-carousel.tsx';

/** Detail of the event when a visitor opens a listing; `url` is the address of the listing's page. */
export interface ListingSelection {
  readonly listingid: string;
  readonly url: string;
}

type Label = NonNullable<Listing['secondarylabel']>;

export interface ListingCardProps {
  readonly listing: Listing;
  /** Server address that photos and the page's link are resolved against, as in `ClientOptions`; '' on the server's own pages. */
  readonly baseUrl?: string;
  /** `card` is upright, `row` is as wide as its container, `compact` is a few lines beside a small photo. */
  readonly layout?: CardLayout | undefined;
  /** All photos, only the first, or none and no room for one. */
  readonly photos?: CardPhotos | undefined;
  readonly headingLevel?: 2 | 3 | 4;
  /** True for cards in the first view, whose photo is fetched at once. */
  readonly eager?: boolean;
  /** Drawn as the one that is pointed at elsewhere, e.g. on the map. */
  readonly highlighted?: boolean;
  /** Buttons over the photo's corner, e.g. a heart. */
  readonly actions?: ReactNode;
  /**
   * A plain click or Enter on the card. Return `false` to cancel the link; clicks meant for a new
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
    layout = 'card',
    photos = 'all',
    headingLevel = 3,
    eager = false,
    highlighted = false,
    actions,
    onHover,
  } = props;
  const href = pageAddress(listing.url, baseUrl);
  const follow = (event: MouseEvent) => followLink(event, { listingid: listing.listingid, url: href }, props);
  const Heading = `h${headingLevel}` as const;
  const news = labelOnPhoto(listing);
  const hasPhoto = photos !== 'none';
  const isNewsOnPhoto = hasPhoto && layout !== 'compact';
  const [awake, setAwake] = useState(false);
  const touched = useRef(false);
  const enter = () => {
    setAwake(true);
    // A finger points at nothing: it presses or swipes.
    if (!touched.current) onHover?.(listing.listingid);
  };
  const leave = () => onHover?.(null);
  return (
    <article
      className="hearth-card"
      part="card"
      data-layout={layout}
      data-highlighted={highlighted || undefined}
      data-gone={!isOpen(listing.mlsstatus) || undefined}
      // React drops the "enter" of a card that replaces another one under a resting pointer, but not its "over".
      onPointerOver={({ pointerType }) => {
        touched.current = pointerType === 'touch';
        enter();
      }}
      onPointerLeave={leave}
      onFocus={enter}
      onBlur={() => {
        touched.current = false;
        leave();
      }}
    >
      {hasPhoto && (
        <div className="hearth-card__media" part="photo">
          <PhotoCarousel
            key={listing.listingid}
            images={photos === 'one' ? listing.images.slice(0, 1) : listing.images}
            subject={streetLine(listing)}
            href={href}
            baseUrl={baseUrl}
            eager={eager}
            awake={awake}
            onFollow={follow}
          />
          {isNewsOnPhoto && <Tags news={news} openHouse={hasOtherNews(listing)} />}
          {actions && <div className="hearth-card__actions">{actions}</div>}
        </div>
      )}
      <div className="hearth-card__body">
        <Heading className="hearth-card__address" part="address">
          <a
            className="hearth-card__link"
            href={href}
            // The photos are a link of the same address before it: a card is one stop of the Tab key.
            tabIndex={hasPhoto && photos === 'all' && listing.images.length > 1 ? -1 : undefined}
            onClick={follow}
          >
            {streetLine(listing)}
          </a>
          <span className="hearth-card__city">{cityLine(listing)}</span>
        </Heading>
        <Kind listing={listing} status={statusBeside(listing, news, isNewsOnPhoto)} />
        <CardPrice listing={listing} />
        <CardPayment listing={listing} />
        <Facts listing={listing} />
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

/** Labels for news come first; a home that is off the market has its label on the photo. */
const labelOnPhoto = (listing: Listing): Label | null =>
  listing.primarylabel ?? (isOpen(listing.mlsstatus) ? null : listing.secondarylabel);

/** An open house, where a piece of news of a higher rank has the label. */
const hasOtherNews = ({ isopenhouse, mlsstatus, primarylabel }: Listing): boolean =>
  isopenhouse && isOpen(mlsstatus) && !primarylabel?.text.startsWith(openHouse.text);

/** Text of the line over the price: the status, or the news where no photo carries them. */
function statusBeside(listing: Listing, news: Label | null, isNewsOnPhoto: boolean): Label | null {
  if (!isNewsOnPhoto) return news ?? listing.secondarylabel;
  return news === listing.secondarylabel ? null : listing.secondarylabel;
}

const openHouse: Label = { text: 'Open House', color: '#ffffff', background: '#17614f' };

interface TagsProps {
  readonly news: Label | null;
  readonly openHouse: boolean;
}

/** The news of the listing, on the photo. */
function Tags({ news, openHouse: isOpenHouse }: TagsProps): ReactNode {
  const labels = [...(news ? [news] : []), ...(isOpenHouse ? [openHouse] : [])];
  if (labels.length === 0) return null;
  return (
    <div className="hearth-card__tags">
      {labels.map(({ text, color, background }) => (
        <span
          key={text}
          className="hearth-card__tag"
          part="label"
          style={{ color, backgroundColor: background }}
        >
          {shortLabel(text)}
        </span>
      ))}
    </div>
  );
}
