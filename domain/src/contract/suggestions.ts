import * as z from 'zod/mini';
import { tagTypes } from '../search/tags/tag.ts';
import { endpoint } from './endpoint.ts';
import { leftOutField } from './left-out.ts';

/** In display order. The category of an exact match moves to the front. */
export const suggestionCategories = [
  'address',
  'neighborhood',
  'city',
  'county',
  'zipCode',
  'schoolDistrict',
  'school',
  'mlsArea',
  'mlsNumber',
] as const;
export type SuggestionCategory = (typeof suggestionCategories)[number];

export const suggestionSchema = z.object({
  category: z.enum(suggestionCategories),
  /** Value of the search's `address` parameter when the visitor chooses the suggestion. */
  name: z.string(),
  /** Distinguishes suggestions of one name, e.g. 'Travis County, TX'; null where the name is enough. */
  detail: z.nullable(z.string()),
  /** Number of listings that a search for it finds. */
  count: z.nullable(z.number()),
  /** Path of the listing's page; null where the suggestion is not a single listing. */
  url: z.nullable(z.string()),
  /** The tag that it becomes. Its id is that of the boundary with this name, else the text to search for. */
  tag: z.object({ type: z.enum(tagTypes), id: z.string(), value: z.string(), label: z.string() }),
  /** Absent where the name has the typed words; 'typo' where a slip of the finger explains the difference, else 'similar'. */
  likeness: z.optional(z.enum(['typo', 'similar'])),
  /** The parameter of the listing search, exactly one of the two. */
  filter: z.object({ address: z.optional(z.string()), polygon: z.optional(z.string()) }),
});
export type Suggestion = z.output<typeof suggestionSchema>;

const flag = z.optional(z.enum(['true', 'false']));

export const getSuggestions = endpoint({
  method: 'GET',
  path: '/api/places/search',
  summary: 'Suggestions that match the typed letters, at most 5 in each category',
  query: z.strictObject({
    query: z.string().check(z.maxLength(100), z.regex(/^[^\0]*$/)),
    lease: flag,
    mlsStatus: z.optional(z.string().check(z.maxLength(200))),
    showExclusiveListings: flag,
    soldTimeframe: z.optional(z.string().check(z.maxLength(20))),
  }),
  response: z.object({ hits: z.array(suggestionSchema), ...leftOutField }),
  errors: ['query_timeout', 'listing_budget_spent'],
});
