import * as z from 'zod/mini';

const text = z.optional(z.nullable(z.string()));

/** A home in a mail, as a guest may know it when the mail is written. Mails of older releases lack the optional fields. */
export const mailedHome = z.object({
  /** Without the street where the seller hides it. */
  address: z.string(),
  /** 'MLS# 1000001'. */
  label: z.string(),
  /** The firm that lists it, which every display of a listing names; null where its source names none. */
  listofficename: z.nullable(z.string()),
  /** How to reach that firm: a phone number or an email address. */
  attributioncontact: z.nullable(z.string()),
  /** Of its page in the portal. */
  url: z.string(),
  /** Its first photo, as JPEG, with its size in px. */
  photo: z.optional(z.nullable(z.object({ url: z.string(), width: z.number(), height: z.number() }))),
  /** '$425,000'. */
  price: text,
  /** 'Active', 'Sold 11/02/2026'. */
  status: text,
  /** '3 beds · 2 baths · 1,842 sq ft'. */
  facts: text,
  /** The source of the figures and their day: 'ACTRIS as of 28 Nov 2026'. */
  source: text,
});

export type MailedHome = z.infer<typeof mailedHome>;
