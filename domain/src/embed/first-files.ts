type Attributes = Readonly<Record<string, string>>;

/** Attributes that say nothing about which homes a search finds. */
const LOOKS = /^(shape|view|hide-map|heading|listing-url|open|tile-(url|attribution))$/;

/** Path of the file with the loader and the code of this widget. */
export const elementFile = (widget: string, { shape }: Attributes): string =>
  `/v1/hearth-${widget}${widget === 'search' && shape === 'map' ? '-map' : ''}.js`;

/** First requests of a widget to the server. */
export interface FirstRequest {
  /** Without the key. */
  readonly path: string;
  /** The media query of the pages on which it asks this. */
  readonly media?: string;
}

/**
 * What this widget asks the server first; nothing where its attributes alone do not say. The loader's `ask-ahead.ts` asks the same
 * addresses, and a page that preloads others would fetch both.
 */
export function firstRequests(widget: string, attributes: Attributes): readonly FirstRequest[] {
  const id = (attribute: string) => encodeURIComponent(attributes[attribute]?.trim() ?? '');
  switch (widget) {
    case 'listing':
    case 'listing-card':
      return id('listing-id') === '' ? [] : [{ path: `api/v2/listing/${id('listing-id')}` }];
    case 'agent-bio':
      return [{ path: `api/agent/${id('agent') || 'default'}` }];
    case 'search':
      return Object.keys(attributes).every((name) => LOOKS.test(name)) ? ofSearch(attributes['shape']) : [];
    default:
      return [];
  }
}

/** A bar asks for no homes. A map alone asks for the box of all homes and for its pins, which are fewer on phones. */
function ofSearch(shape: string | undefined): readonly FirstRequest[] {
  if (shape === 'bar') return [];
  if (shape !== 'map') return [{ path: 'api/v2/listing/search?limit=12' }];
  return [
    { path: 'api/v2/listing/search?limit=1' },
    { path: 'api/v2/map/points?mobile=true', media: '(max-width:899px)' },
    { path: 'api/v2/map/points', media: '(min-width:900px)' },
  ];
}
