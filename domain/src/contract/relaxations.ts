import * as z from 'zod/mini';
import { filterKeys } from '../search/filters/filter-table.ts';
import { searchQuerySchema } from '../search/url/search-query.ts';
import { endpoint } from './endpoint.ts';
import { leftOutField } from './left-out.ts';

const relaxationSchema = z.object({
  /** The filter to remove; `tags` for all tags of the search, `bounds` for the map area. */
  filter: z.enum([...filterKeys, 'tags', 'bounds']),
  /** How many listings the search finds without it. */
  total: z.number(),
  /** The relaxation in words, with its side effects: 'Remove 3+ beds', 'Include lots', 'Remove Leased and Open houses'. */
  words: z.string(),
  /** Filters that are removed together with it, each in words. */
  also: z.array(z.object({ filter: z.enum(filterKeys), words: z.string() })),
});
export type Relaxation = z.output<typeof relaxationSchema>;

const searchRelaxationsSchema = z.object({
  /** At most eight, those with the most listings first; relaxations without listings are left out. */
  relaxations: z.array(relaxationSchema),
  /** False while some are still being counted: the same request shows more of them a moment later. */
  complete: z.boolean(),
  ...leftOutField,
});
export type SearchRelaxations = z.output<typeof searchRelaxationsSchema>;

export const searchRelaxations = endpoint({
  method: 'GET',
  path: '/api/v2/listing/search/relaxations',
  summary: 'Relaxations of a search: each filter to remove, with the number of listings found without it',
  owned: { part: 'query', name: 'user' },
  query: searchQuerySchema,
  response: searchRelaxationsSchema,
  errors: ['query_timeout', 'polygon_not_found', 'not_found', 'sign_in_required', 'forbidden'],
});
