import { listingPath } from '@hearth/domain/listing/listing-path.ts';
import type { WidgetAttributes } from './widget-attributes.ts';

/** A widget that has a page of its own. */
export interface HostedWidget {
  /** What its page is called. */
  readonly title: string;
  /** What its link to the portal says, which is all that is there without a script. */
  readonly link: string;
  /** The portal's page that comes closest, with a slash first. */
  readonly portalPath: (attributes: WidgetAttributes) => string;
  /** Room that it usually needs, in CSS pixels. */
  readonly width: number;
  readonly height: number;
}

/** By the name behind `hearth-`. */
export const hostedWidgets: ReadonlyMap<string, HostedWidget> = new Map(
  Object.entries({
    search: {
      title: 'Home search',
      link: 'Search homes',
      portalPath: searchPath,
      width: 1200,
      height: 1500,
    },
    listings: { title: 'Homes', link: 'See these homes', portalPath: searchPath, width: 1200, height: 700 },
    'listing-card': {
      title: 'Home',
      link: 'See this home',
      portalPath: cardPath,
      width: 400,
      height: 520,
    },
    'mortgage-calculator': {
      title: 'Mortgage calculator',
      link: 'Search homes',
      portalPath: () => '/',
      width: 720,
      height: 900,
    },
    'agent-bio': { title: 'Agent', link: 'Meet the agent', portalPath: agentPath, width: 900, height: 1200 },
    'inquiry-form': {
      title: 'Get in touch',
      link: 'Get in touch',
      portalPath: () => '/',
      width: 640,
      height: 900,
    },
    legal: { title: 'Legal notices', link: 'Legal notices', portalPath: () => '/', width: 720, height: 480 },
  }),
);

/** What attributes of a search are called in the portal's addresses. */
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
  const path = attributes.has('lease') ? '/listings/lease' : '/listings';
  return pairs.length === 0 ? path : `${path}?${new URLSearchParams(pairs)}`;
}

function cardPath(attributes: WidgetAttributes): string {
  const listingid = attributes.get('listing-id');
  return listingid ? listingPath({ ...nowhere, listingid, sourcelistingid: null }) : '/listings';
}

function agentPath(attributes: WidgetAttributes): string {
  const agent = attributes.get('agent');
  return agent ? `/agents/${encodeURIComponent(agent)}` : '/';
}

const nowhere = {
  streetnumber: null,
  streetdirprefix: null,
  streetname: null,
  streetsuffix: null,
  streetdirsuffix: null,
  unitnumber: null,
  city: null,
  stateorprovince: null,
  postalcode: null,
};
