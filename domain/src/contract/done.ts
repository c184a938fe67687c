import * as z from 'zod/mini';

/** The answer to a change that has nothing else to return. */
export const done = z.object({ done: z.literal(true) });
