import { defineElement } from '../element/define-element.ts';
import type { ElementOf, EventsOf } from '../element/element-types.ts';
import base from '../ui/base.element.css';
import sheet from './listing.element.css';
import { ListingElement } from './listing-element.tsx';

export const listingElement = defineElement({
  tag: 'hearth-listing',
  component: ListingElement,
  sheets: [base, sheet],
  props: { listingId: 'string', sections: 'string', headingLevel: 'number' },
  events: ['hearth-inquiry-send', 'hearth-mortgage-change'],
});

declare global {
  interface HTMLElementTagNameMap {
    'hearth-listing': ElementOf<typeof listingElement>;
  }
}

export type ListingEvents = EventsOf<typeof listingElement>;
