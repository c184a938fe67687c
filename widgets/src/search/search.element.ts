import { defineElement } from '../element/define-element.ts';
import type { ElementOf, EventsOf } from '../element/element-types.ts';
import frame from '../listing-card/listing-card.css';
import base from '../ui/base.element.css';
import { openings } from '../ui/home-opening.ts';
import { isFilterAttribute } from './filter-attribute.ts';
import { resultViews } from './result-view.ts';
import sheet from './search.element.css';
import { searchShapes } from './search.tsx';
import { SearchElement } from './search-element.tsx';
import { sortWords } from './sort-choices.ts';

export const searchElement = defineElement({
  tag: 'hearth-search',
  component: SearchElement,
  sheets: [base, frame, sheet],
  props: {
    shape: searchShapes,
    view: resultViews,
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
    heading: 'string',
    hideMap: 'flag',
    listingUrl: 'string',
    open: openings,
    resultsUrl: 'string',
    target: 'string',
    group: 'string',
    syncUrl: 'flag',
    save: 'flag',
    tileUrl: 'string',
    tileAttribution: 'string',
    outlines: 'raw',
  },
  events: ['hearth-search-change', 'hearth-search-submit', 'hearth-listing-select'],
  extra: isFilterAttribute,
});

declare global {
  interface HTMLElementTagNameMap {
    'hearth-search': ElementOf<typeof searchElement>;
  }
}

export type SearchEvents = EventsOf<typeof searchElement>;
