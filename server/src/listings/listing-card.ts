import type { ListingCard } from '@hearth/domain/contract/listing-card.ts';
import { withoutStreet } from '@hearth/domain/listing/address.ts';
import { listingFlags } from '@hearth/domain/listing/flags.ts';
import { type DisplayContext, gate, type VisibleParts } from '@hearth/domain/listing/gate.ts';
import { primaryLabel, secondaryLabel } from '@hearth/domain/listing/label.ts';
import type { Media, OpenHouse } from '@hearth/domain/listing/listing.ts';
import { listingPath } from '@hearth/domain/listing/listing-path.ts';
import type { LocalMoment } from '@hearth/domain/listing/open-house.ts';
import { estimatedPayment, type PaymentTerms } from '@hearth/domain/mortgage/estimated-payment.ts';
import type { Viewer } from '@hearth/domain/people/viewer.ts';
import { type CardSource, type HiddenCaptions, MAX_CARD_IMAGES } from './card-source.queries.ts';

/** The viewer, the display context and the time. */
export interface Showing {
  readonly viewer: Viewer;
  readonly display: DisplayContext;
  readonly moment: LocalMoment;
}

/** Cards of stored listings as a viewer may see them. */
export interface CardMaker {
  /** The cards of those that the gate lets through. */
  cardsOf(sources: readonly CardSource[], showing: Showing): ListingCard[];
}

/** All viewers to whom the same parts are visible see the same card, so it is cached as long as its source. */
export function createCardMaker(terms: PaymentTerms): CardMaker {
  const cards = new WeakMap<CardSource, Map<string, MadeCard>>();

  function cachedCard(source: CardSource, parts: CardParts, moment: LocalMoment): ListingCard {
    const at = source.openhouse.length === 0 ? moment.today : `${moment.today} ${moment.time}`;
    const ofSource = cards.get(source) ?? new Map<string, MadeCard>();
    cards.set(source, ofSource);
    const seen = `${parts.address} ${parts.images} ${parts.pricehistory}`;
    const known = ofSource.get(seen);
    if (known?.at === at) return known.card;
    const card = shownCard(source, parts, moment, terms);
    ofSource.set(seen, { at, card });
    return card;
  }

  function cardOf(source: CardSource, { viewer, display, moment }: Showing): ListingCard | undefined {
    const { visible, parts } = gate(source, viewer, display);
    return visible ? cachedCard(source, parts, moment) : undefined;
  }

  return {
    cardsOf: (sources, showing) =>
      sources.map((source) => cardOf(source, showing)).filter((card) => card !== undefined),
  };
}

interface MadeCard {
  /** The day, and the time where the listing has open houses. */
  readonly at: string;
  readonly card: ListingCard;
}

/** The parts of a viewer that a card depends on. */
type CardParts = Pick<VisibleParts, 'address' | 'images' | 'pricehistory'>;

/** The card's fields with everything withheld that `parts` does not open. */
export function shownCard(
  source: CardSource,
  parts: CardParts,
  moment: LocalMoment,
  terms: PaymentTerms,
): ListingCard {
  const { openhouse, media, maskedCaptions, backonmarketdate, pricechangetimestamp, agentId, ...fields } =
    source;
  const { internetentirelistingdisplayyn, internetaddressdisplayyn, ...priced } = fields;
  const { taxannualamount, associationfee, associationfeefrequency, ...shown } = priced;
  const address = parts.address ? {} : { ...withoutStreet(source), latitude: null, longitude: null };
  return {
    ...shown,
    ...address,
    previouslistprice: parts.pricehistory ? source.previouslistprice : null,
    closeprice: parts.pricehistory ? source.closeprice : null,
    estimatedpayment: estimatedPayment(source, terms),
    ...listingFlags(source, moment),
    primarylabel: primaryLabel(source, moment),
    secondarylabel: secondaryLabel(source),
    openhouse: parts.address ? [...openhouse] : openhouse.map(withNeutralKey),
    images: shownImages(source, parts).slice(0, MAX_CARD_IMAGES),
    url: listingPath({ ...source, ...address }),
  };
}

/** Feeds make keys of addresses too. */
const withNeutralKey = (openHouse: OpenHouse): OpenHouse => ({
  ...openHouse,
  openhousekey: `${openHouse.openhousedate} ${openHouse.openhousestarttime ?? ''}`.trimEnd(),
});

/** Pictures within the viewer's image lock; of a hidden address, with captions that do not contain it. */
export function shownImages(
  { media, maskedCaptions }: HiddenCaptions & { readonly media: readonly Media[] },
  parts: Pick<VisibleParts, 'address' | 'images'>,
): Media[] {
  const unlocked = media.slice(0, parts.images);
  if (parts.address) return unlocked;
  return unlocked.map((image, at) => ({ ...image, shortdescription: maskedCaptions?.[at] ?? null }));
}
