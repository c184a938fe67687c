import * as z from 'zod/mini';
import { filterKeys } from '../search/filters/filter-table.ts';
import { searchQuerySchema } from '../search/url/search-query.ts';
import { endpoint } from './endpoint.ts';
import * as routes from './routes.ts';

const relaxationSchema = z.object({
  /** The filter to give up; `tags` for every place of the search, `bounds` for the box of the map. */
  filter: z.enum([...filterKeys, 'tags', 'bounds']),
  /** How many listings the search finds without it. */
  total: z.number(),
  /** What that comes to, as a page says it: 'Without 3+ beds', 'With lots', 'Without Zilker, 78704'. */
  words: z.string(),
});
export type Relaxation = z.output<typeof relaxationSchema>;

const searchRelaxationsSchema = z.object({
  /** At most eight, those that bring most first; only such that bring something. */
  relaxations: z.array(relaxationSchema),
});
export type SearchRelaxations = z.output<typeof searchRelaxationsSchema>;

export const searchRelaxations = endpoint({
  ...routes.searchRelaxations,
  summary: 'Which filter of a search to give up, and how many listings each would bring',
  query: searchQuerySchema,
  response: searchRelaxationsSchema,
  errors: ['query_timeout', 'polygon_not_found'],
});
