import { defineElement } from '../element/define-element.ts';
import type { ElementOf, EventsOf } from '../element/element-types.ts';
import card from '../listing-card/listing-card.css';
import carousel from '../listing-card/photo-carousel.css';
import button from '../ui/button.css';
import field from '../ui/field.css';
import icon from '../ui/icon.css';
import notice from '../ui/notice.css';
import price from '../ui/price.css';
import skeleton from '../ui/skeleton.css';
import tokens from '../ui/tokens.css';
import visuallyHidden from '../ui/visually-hidden.css';
import search from './search.css';
import { sortWords } from './search-choices.ts';
import { SearchElement } from './search-element.tsx';
import typePicker from './type-picker.css';

export const searchElement = defineElement({
  tag: 'hearth-search',
  component: SearchElement,
  sheets: [
    tokens,
    visuallyHidden,
    icon,
    button,
    field,
    price,
    skeleton,
    notice,
    carousel,
    card,
    typePicker,
    search,
  ],
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
