import * as z from 'zod/mini';

/** A whole number in a query string, in digits alone: '1.000' and '1e3' are none. */
export const wholeNumber = (least: number, most: number, fallback: number) =>
  z._default(
    z.pipe(
      z.transform((text: unknown) =>
        typeof text === 'string' && /^-?\d{1,15}$/.test(text) ? Number(text) : text,
      ),
      z.number().check(z.int(), z.gte(least), z.lte(most)),
    ) as unknown as z.ZodMiniType<number, unknown>,
    fallback,
  );
