import type { ListingDetails } from '@hearth/domain/contract/listing.ts';
import { isLease } from '@hearth/domain/listing/property-type.ts';
import { shownPrice } from '@hearth/domain/listing/shown-price.ts';
import { ListingAbout } from '@hearth/widgets/listing/listing-about.tsx';
import type { ComponentType } from 'react';
import { ListingCommute } from './commute/listing-commute.tsx';
import { ListingContact } from './listing-contact.tsx';
import { ListingFacts } from './listing-facts.tsx';
import { ListingForAgents } from './listing-for-agents.tsx';
import { ListingHistory } from './listing-history.tsx';
import { ListingMap } from './listing-map.tsx';
import { ListingPayment } from './listing-payment.tsx';
import { LocalMarket } from './local-market.tsx';
import { NearbyHomes } from './nearby-homes.tsx';
import { OpenHouses } from './open-houses.tsx';
import { ReportFact } from './report-fact.tsx';
import { Schools } from './schools.tsx';
import { SinceLastLook } from './since-last-look.tsx';

/** A section of a listing's page. Each has a row here, which puts it on the page and, by its `tab`, among the tabs. */
interface ListingSection {
  /** Id of the heading of `Content`, or of its outermost element: tabs and links lead there. */
  readonly id: string;
  /** Its tab, in one or two words; null for a section without a tab. */
  readonly tab: string | null;
  /** Draws the section with its heading. */
  readonly Content: ComponentType<{ readonly listing: ListingDetails }>;
  /** Returns whether there is anything to show for a listing; left out where there always is. */
  readonly has?: (listing: ListingDetails) => boolean;
}

/** The sections beside the summary, from top to bottom. */
const storySections: readonly ListingSection[] = [
  { id: 'listing-changes', tab: null, Content: SinceLastLook },
  {
    id: 'listing-about',
    tab: 'About',
    Content: ListingAbout,
    has: ({ publicremarks }) => Boolean(publicremarks),
  },
  {
    id: 'listing-open-houses',
    tab: 'Open houses',
    Content: OpenHouses,
    has: ({ openhouse }) => openhouse.length > 0,
  },
  { id: 'listing-facts', tab: 'Facts', Content: ListingFacts },
  { id: 'listing-showing', tab: null, Content: ListingForAgents },
  {
    id: 'listing-history',
    tab: 'History',
    Content: ListingHistory,
    has: ({ history, otherlistings }) => history.length + otherlistings.length > 0,
  },
  {
    id: 'listing-payment',
    tab: 'Payment',
    Content: ListingPayment,
    has: (listing) => !isLease(listing.propertytype) && shownPrice(listing) > 0,
  },
  {
    id: 'listing-where',
    tab: 'Location',
    Content: ListingMap,
    has: ({ latitude, longitude }) => latitude !== null && longitude !== null,
  },
  {
    id: 'listing-commute',
    tab: 'Travel times',
    Content: ListingCommute,
    has: ({ latitude, postalcode }) => latitude !== null || postalcode !== null,
  },
  {
    id: 'listing-schools',
    tab: 'Schools',
    Content: Schools,
    has: ({ schools, propertyfiltertype }) => schools.length > 0 && propertyfiltertype !== 'Commercial',
  },
  {
    id: 'listing-market',
    tab: 'Market',
    Content: LocalMarket,
    // The figures are of homes for sale.
    has: ({ propertytype, city, postalcode, subdivisionname }) =>
      !isLease(propertytype) && Boolean(city ?? postalcode ?? subdivisionname),
  },
  { id: 'listing-contact', tab: 'Contact', Content: ListingContact },
  { id: 'listing-report', tab: null, Content: ReportFact },
];

/** The sections below the two columns, as wide as the page. */
const wideSections: readonly ListingSection[] = [
  { id: 'listing-nearby', tab: 'Nearby', Content: NearbyHomes },
];

interface SectionsOfListing {
  readonly story: readonly ListingSection[];
  readonly wide: readonly ListingSection[];
}

/** The sections that a listing has something for. */
export function sectionsOf(listing: ListingDetails): SectionsOfListing {
  const isThere = ({ has }: ListingSection) => has === undefined || has(listing);
  return { story: storySections.filter(isThere), wide: wideSections.filter(isThere) };
}
