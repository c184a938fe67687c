import { getAgent } from '../contract/agent.ts';
import type { Route } from '../contract/endpoint.ts';
import { getListing } from '../contract/listing.ts';
import { getMapPoints } from '../contract/map.ts';
import { type AddressedRequest, requestAddress } from '../contract/request-address.ts';
import { searchListings } from '../contract/search.ts';
import { languageOfTag } from './language.ts';

type Attributes = Readonly<Record<string, string>>;

/** Attributes that have no influence on the homes that a search finds. */
const LOOKS =
  /^(style|class|id|lang|part|slot|shape|view|hide-map|heading(-level)?|listing-url|open|tile-(url|attribution))$/;

/** Path of the file with the loader and the code of this widget; in Spanish that of the loader, which imports the code. */
export const elementFile = (widget: string, { shape, lang = '' }: Attributes): string =>
  languageOfTag(lang) === 'es'
    ? '/v1/es/hearth.js'
    : `/v1/hearth-${widget}${widget === 'search' && shape === 'map' ? '-map' : ''}.js`;

/** The first request of a widget to the server. */
export interface FirstRequest {
  /** Relative to the server's address, without the key. */
  readonly path: string;
  /** The media query of the pages on which it is sent. */
  readonly media?: string;
}

/**
 * The first requests of a widget; none where they depend on more than its attributes. Snippets preload them, and the loader sends
 * them before the widget's files have arrived.
 */
export function firstRequests(widget: string, attributes: Attributes): readonly FirstRequest[] {
  const { shape } = attributes;
  const text = (attribute: string) => attributes[attribute]?.trim() ?? '';
  switch (widget) {
    case 'listing':
    case 'listing-card':
      return text('listing-id') === '' ? [] : [request(getListing, { params: { id: text('listing-id') } })];
    case 'agent-bio':
      return [request(getAgent, { params: { agentId: text('agent') || 'default' } })];
    case 'search':
      return Object.keys(attributes).every((name) => LOOKS.test(name)) ? ofSearch(shape) : [];
    default:
      return [];
  }
}

const request = (route: Route, parts?: AddressedRequest): FirstRequest => ({
  path: requestAddress(route, parts).slice(1),
});

/** A bar asks for no homes. A map alone asks for the box of all homes and for its pins, which are fewer on phones. */
function ofSearch(shape: string | undefined): readonly FirstRequest[] {
  if (shape === 'bar') return [];
  if (shape !== 'map') return [request(searchListings, { query: { limit: 12 } })];
  return [
    request(searchListings, { query: { limit: 1 } }),
    { ...request(getMapPoints, { query: { mobile: true } }), media: '(max-width:899px)' },
    { ...request(getMapPoints), media: '(min-width:900px)' },
  ];
}
