import * as z from 'zod/mini';

/** A document that the visitor asked for; null for other requests, missing in mails of older releases. */
export const mailedGuide = z.optional(z.nullable(z.object({ title: z.string(), url: z.string() })));

export type MailedGuide = NonNullable<z.infer<typeof mailedGuide>>;
