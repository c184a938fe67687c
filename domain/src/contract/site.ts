import * as z from 'zod/mini';
import { editionIds } from '../edition/edition.ts';
import { languages } from '../embed/language.ts';
import { listingSources } from '../listing/listing.ts';
import { mapViewTypes } from '../search/map/map-views.ts';
import { endpoint } from './endpoint.ts';
import { schoolRatingsSchema } from './school-ratings.ts';

const text = z.nullable(z.string());

/** The site's data that widgets need: edition, brokerage, defaults, legal texts. */
export const siteSchema = z.object({
  edition: z.enum(editionIds),
  name: z.string(),
  city: z.string(),
  /** Address of the portal, with a slash at the end. */
  portalUrl: z.string(),
  brokerage: z.object({
    name: z.string(),
    license: text,
    phone: text,
    email: text,
    address: text,
  }),
  calculator: z.object({
    /** Percent of the price a year. */
    taxRatePercent: z.number(),
    insuranceRatePercent: z.number(),
    /** Private mortgage insurance, percent of the loan a year. */
    pmiRatePercent: z.number(),
    downPaymentPercent: z.number(),
    years: z.number(),
    /** The average 30-year fixed rate, percent a year, with its date ('YYYY-MM-DD') and its source. */
    averageRate: z.object({ percent: z.number(), date: z.string(), source: z.string() }),
  }),
  /** Of the ratings that the search filters by. */
  schoolRatings: schoolRatingsSchema,
  legal: z.object({
    /** The brokerage's completed form Information About Brokerage Services of the Texas Real Estate Commission. */
    iabsUrl: z.string(),
    /** The commission's Consumer Protection Notice. */
    consumerProtectionUrl: z.string(),
    /** The brokerage's own page, else the portal's. */
    privacyUrl: z.string(),
    termsUrl: z.string(),
    /** Inquiries and mails are deleted after so many months; null where they are kept until someone deletes them. */
    retentionMonths: z.nullable(z.number()),
    /** One for each source of the site. `updatedat` is its last successful update, ISO 8601; null where none is known. */
    disclaimers: z.array(
      z.object({ source: z.enum(listingSources), mlsName: z.string(), text: z.string(), updatedat: text }),
    ),
  }),
  consent: z.object({
    /** Identifies the texts below; an inquiry stores it. */
    version: z.string(),
    /** Texts of check boxes, which start unchecked; those with `required` must be checked. */
    boxes: z.array(z.object({ id: z.string(), text: z.string(), required: z.boolean() })),
  }),
  map: z.object({
    /** Map tiles; a map without tiles draws its own ground. */
    sources: z.array(
      z.object({
        type: z.enum(mapViewTypes),
        /** URL template of Leaflet: 'https://tiles.example/{z}/{x}/{y}.png'. */
        tileUrl: z.string(),
        /** Plain text. */
        attribution: z.string(),
        /** The highest zoom that has tiles. */
        maxZoom: z.number(),
      }),
    ),
  }),
  /** Set if homes have pictures of their streets. */
  streetView: z.boolean(),
  captcha: z.enum(['proof-of-work', 'recaptcha']),
  /** Public key of reCAPTCHA; null with proof of work. */
  captchaSiteKey: text,
});
export type Site = z.output<typeof siteSchema>;

export const getSite = endpoint({
  method: 'GET',
  path: '/api/site',
  summary: 'Edition, brokerage, calculator defaults, legal texts and consent of this server',
  /** Language of the consent texts; English by default. */
  query: z.strictObject({ lang: z.optional(z.enum(languages)) }),
  response: siteSchema,
  errors: [],
});
