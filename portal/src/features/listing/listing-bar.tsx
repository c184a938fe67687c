import type { ListingCard } from '@hearth/domain/contract/listing-card.ts';
import { streetLine } from '@hearth/domain/listing/address.ts';
import { closedPriceLabel } from '@hearth/domain/listing/price.ts';
import { shownPrice } from '@hearth/domain/listing/shown-price.ts';
import { Price } from '@hearth/widgets/ui/price.tsx';
import type { ReactNode } from 'react';
import { NextActions } from './next-actions.tsx';
import { SaveButton } from './save-button.tsx';
import './listing-bar.css';

interface ListingBarProps {
  readonly listing: ListingCard;
  /** The summary with the same price and actions is out of view. */
  readonly isShown: boolean;
}

/**
 * Price, address and next actions at the foot of the view. Its room at the end of the page is always free, so nothing moves when it appears.
 */
export const ListingBar = ({ listing, isShown }: ListingBarProps): ReactNode => (
  <section className="listing-bar" data-shown={isShown || undefined} aria-label="Price and next steps">
    <p className="listing-bar__price">
      <Price amount={shownPrice(listing)} type={listing.propertytype} label={closedPriceLabel(listing)} />
      <span className="listing-bar__address">{streetLine(listing)}</span>
    </p>
    <div className="listing-bar__actions">
      <SaveButton listing={listing} isRound />
      <NextActions listing={listing} isShort />
    </div>
  </section>
);
