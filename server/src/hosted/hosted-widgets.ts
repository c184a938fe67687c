import { type EmbedWidget, embedWidgets } from '@hearth/domain/embed/embed-widgets.ts';
import { isFlagOn } from '@hearth/domain/embed/flag.ts';
import { noAddress } from '@hearth/domain/listing/address.ts';
import { listingPath } from '@hearth/domain/listing/listing-path.ts';
import { pages } from '@hearth/domain/page/pages.ts';
import { areaPath, parseAreaPath } from '@hearth/domain/search/areas/area-path.ts';
import type { WidgetAttributes } from './widget-attributes.ts';

/** A widget that has its own page. */
export interface HostedWidget extends EmbedWidget {
  /** The portal's page that comes closest, with a slash first. */
  readonly portalPath: (attributes: WidgetAttributes) => string;
  /** The heading over its cards, whose addresses are headings of the third level. */
  readonly cards?: 'home' | 'homes';
}

const toHome = () => '/';

/** By the name behind `hearth-`. */
export const hostedWidgets: ReadonlyMap<string, HostedWidget> = new Map(
  Object.entries({
    search: { ...embedWidgets.search, portalPath: searchPath, cards: 'homes' },
    listings: { ...embedWidgets.listings, portalPath: searchPath, cards: 'homes' },
    listing: { ...embedWidgets.listing, portalPath: homePath },
    'listing-card': { ...embedWidgets['listing-card'], portalPath: homePath, cards: 'home' },
    'mortgage-calculator': { ...embedWidgets['mortgage-calculator'], portalPath: toHome },
    'agent-bio': { ...embedWidgets['agent-bio'], portalPath: toHome },
    'inquiry-form': { ...embedWidgets['inquiry-form'], portalPath: toHome },
    'home-value': { ...embedWidgets['home-value'], portalPath: () => pages.sell.path },
    market: { ...embedWidgets.market, portalPath: marketPath },
    legal: { ...embedWidgets.legal, portalPath: toHome },
  }),
);

/** The names of a search's attributes in the portal's addresses. */
const urlNames: Readonly<Record<string, string>> = {
  location: 'address',
  'min-price': 'minPrice',
  'max-price': 'maxPrice',
  beds: 'minBedrooms',
  baths: 'minBathrooms',
};

function searchPath(attributes: WidgetAttributes): string {
  const pairs = [...attributes].flatMap(([name, value]) =>
    Object.hasOwn(urlNames, name) ? [[urlNames[name]!, value] as [string, string]] : [],
  );
  const path = isFlagOn(attributes.get('lease') ?? null) ? pages.lease.path : pages.sale.path;
  return pairs.length === 0 ? path : `${path}?${new URLSearchParams(pairs)}`;
}

/** The overview of an area by its address; a name is looked up: see hosted-subject.ts. */
function marketPath(attributes: WidgetAttributes): string {
  const path = parseAreaPath(attributes.get('area') ?? '');
  return path ? areaPath(path) : pages.sale.path;
}

function homePath(attributes: WidgetAttributes): string {
  const listingid = attributes.get('listing-id');
  return listingid ? listingPath({ ...noAddress, listingid, sourcelistingid: null }) : pages.sale.path;
}
