import type { ReactElement } from 'react';
import * as z from 'zod/mini';
import { mailQuote } from './mail-parts.ts';

/** Words of an agent below a mail; missing in mails that were queued before agents had signatures. */
export const mailedSignature = z.optional(z.nullable(z.string()));

/** Nothing without a signature. */
export const mailSignature = (signature: z.infer<typeof mailedSignature>): ReactElement | null =>
  signature ? mailQuote(signature) : null;
