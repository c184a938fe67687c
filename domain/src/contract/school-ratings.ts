import * as z from 'zod/mini';

/** Who published the ratings of schools, and in which year; null where that is unknown: the answer then has no rating. */
export const schoolRatingsSchema = z.nullable(z.object({ source: z.string(), year: z.number() }));
