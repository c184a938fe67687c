type Attributes = Readonly<Record<string, string>>;

/** Attributes that say nothing about which homes a search finds. */
const LOOKS = /^(shape|view|hide-map|heading|listing-url|tile-(url|attribution))$/;

/** Path of the file with the loader and the code of this widget. */
export const elementFile = (widget: string, { shape }: Attributes): string =>
  `/v1/hearth-${widget}${widget === 'search' && shape === 'map' ? '-map' : ''}.js`;

/**
 * Path of what this widget asks the server first, without the key; null where its attributes alone do not say. The loader's
 * `ask-ahead.ts` asks the same address, and a page that preloads another would fetch both.
 */
export function firstRequest(widget: string, attributes: Attributes): string | null {
  const id = (attribute: string) => encodeURIComponent(attributes[attribute]?.trim() ?? '');
  switch (widget) {
    case 'listing-card':
      return id('listing-id') === '' ? null : `api/v2/listing/${id('listing-id')}`;
    case 'agent-bio':
      return `api/agent/${id('agent') || 'default'}`;
    case 'search':
      return attributes['shape'] !== 'bar' && Object.keys(attributes).every((name) => LOOKS.test(name))
        ? 'api/v2/listing/search?limit=12'
        : null;
    default:
      return null;
  }
}
