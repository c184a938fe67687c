import { type GatedListing, hiddenReasons, saleSearch } from '../../listing/gate.ts';
import type { Listing } from '../../listing/listing.ts';
import { isLease } from '../../listing/property-type.ts';
import { guestViewer, type Viewer } from '../../people/viewer.ts';
import { defaultFiltersFor } from '../filters/default-filters.ts';
import { filterKeys, filterRow } from '../filters/filter-table.ts';
import type { FilterKey, Filters } from '../filters/filters.ts';
import type { MatchContext } from '../match-context.ts';
import { isSearchable } from '../searchable.ts';

/** Pages that show homes: a search that was just opened, its map, the page of a partner, and mails of saved searches. */
export const homePages = ['search', 'map', 'partner', 'mail'] as const;
export type HomePage = (typeof homePages)[number];

/** Rules that keep a home off a page, the gate's reasons among them. */
export const stopRules = [
  'not_published',
  'private_listing',
  'private_on_lease_search',
  'no_internet_display',
  'source_outdated',
  'off_market',
  'closed_listing_locked',
  'closed_long_ago',
  'partner_key_unknown',
  'partner_key_revoked',
  'partner_of_another_agent',
  'partner_budget_spent',
  'needs_account',
  'left_out_by_filter',
  'no_position',
  'address_hidden_by_seller',
] as const;
export type StopRule = (typeof stopRules)[number];

/** The first rule that keeps a home off a page. */
export interface Stop {
  readonly rule: StopRule;
  /** The default filter that leaves it out; null for other rules. */
  readonly filter: FilterKey | null;
}

/** A partner's embed key, as far as rules depend on it. */
export interface StopPartner {
  readonly isRevoked: boolean;
  /** The only agent whose homes its pages show; null for all. */
  readonly onlyAgent: string | null;
  /** Its pages were sent all listings of today. */
  readonly isSpent: boolean;
}

export interface StopQuestion {
  readonly page: HomePage;
  readonly viewer: Viewer;
  /** Of partner pages; undefined for an unknown key, null where all keys are meant. */
  readonly partner?: StopPartner | null | undefined;
}

type StopHome = Listing & GatedListing;

/**
 * Returns the first rule that keeps a home off a page as it opens, or null where the page shows it. The rules are those of gate,
 * search and map; a law test compares the answer with what the search finds. Partner pages know no session: all viewers are guests.
 */
export function firstStop(home: StopHome, requested: StopQuestion, moment: MatchContext): Stop | null {
  const viewer = requested.page === 'partner' ? guestViewer : requested.viewer;
  const rule =
    gateStop(home, viewer) ??
    (isSearchable(home, moment.today) ? null : 'closed_long_ago') ??
    pageStop(home, { ...requested, viewer });
  if (rule !== null) return { rule, filter: null };
  const filter = filterStop(home, viewer, moment);
  if (filter !== null) return { rule: 'left_out_by_filter', filter };
  const position = requested.page === 'map' ? positionStop(home) : null;
  return position && { rule: position, filter: null };
}

/**
 * The gate's reasons for a search; parts that are withheld and saved searches of other agents do not occur in one. The status comes first,
 * which the agent of the home can change.
 */
const gateStop = (home: StopHome, viewer: Viewer): StopRule | null => {
  const reasons = hiddenReasons(home, viewer, { ...saleSearch, lease: isLease(home.propertytype) });
  return reasons.includes('off_market') ? 'off_market' : ((reasons[0] ?? null) as StopRule | null);
};

function pageStop({ agentId }: StopHome, { page, viewer, partner }: StopQuestion): StopRule | null {
  if (page === 'mail') return viewer.role === 'guest' ? 'needs_account' : null;
  if (page !== 'partner' || partner === null) return null;
  if (partner === undefined) return 'partner_key_unknown';
  if (partner.isRevoked) return 'partner_key_revoked';
  if (partner.onlyAgent !== null && partner.onlyAgent !== agentId) return 'partner_of_another_agent';
  return partner.isSpent ? 'partner_budget_spent' : null;
}

function filterStop(home: StopHome, viewer: Viewer, moment: MatchContext): FilterKey | null {
  const filters = defaultFiltersFor({ lease: isLease(home.propertytype), viewer });
  return filterKeys.find((key) => !passes(key, home, filters, moment)) ?? null;
}

const passes = <K extends FilterKey>(
  key: K,
  home: StopHome,
  filters: Filters,
  moment: MatchContext,
): boolean => filterRow(key).matches(home, filters[key], moment);

/** A seller who hides the address hides the pin, from the own agent too. */
function positionStop({ internetaddressdisplayyn, latitude, longitude }: StopHome): StopRule | null {
  if (!internetaddressdisplayyn) return 'address_hidden_by_seller';
  return latitude === null || longitude === null ? 'no_position' : null;
}
