import { defineElement } from '../element/define-element.ts';
import type { ElementOf, EventsOf } from '../element/element-types.ts';
import { cardLayouts, cardPhotos } from '../listing-card/card-appearance.ts';
import frame from '../listing-card/listing-card.css';
import cards from '../listing-card/listing-card.element.css';
import { isFilterAttribute } from '../search/filter-attribute.ts';
import { sortWords } from '../search/sort-choices.ts';
import base from '../ui/base.element.css';
import { openings } from '../ui/home-opening.ts';
import { listingsLayouts } from './card-row.tsx';
import sheet from './listings.element.css';
import { ListingsElement } from './listings-element.tsx';

export const listingsElement = defineElement({
  tag: 'hearth-listings',
  component: ListingsElement,
  sheets: [base, frame, cards, sheet],
  props: {
    heading: 'string',
    layout: listingsLayouts,
    card: cardLayouts,
    photos: cardPhotos,
    similarTo: 'string',
    newThisWeek: 'flag',
    openHouses: 'flag',
    lease: 'flag',
    location: 'string',
    cities: 'string',
    zips: 'string',
    neighborhoods: 'string',
    counties: 'string',
    schoolDistricts: 'string',
    locations: 'string',
    minPrice: 'number',
    maxPrice: 'number',
    beds: 'number',
    baths: 'number',
    types: 'string',
    sort: sortWords,
    limit: 'number',
    agent: 'string',
    trecLicense: 'string',
    ownListings: 'flag',
    group: 'string',
    listingUrl: 'string',
    open: openings,
    resultsUrl: 'string',
    target: 'string',
  },
  events: ['hearth-listing-select'],
  extra: isFilterAttribute,
});

declare global {
  interface HTMLElementTagNameMap {
    'hearth-listings': ElementOf<typeof listingsElement>;
  }
}

export type ListingsEvents = EventsOf<typeof listingsElement>;
