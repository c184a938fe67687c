import * as z from 'zod/mini';
import { mlsStatuses } from '../listing/status.ts';
import { done } from './done.ts';
import { endpoint } from './endpoint.ts';
import { switchesSchema } from './history.ts';

export const addPageView = endpoint({
  method: 'POST',
  path: '/api/v2/user-page-history',
  owner: 'self',
  summary: 'Record a page that the signed-in person opened',
  body: z.strictObject({
    /** Path of the page in the portal; what follows a '?' or '#' is not stored. */
    path: z.string().check(z.maxLength(4000), z.regex(/^\/[^\0]*$/)),
    title: z.optional(z.string().check(z.maxLength(5000))),
  }),
  response: done,
  errors: [],
});

const percent = z.optional(z.number().check(z.minimum(0), z.maximum(100)));

const query = z.string().check(z.maxLength(4000), z.regex(/^[^\0]*$/));
const searches = z
  .array(
    z.strictObject({
      /** That of the search's URL. */
      query,
      searchCount: z.number().check(z.int(), z.minimum(1), z.maximum(1_000_000)),
    }),
  )
  .check(z.maxLength(100));
const views = z.array(z.string().check(z.maxLength(64), z.regex(/^[^\0]+$/))).check(z.maxLength(500));

/** Homes as the person saw them at the last look, a home at most once. */
const looks = z
  .array(
    z.strictObject({
      listingid: z.string().check(z.maxLength(64), z.regex(/^[^\0]+$/)),
      day: z.iso.date(),
      listprice: z.number().check(z.nonnegative()),
      mlsstatus: z.enum(mlsStatuses),
      photoscount: z.number().check(z.int(), z.minimum(0), z.maximum(10_000)),
    }),
  )
  .check(z.maxLength(200));

/** Percents and years of a calculation, without prices. */
export const calculatorSettings = z.strictObject({
  downPaymentPercent: percent,
  annualRatePercent: percent,
  taxRatePercent: percent,
  insuranceRatePercent: percent,
  pmiRatePercent: percent,
  termYears: z.optional(z.number().check(z.int(), z.minimum(1), z.maximum(50))),
});

/** Memory of a guest's device, the newest first. Dismissed homes are collections and not part of it. */
export const guestMemorySchema = z.strictObject({
  recentSearches: z.optional(searches),
  /** Listing ids. */
  viewedListings: z.optional(views),
  /** Of viewed homes; looks at homes that are not in the history are ignored. */
  looks: z.optional(looks),
  calculator: z.optional(calculatorSettings),
});
export type GuestMemory = z.output<typeof guestMemorySchema>;

/** Memory stored in the account, for all devices of its person. */
const memorySchema = z.object({
  recentSearches: searches,
  viewedListings: views,
  looks,
  /** A history that its person hides comes empty. */
  switches: switchesSchema,
  calculator: calculatorSettings,
});
export type AccountMemory = z.output<typeof memorySchema>;

export const getMemory = endpoint({
  method: 'GET',
  path: '/api/user/guest-memory',
  owner: 'self',
  summary: 'Recent searches, viewed homes and calculator settings of the account',
  response: memorySchema,
  errors: [],
});

export const addGuestMemory = endpoint({
  method: 'POST',
  path: '/api/user/guest-memory',
  owner: 'self',
  summary: 'Move what this device remembers of a guest into the account',
  body: guestMemorySchema,
  /** Of the account afterwards. */
  response: memorySchema,
  errors: [],
});

export const changeCalculator = endpoint({
  method: 'PATCH',
  path: '/api/user/guest-memory/calculator',
  owner: 'self',
  summary: 'Change the calculator settings of the account; those that are left out stay',
  body: calculatorSettings,
  response: done,
  errors: [],
});

export const removeRecentSearches = endpoint({
  method: 'DELETE',
  path: '/api/user/guest-memory/recent-searches',
  owner: 'self',
  summary: 'Remove recent searches from the account',
  body: z.strictObject({ queries: z.array(query).check(z.maxLength(100)) }),
  response: done,
  errors: [],
});
