import { defineElement } from '../element/define-element.ts';
import type { ElementOf, EventsOf } from '../element/element-types.ts';
import button from '../ui/button.css';
import icon from '../ui/icon.css';
import notice from '../ui/notice.css';
import price from '../ui/price.css';
import skeleton from '../ui/skeleton.css';
import tokens from '../ui/tokens.css';
import visuallyHidden from '../ui/visually-hidden.css';
import card from './listing-card.css';
import { ListingCardElement } from './listing-card-element.tsx';
import carousel from './photo-carousel.css';

export const listingCardElement = defineElement({
  tag: 'hearth-listing-card',
  component: ListingCardElement,
  sheets: [tokens, visuallyHidden, icon, button, price, skeleton, notice, carousel, card],
  props: { listingId: 'string' },
  events: ['hearth-listing-select'],
});

declare global {
  interface HTMLElementTagNameMap {
    'hearth-listing-card': ElementOf<typeof listingCardElement>;
  }
}

export type ListingCardEvents = EventsOf<typeof listingCardElement>;
