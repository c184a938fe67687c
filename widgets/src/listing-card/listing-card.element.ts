import { defineElement } from '../element/define-element.ts';
import type { ElementOf, EventsOf } from '../element/element-types.ts';
import base from '../ui/base.element.css';
import { openings } from '../ui/home-opening.ts';
import { cardLayouts, cardPhotos } from './card-appearance.ts';
import frame from './listing-card.css';
import sheet from './listing-card.element.css';
import { ListingCardElement } from './listing-card-element.tsx';

export const listingCardElement = defineElement({
  tag: 'hearth-listing-card',
  component: ListingCardElement,
  sheets: [base, frame, sheet],
  props: {
    listingId: 'string',
    layout: cardLayouts,
    photos: cardPhotos,
    listingUrl: 'string',
    open: openings,
  },
  events: ['hearth-listing-select'],
});

declare global {
  interface HTMLElementTagNameMap {
    'hearth-listing-card': ElementOf<typeof listingCardElement>;
  }
}

export type ListingCardEvents = EventsOf<typeof listingCardElement>;
