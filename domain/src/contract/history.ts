import * as z from 'zod/mini';
import { type AgentTab, agentTabs, viewedPerPage } from '../people/history-rules.ts';
import { done } from './done.ts';
import { endpoint } from './endpoint.ts';
import { largestListPage, listOf, listParameters } from './list.ts';
import { listingCardSchema } from './listing-card.ts';
import { username } from './owner-parameters.ts';

const views = listParameters({ limit: viewedPerPage, sortBy: ['lastviewed'] });
const searches = listParameters({ limit: viewedPerPage, sortBy: ['date', 'count'] });
const pageViews = listParameters({ limit: viewedPerPage, sortBy: ['date'] });

const latest = listParameters({ limit: largestListPage, sortBy: ['date'] });

const viewedListingSchema = z.object({
  listingid: z.string(),
  viewedAt: z.iso.datetime(),
  /** null where the person who asks may not see the home now, or no source has it any more. */
  listing: z.nullable(listingCardSchema),
});
export type ViewedListing = z.output<typeof viewedListingSchema>;

const viewedSearchSchema = z.object({
  /** That of the search's URL, with `lease=true` for leases. */
  query: z.string(),
  /** Number of its runs. */
  searchCount: z.number(),
  searchedAt: z.iso.datetime(),
});
export type ViewedSearch = z.output<typeof viewedSearchSchema>;

const viewedPageSchema = z.object({
  /** Path in the portal, without query and fragment. */
  path: z.string(),
  /** Title at the last view; null where it had none. */
  title: z.nullable(z.string()),
  viewCount: z.number(),
  /** Time of the last view. */
  viewedAt: z.iso.datetime(),
});
export type ViewedPage = z.output<typeof viewedPageSchema>;

const tabs = z
  .array(z.enum(agentTabs) as unknown as z.ZodMiniType<AgentTab, AgentTab>)
  .check(z.maxLength(agentTabs.length));

export const switchesSchema = z.object({
  record: z.boolean(),
  showToMe: z.boolean(),
  showToAgent: z.boolean(),
  useForSuggestions: z.boolean(),
  /** Tabs of the contact's page that the agent does not see. */
  hiddenFromAgent: tabs,
});

/** An answer of a history, and whether its person has hidden it. */
const shownList = <Item extends z.ZodMiniType>(item: Item) =>
  z.extend(listOf(item), { isHidden: z.boolean() });

const ofViews = {
  page: views.page,
  limit: views.limit,
  sortBy: views.sortBy,
  sortType: views.sortType,
  period: views.period,
};
const ofSearches = {
  page: searches.page,
  limit: searches.limit,
  sortBy: searches.sortBy,
  sortType: searches.sortType,
  period: searches.period,
};
const ofPages = {
  page: pageViews.page,
  limit: pageViews.limit,
  sortBy: pageViews.sortBy,
  sortType: pageViews.sortType,
  period: pageViews.period,
};

export const getViewedListings = endpoint({
  method: 'GET',
  path: '/api/v2/history/views',
  owner: 'self-or-contact',
  shows: 'viewed-listings',
  summary: 'Homes that a person opened, the last one first',
  query: z.strictObject({ user: username, ...ofViews }),
  response: shownList(viewedListingSchema),
  errors: ['query_timeout'],
});

export const getMyViewedListings = endpoint({
  method: 'GET',
  path: '/api/v2/history/myviews',
  owner: 'self',
  summary: 'Homes that you opened, the last one first',
  query: z.strictObject(ofViews),
  response: shownList(viewedListingSchema),
  errors: ['query_timeout'],
});

export const getViewedSearches = endpoint({
  method: 'GET',
  path: '/api/history/search',
  owner: 'self-or-contact',
  shows: 'viewed-searches',
  summary: 'Searches that a person ran, by their time or by how often',
  query: z.strictObject({ user: username, ...ofSearches }),
  response: shownList(viewedSearchSchema),
  errors: ['query_timeout'],
});

export const getMyViewedSearches = endpoint({
  method: 'GET',
  path: '/api/history/mysearch',
  owner: 'self',
  summary: 'The newest searches that you ran, up to 100',
  query: z.strictObject({ ...ofSearches, limit: latest.limit }),
  response: shownList(viewedSearchSchema),
  errors: ['query_timeout'],
});

export const getViewedPages = endpoint({
  method: 'GET',
  path: '/api/history/pages',
  owner: 'self-or-contact',
  shows: 'viewed-pages',
  summary: 'Pages about agents, areas and services that a person opened, by their last view',
  query: z.strictObject({ user: username, ...ofPages }),
  response: shownList(viewedPageSchema),
  errors: ['query_timeout'],
});

export const removeHistory = endpoint({
  method: 'DELETE',
  path: '/api/history',
  owner: 'self',
  summary: 'Remove homes, searches or pages from your history: those that are named, or all',
  body: z.strictObject({
    listingids: z.optional(
      z.union([
        z.literal('all'),
        z.array(z.string().check(z.maxLength(64), z.regex(/^[^\0]+$/))).check(z.maxLength(500)),
      ]),
    ),
    queries: z.optional(
      z.union([
        z.literal('all'),
        z.array(z.string().check(z.maxLength(4000), z.regex(/^[^\0]*$/))).check(z.maxLength(100)),
      ]),
    ),
    /** Paths. */
    pages: z.optional(
      z.union([
        z.literal('all'),
        z.array(z.string().check(z.maxLength(1000), z.regex(/^[^\0]*$/))).check(z.maxLength(100)),
      ]),
    ),
  }),
  response: done,
  errors: [],
});

export const getHistorySwitches = endpoint({
  method: 'GET',
  path: '/api/history/settings',
  owner: 'self',
  summary: 'Where your history is kept and used',
  response: switchesSchema,
  errors: [],
});

export const changeHistorySwitches = endpoint({
  method: 'PATCH',
  path: '/api/history/settings',
  owner: 'self',
  summary: 'Change where your history is kept and used; what is left out stays',
  body: z.strictObject({
    record: z.optional(z.boolean()),
    showToMe: z.optional(z.boolean()),
    showToAgent: z.optional(z.boolean()),
    useForSuggestions: z.optional(z.boolean()),
    hiddenFromAgent: z.optional(tabs),
  }),
  response: switchesSchema,
  errors: [],
});
