import { type GatedListing, hiddenReasons, saleSearch } from '../../listing/gate.ts';
import type { Listing } from '../../listing/listing.ts';
import { isLease } from '../../listing/property-type.ts';
import { guestViewer, type Viewer } from '../../people/viewer.ts';
import { agentPageSales, agentPageTypes } from '../filters/agent-page-filters.ts';
import { defaultFiltersFor } from '../filters/default-filters.ts';
import { filterKeys, filterRow } from '../filters/filter-table.ts';
import type { FilterKey, Filters } from '../filters/filters.ts';
import type { MatchContext } from '../match-context.ts';
import { isSearchable } from '../searchable.ts';

/** Pages that show homes: a search that was just opened, its map, the page of the agent, the page of a partner, and mails of saved searches. */
export const homePages = ['search', 'map', 'agent', 'partner', 'mail'] as const;
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
  'no_agent_page',
  'kept_off_agent_page',
  'agent_page_lists_others',
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

/** A home with the facts that stops depend on. */
export type StopHome = Listing &
  GatedListing & {
    /** Its agent has a public page with homes, which needs a license. */
    readonly hasAgentPage: boolean;
  };

/**
 * Returns the first rule that keeps a home off a page as it opens, or null where the page shows it. The rules are those of gate,
 * search and map; a law test compares the answer with what the search finds. Partner pages know no session: all viewers are guests.
 */
export function firstStop(home: StopHome, requested: StopQuestion, moment: MatchContext): Stop | null {
  const viewer = requested.page === 'partner' ? guestViewer : requested.viewer;
  const rule =
    gateStop(home, viewer) ??
    (isSearchable(home, moment.today) ? null : 'closed_long_ago') ??
    pageStop(home, { ...requested, viewer }, moment);
  if (rule !== null) return { rule, filter: null };
  if (requested.page === 'agent') return null;
  const filter = filterStop(home, defaultFiltersFor({ lease: isLease(home.propertytype), viewer }), moment);
  if (filter !== null) return { rule: 'left_out_by_filter', filter };
  const position = requested.page === 'map' ? positionStop(home) : null;
  return position && { rule: position, filter: null };
}

/**
 * The gate's reasons for a search; saved searches of other agents do not occur in one. The status comes first, which the agent of the home
 * can change.
 */
const gateStop = (home: StopHome, viewer: Viewer): StopRule | null => {
  const reasons = hiddenReasons(home, viewer, { ...saleSearch, lease: isLease(home.propertytype) });
  return reasons.includes('off_market') ? 'off_market' : ((reasons[0] ?? null) as StopRule | null);
};

function pageStop(
  home: StopHome,
  { page, viewer, partner }: StopQuestion,
  moment: MatchContext,
): StopRule | null {
  const { agentId } = home;
  if (page === 'agent') return agentPageStop(home, viewer, moment);
  if (page === 'mail') return viewer.role === 'guest' ? 'needs_account' : null;
  if (page !== 'partner' || partner === null) return null;
  if (partner === undefined) return 'partner_key_unknown';
  if (partner.isRevoked) return 'partner_key_revoked';
  if (partner.onlyAgent !== null && partner.onlyAgent !== agentId) return 'partner_of_another_agent';
  return partner.isSpent ? 'partner_budget_spent' : null;
}

/** The page of the agent lists every type of homes: those that a search begins with, and those sold within a year. */
function agentPageStop(home: StopHome, viewer: Viewer, moment: MatchContext): StopRule | null {
  if (!home.hasAgentPage) return 'no_agent_page';
  if (!home.showOnAgentBIO) return 'kept_off_agent_page';
  const lists = { ...defaultFiltersFor({ lease: isLease(home.propertytype), viewer }), ...agentPageTypes };
  const sold = { ...lists, ...agentPageSales };
  return [lists, sold].some((filters) => filterStop(home, filters, moment) === null)
    ? null
    : 'agent_page_lists_others';
}

const filterStop = (home: StopHome, filters: Filters, moment: MatchContext): FilterKey | null =>
  filterKeys.find((key) => !passes(key, home, filters, moment)) ?? null;

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
