import * as z from 'zod/mini';
import { done } from './done.ts';
import { endpoint } from './endpoint.ts';
import { listingParams } from './listing.ts';

/** Which listings the pages of a key may show: all of the search, or only those of the key's agent. */
export const embedPolicies = ['search', 'own-listings'] as const;
export type EmbedPolicy = (typeof embedPolicies)[number];

/** Name of the query parameter that carries the embed key in each API request. */
export const embedKeyParameter = 'embedKey';

const theme = z.record(z.string(), z.string());

/** Permission of a page to use this server, with the reason. Any page may read it: the doctor shows it on pages that are refused. */
export const embedStatusSchema = z.object({
  /**
   * 'allowed': the key or the server's own rules let the page in. 'demo': no key, but the page is on the local machine.
   * The others are refusals.
   */
  verdict: z.enum(['allowed', 'demo', 'key_required', 'key_unknown', 'key_revoked', 'origin_not_allowed']),
  /** The page's origin as the server saw it; null where the browser named none. */
  origin: z.nullable(z.string()),
  policy: z.nullable(z.enum(embedPolicies)),
  /** `--hearth-*` custom properties of the key, by their names without the two hyphens; empty without a valid key. */
  theme,
  /** Attributes of the key by element name, e.g. { search: { 'min-price': '300000' } }; empty without a valid key. */
  configuration: z.record(z.string(), z.record(z.string(), z.string())),
});
export type EmbedStatus = z.output<typeof embedStatusSchema>;

export const getEmbedStatus = endpoint({
  method: 'GET',
  path: '/api/embed/status',
  summary: 'Whether the asking page may use this server, and the theme and configuration of its key',
  query: z.strictObject({
    key: z.optional(z.string().check(z.maxLength(128))),
    /** Address of the page that loads the widgets; its origin and path are counted for the key. */
    page: z.optional(z.string().check(z.maxLength(4000))),
    /** Names of the widgets on it, with commas. */
    widgets: z.optional(z.string().check(z.maxLength(400))),
  }),
  response: embedStatusSchema,
  errors: [],
});

export const countEmbeddedView = endpoint({
  method: 'POST',
  path: '/api/embed/view/{id}',
  summary: 'Count that a visitor opened a home in a widget of the asking page',
  params: listingParams,
  response: done,
  errors: ['listing_not_found', 'listing_gone', 'listing_outdated', 'query_timeout'],
});
