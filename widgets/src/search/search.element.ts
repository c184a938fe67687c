import { defineElement } from '../element/define-element.ts';
import type { ElementOf, EventsOf } from '../element/element-types.ts';
import cards from '../listing-card/listing-card.element.css';
import sheet from './search.element.css';
import { sortWords } from './search-choices.ts';
import { SearchElement } from './search-element.tsx';

export const searchElement = defineElement({
  tag: 'hearth-search',
  component: SearchElement,
  sheets: [cards, sheet],
  props: {
    lease: 'flag',
    location: 'string',
    minPrice: 'number',
    maxPrice: 'number',
    beds: 'number',
    baths: 'number',
    types: 'string',
    sort: sortWords,
    limit: 'number',
    heading: 'string',
    hideMap: 'flag',
    tileUrl: 'string',
    tileAttribution: 'string',
    outlines: 'raw',
  },
  events: ['hearth-search-change', 'hearth-listing-select'],
});

declare global {
  interface HTMLElementTagNameMap {
    'hearth-search': ElementOf<typeof searchElement>;
  }
}

export type SearchEvents = EventsOf<typeof searchElement>;
