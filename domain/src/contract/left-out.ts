import * as z from 'zod/mini';
import { leftOutReasons, lockedParameters } from '../search/filters/allowed-filters.ts';
import { filterKeys } from '../search/filters/filter-table.ts';

const parameters = Object.keys(lockedParameters) as (keyof typeof lockedParameters)[];

const leftOutSchema = z.object({
  filter: z.enum([...filterKeys, ...parameters]),
  /** The one value of a list that was ignored, e.g. 'Sold'; null where the whole filter was. */
  value: z.nullable(z.string()),
  reason: z.enum(leftOutReasons),
  /** A sentence for people: 'Sign up to see sold homes.' */
  words: z.string(),
});
export type LeftOutFilter = z.output<typeof leftOutSchema>;

/**
 * A field of answers about searches: the filters that the search ignored, since they are locked for the viewer or belong to
 * the other kind of search. An ignored filter has its default. Absent where the search ignored none.
 */
export const leftOutField = {
  leftOut: z.optional(
    z.readonly(z.array(leftOutSchema)).register(z.globalRegistry, {
      description:
        'Filters that the search ignored, since they are locked for the viewer or belong to the other kind of search. Each ' +
        'has its default instead. Absent where no filter was ignored.',
    }),
  ),
};
