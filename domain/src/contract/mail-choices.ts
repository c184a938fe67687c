import * as z from 'zod/mini';
import { cadences } from '../people/saved-search-rules.ts';

/** How a person gets the news of a thing. */
export const mailChoices = {
  /** Without it, that of before; of a new thing daily, and never for a person who wants no mails. Another one than never asks for mails again. */
  cadence: z.optional(z.enum(cadences)),
  /** Set if the owner's agent gets them too; without it, that of before, and false at first. */
  notifyAgent: z.optional(z.boolean()),
  /** IANA name of the sender's time zone, whose morning mails come in. */
  timeZone: z.optional(z.string().check(z.maxLength(64))),
};
