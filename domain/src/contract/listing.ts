import * as z from 'zod/mini';
import { editionIds } from '../edition/edition.ts';
import { endpoint } from './endpoint.ts';
import { listingCardSchema, mediaSchema } from './listing-card.ts';
import { listingSchoolSchema } from './listing-school.ts';
import { schoolRatingsSchema } from './school-ratings.ts';

/** PostgreSQL refuses text with the character NUL. */
const printable = /^[^\0]*$/;

const text = z.nullable(z.string());
const texts = z.array(z.string());
const number = z.nullable(z.number());

/** One change of price or status; `price` is null to viewers who may not see the price history. */
export const historyEntrySchema = z.object({
  listingkey: z.string(),
  changedat: z.string(),
  mlsstatus: z.string(),
  price: number,
  event: z.enum(['listed', 'price', 'status']),
});
export type HistoryEntry = z.output<typeof historyEntrySchema>;

/** Another listing of the same home. Its prices are null where the viewer may not see past prices. */
const otherListingSchema = z.extend(
  z.pick(listingCardSchema, {
    listingid: true,
    listingkey: true,
    sourcelistingid: true,
    source: true,
    mlsstatus: true,
    propertytype: true,
    onmarketdate: true,
    url: true,
  }),
  { listprice: number, history: z.array(historyEntrySchema) },
);
export type OtherListing = z.output<typeof otherListingSchema>;

/** How often a listing was opened, asked about, saved and dismissed. */
const usageStatisticsSchema = z.object({
  listingId: z.string(),
  /** One for each visitor and hour. */
  viewsCount: z.number(),
  questionsCount: z.number(),
  scheduledToursCount: z.number(),
  /** How many people have it in their collections now. */
  savedToCollectionsCount: z.number(),
  /** How many people have it dismissed now. */
  dismissedCount: z.number(),
});
export type UsageStatistics = z.output<typeof usageStatisticsSchema>;

/** A listing's page: everything the gate lets this viewer see. Private remarks and showing details are not in it. */
export const listingDetailsSchema = z.extend(listingCardSchema, {
  edition: z.enum(editionIds),
  originallistprice: number,
  publicremarks: text,
  countyorparish: text,
  mlsareamajor: text,
  schooldistrict: text,
  elementaryschool: text,
  middleorjuniorschool: text,
  highschool: text,
  elementaryschoolrating: number,
  middleschoolrating: number,
  highschoolrating: number,
  schoolratings: schoolRatingsSchema,
  /** The named schools, the lowest level first. */
  schools: z.array(listingSchoolSchema),
  fencing: texts,
  exteriorfeatures: texts,
  interiorfeatures: texts,
  communityfeatures: texts,
  lotfeatures: texts,
  accessibilityfeatures: texts,
  architecturalstyle: texts,
  greenenergyefficient: texts,
  appliances: texts,
  heating: texts,
  cooling: texts,
  flooring: texts,
  parkingfeatures: texts,
  constructionmaterials: texts,
  roof: texts,
  utilities: texts,
  sewer: texts,
  watersource: texts,
  roadsurfacetype: texts,
  buildingareatotal: number,
  zoning: text,
  View: texts,
  waterfrontyn: z.boolean(),
  waterbodyname: text,
  poolprivateyn: z.boolean(),
  horseyn: z.boolean(),
  hasFireplace: z.boolean(),
  hasAssociation: z.boolean(),
  petsallowed: z.nullable(z.boolean()),
  abor_rooms: texts,
  abor_mastermain: z.boolean(),
  abor_guestaccomodation: text,
  taxannualamount: number,
  taxyear: number,
  taxassessedvalue: number,
  associationfee: number,
  associationfeefrequency: text,
  associationfeeincludes: texts,
  grossincome: number,
  netoperatingincome: number,
  availabilitydate: text,
  leaseterm: text,
  furnished: text,
  parcelnumber: text,
  virtualtoururlunbranded: text,
  agentId: text,
  listagentdirectphone: text,
  listagentemail: text,
  daysonmarket: number,
  /** False where the seller refused that an automated valuation stands beside the price, such as a distance from a median. */
  internetautomatedvaluationdisplayyn: z.boolean(),
  /** Dollars per square foot, acre or unit, depending on the property type; null where the size is unknown. */
  priceperarea: z.nullable(z.object({ amount: z.number(), unit: z.enum(['sqft', 'acre', 'unit']) })),
  history: z.array(historyEntrySchema),
  /** Listings of the same home by the same source, the newest first, as far as the viewer may see them. */
  otherlistings: z.array(otherListingSchema),
  /** True where the viewer has to sign in to see all pictures, the price history or the virtual tour. */
  locked: z.object({ images: z.number(), pricehistory: z.boolean(), virtualtour: z.boolean() }),
  modificationtimestamp: z.string(),
  /** For the listing's own agent and admins alone. */
  usageStatistics: z.optional(usageStatisticsSchema),
});
export type ListingDetails = z.output<typeof listingDetailsSchema>;

/** Listing id or MLS number in a path. */
export const listingParams = z.strictObject({
  id: z.string().check(z.minLength(1), z.maxLength(64), z.regex(printable)),
});

export const getListing = endpoint({
  method: 'GET',
  path: '/api/v2/listing/{id}',
  summary: 'One listing by its listing id or its MLS number',
  params: listingParams,
  query: z.strictObject({
    /** The visitor followed a link on another site. */
    isExternalLink: z.optional(z.enum(['true', 'false'])),
  }),
  response: listingDetailsSchema,
  errors: ['query_timeout', 'listing_not_found', 'listing_gone', 'listing_outdated', 'listing_budget_spent'],
});

/** Homes around a home, nearest first; of a home with a hidden position those of its ZIP code, newest first. */
export const nearbyHomesSchema = z.object({
  /** On the market, of its type and size, and about its price. */
  similar: z.array(listingCardSchema),
  /** On the market and none of the similar ones. */
  active: z.array(listingCardSchema),
  /** Sold or leased within a year; null to viewers who may not see sold homes one by one. */
  sold: z.nullable(z.array(listingCardSchema)),
});
export type NearbyHomes = z.output<typeof nearbyHomesSchema>;

export const getNearbyHomes = endpoint({
  method: 'GET',
  path: '/api/v2/listing/{id}/nearby',
  summary: 'Homes around a home: similar, on the market and sold',
  params: listingParams,
  response: nearbyHomesSchema,
  errors: ['query_timeout', 'listing_not_found', 'listing_gone', 'listing_outdated', 'listing_budget_spent'],
});

/** Details for showing a home; sent to agents alone. */
export const showingDetailsSchema = z.object({
  privateremarks: text,
  showinginstructions: text,
  lockboxtype: text,
  lockboxserialnumber: text,
  accesscode: text,
  ownerphone: text,
});
export type ShowingDetails = z.output<typeof showingDetailsSchema>;

export const getShowingDetails = endpoint({
  method: 'GET',
  path: '/api/v2/listing/{id}/showing-details',
  summary: 'Agent remarks, lockbox, access code and owner phone of a listing, for signed-in agents',
  params: listingParams,
  response: showingDetailsSchema,
  errors: [
    'query_timeout',
    'sign_in_required',
    'forbidden',
    'listing_not_found',
    'listing_gone',
    'listing_outdated',
  ],
});

/** Pictures of several listings at once, each within the viewer's image lock. */
export const getMediaBulk = endpoint({
  method: 'GET',
  path: '/api/listing/media-bulk/images',
  summary: 'Pictures of several listings by listing key',
  query: z.strictObject({
    /** Comma-joined listing keys, at most 100. */
    listingKeys: z.string().check(z.minLength(1), z.maxLength(8000), z.regex(printable)),
    user: z.optional(z.string().check(z.maxLength(64), z.regex(printable))),
  }),
  response: z.array(z.object({ listingkey: z.string(), images: z.array(mediaSchema) })),
  errors: ['query_timeout', 'sign_in_required', 'forbidden'],
});
