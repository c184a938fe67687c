import * as z from 'zod/mini';

/** A whole number in a query string. */
export const wholeNumber = (least: number, most: number, fallback: number) =>
  z._default(
    z.coerce.number().check(z.int(), z.gte(least), z.lte(most)) as unknown as z.ZodMiniType<number, unknown>,
    fallback,
  );
