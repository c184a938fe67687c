import * as z from 'zod/mini';
import * as routes from './account-routes.ts';
import { endpoint } from './endpoint.ts';

const done = z.object({ done: z.literal(true) });

export const addPageView = endpoint({
  ...routes.addPageView,
  summary: 'Record a page that the signed-in person opened',
  body: z.strictObject({
    /** Path of the page in the portal; what follows a '?' or '#' is not stored. */
    path: z.string().check(z.maxLength(4000), z.regex(/^\/[^\0]*$/)),
    title: z.optional(z.string().check(z.maxLength(5000))),
  }),
  response: done,
  errors: ['sign_in_required'],
});

const percent = z.optional(z.number().check(z.minimum(0), z.maximum(100)));

/** What a guest's device remembered. Dismissed homes are collections and not part of it. */
export const guestMemorySchema = z.strictObject({
  /** Newest first; `query` is that of the search's URL. */
  recentSearches: z.optional(
    z
      .array(
        z.strictObject({
          query: z.string().check(z.maxLength(4000), z.regex(/^[^\0]*$/)),
          searchCount: z.number().check(z.int(), z.minimum(1), z.maximum(1_000_000)),
        }),
      )
      .check(z.maxLength(100)),
  ),
  /** Listing ids, the one viewed last first. */
  viewedListings: z.optional(
    z.array(z.string().check(z.maxLength(64), z.regex(/^[^\0]+$/))).check(z.maxLength(500)),
  ),
  calculator: z.optional(
    z.strictObject({
      downPaymentPercent: percent,
      annualRatePercent: percent,
      taxRatePercent: percent,
      insuranceRatePercent: percent,
      termYears: z.optional(z.number().check(z.int(), z.minimum(1), z.maximum(50))),
    }),
  ),
});
export type GuestMemory = z.output<typeof guestMemorySchema>;

export const addGuestMemory = endpoint({
  ...routes.addGuestMemory,
  summary: 'Move what this device remembers of a guest into the account',
  body: guestMemorySchema,
  /** Of the account afterwards. */
  response: z.object({ recentSearches: z.number(), viewedListings: z.number() }),
  errors: ['sign_in_required'],
});
