import { uuidPattern } from '@hearth/domain/text/uuid.ts';
import * as z from 'zod/mini';

/** The number of a mail. */
export const mailId = z.string().check(z.regex(uuidPattern));

export const text = z.optional(z.nullable(z.string().check(z.maxLength(2000))));

export const moment = z.optional(
  z.pipe(
    z.iso.datetime({ offset: true }),
    z.transform((value: string) => new Date(value)),
  ),
);

/** Clocks of providers may be ahead. */
export const earliest = (at: Date | undefined, now: Date): Date => (at === undefined || at > now ? now : at);
