import * as z from 'zod/mini';
import { propertyFilterTypes } from '../listing/property-type.ts';
import { schoolLevels } from '../listing/school-levels.ts';
import { areaTypes } from '../search/areas/area-path.ts';
import { endpoint } from './endpoint.ts';
import { schoolRatingsSchema } from './school-ratings.ts';

const number = z.nullable(z.number());
const text = z.nullable(z.string());

/** An area with the link to its market overview. */
export const areaLinkSchema = z.object({
  type: z.enum(areaTypes),
  /** 'Travis County'. */
  place: z.string(),
  /** Path of its market overview; null where it has none. */
  url: text,
});
export type AreaLink = z.output<typeof areaLinkSchema>;

const countedAreaSchema = z.object({
  ...areaLinkSchema.shape,
  /** Homes for sale. */
  count: z.number(),
});

/**
 * Figures of the homes for sale that a default search finds: houses, condos and townhouses. Whole dollars and days; null
 * where no home has the figure.
 */
export const marketFiguresSchema = z.object({
  forsale: z.number(),
  medianlistprice: number,
  /** Dollars. */
  medianpricepersquarefoot: number,
  mediandaysonmarket: number,
  /** Homes for sale whose price was reduced in the last 30 days. */
  pricecuts: z.number(),
  /** In the last 12 full months. */
  sold: z.number(),
});
export type MarketFigures = z.output<typeof marketFiguresSchema>;

/** The range of list prices of two homes or more. */
export const priceRangeSchema = z.object({
  /** Homes of the area, or homes nearby where the area has fewer than two. */
  of: z.enum(['area', 'nearby']),
  count: z.number(),
  minimum: z.number(),
  maximum: z.number(),
});

export const inventorySchema = z.object({
  propertyfiltertype: z.enum(propertyFilterTypes),
  active: z.number(),
  /** Pending, and Pending - Taking Backups. */
  pending: z.number(),
  medianlistprice: z.number(),
});

export const marketMonthSchema = z.object({
  /** 'YYYY-MM'; the last month is the current one. */
  month: z.string(),
  sold: z.number(),
  /** Median list price of the homes sold, since Texas discloses no sale prices; null for fewer than three. */
  soldmedianlistprice: number,
  /** Homes that came on the market in this month and are for sale or sold. */
  listed: z.number(),
});
export type MarketMonth = z.output<typeof marketMonthSchema>;

export const marketOverviewSchema = z.object({
  id: z.string(),
  type: z.enum(areaTypes),
  name: z.string(),
  place: z.string(),
  /** Path of the page. */
  url: z.string(),
  /** The areas that contain it, the largest first. */
  within: z.array(areaLinkSchema),
  /** The day of the MLS's last update, 'YYYY-MM-DD'; null where none is known. */
  asof: text,
  figures: marketFiguresSchema,
  range: z.nullable(priceRangeSchema),
  inventory: z.array(inventorySchema),
  /** 24 of them, the oldest first. */
  months: z.array(marketMonthSchema),
  /** The surrounding area, for comparison; it has no page where it is the whole region. */
  compared: z.nullable(z.object({ place: z.string(), url: text, figures: marketFiguresSchema })),
  zipcodes: z.array(countedAreaSchema),
  /** Neighborhoods of the area, or around it where it has few; those with the most homes for sale first. */
  neighborhoods: z.object({ place: z.string(), areas: z.array(countedAreaSchema) }),
  /** Of the ratings of the schools below. */
  schoolratings: schoolRatingsSchema,
  /** All schools that its homes belong to, by name. */
  schools: z.array(
    z.object({
      ...countedAreaSchema.shape,
      level: z.enum(schoolLevels),
      /** 0 to 10. */
      rating: number,
      /** From the middle of the area to the middle of the school's attendance zone; null where that is unknown. */
      distancemiles: number,
    }),
  ),
});
export type MarketOverview = z.output<typeof marketOverviewSchema>;

/** PostgreSQL refuses text with the character NUL. */
const name = z.optional(z.string().check(z.minLength(1), z.maxLength(200), z.regex(/^[^\0]*$/)));

export const getMarketOverview = endpoint({
  method: 'GET',
  path: '/api/market-overview/{id}',
  summary: 'Prices, inventory and sales of one area, by the id of its boundary',
  params: z.strictObject({ id: z.string().check(z.minLength(1), z.maxLength(64), z.regex(/^[^\0]*$/)) }),
  response: marketOverviewSchema,
  errors: ['polygon_not_found', 'query_timeout'],
});

/** Kinds of homes that the figures of an area count; all three by default. */
export const marketKinds = ['home', 'condo', 'townhouse'] as const;
export type MarketKind = (typeof marketKinds)[number];

const areaMarketSchema = z.pick(marketOverviewSchema, {
  place: true,
  url: true,
  asof: true,
  figures: true,
  months: true,
  compared: true,
});
export type AreaMarket = z.output<typeof areaMarketSchema>;

export const getAreaMarket = endpoint({
  method: 'GET',
  path: '/api/market-figures',
  summary: 'The market figures of one area by its name, or by the address of its market overview',
  query: z.strictObject({
    /** 'Austin', '78704', 'city/tx/austin', or the whole address of the page; of several areas of one name the largest kind. */
    area: z.string().check(z.minLength(1), z.maxLength(300), z.regex(/^[^\0]*$/)),
    /** All three without it. */
    kind: z.optional(z.enum(marketKinds)),
  }),
  response: areaMarketSchema,
  errors: ['polygon_not_found', 'query_timeout'],
});

const marketAreasSchema = z.object({
  /** The widest first. */
  areas: z.array(z.object({ ...areaLinkSchema.shape, figures: marketFiguresSchema })),
});
export type MarketAreas = z.output<typeof marketAreasSchema>;

export const findMarketAreas = endpoint({
  method: 'GET',
  path: '/api/market-areas',
  summary: 'The areas of these names that have a market overview, with their main figures',
  query: z.strictObject({ city: name, postalcode: name, subdivision: name }),
  response: marketAreasSchema,
  errors: ['query_timeout'],
});

export const largestMarketsSchema = z.object({
  /** The most homes first. */
  areas: z.array(
    z.object({
      type: z.enum(areaTypes),
      place: z.string(),
      url: z.string(),
      /** Houses, condos and townhouses for sale. */
      count: z.number(),
      /** Whole dollars. */
      medianlistprice: z.number(),
      /** Address of a picture of the area, less its size ('-640.webp'); null where there is none. */
      scene: text,
    }),
  ),
});
export type LargestMarkets = z.output<typeof largestMarketsSchema>;

export const getLargestMarkets = endpoint({
  method: 'GET',
  path: '/api/market-areas/largest',
  summary: 'The cities with the most homes for sale, with their number and median list price',
  response: largestMarketsSchema,
  errors: ['query_timeout'],
});
