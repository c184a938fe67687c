/** Most viewed homes of one person; those viewed longest ago are dropped first. */
export const mostViewedListings = 10_000;
/** Most viewed searches of one person. */
export const mostViewedSearches = 1_000;
/** Viewed homes or searches on one page of their list. */
export const viewedPerPage = 20;

/** Lists of a person that their agent sees as tabs of the contact's page, as paths name them. The person hides each. */
export const agentTabs = [
  'viewed-listings',
  'viewed-searches',
  'viewed-pages',
  'email-history',
  'inquiry-history',
] as const;
export type AgentTab = (typeof agentTabs)[number];

/** The switches of a person's history. */
export interface HistorySwitches {
  /** Homes, searches and pages that the person opens are stored. */
  readonly record: boolean;
  readonly showToMe: boolean;
  readonly showToAgent: boolean;
  readonly useForSuggestions: boolean;
  /** Tabs that the agent does not see although `showToAgent` is on. */
  readonly hiddenFromAgent: AgentTab[];
}

/** The switches of a person who has changed none, and of guests. */
export const usualSwitches: HistorySwitches = {
  record: true,
  showToMe: true,
  showToAgent: true,
  useForSuggestions: true,
  hiddenFromAgent: [],
};
