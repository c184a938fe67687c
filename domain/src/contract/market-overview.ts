import * as z from 'zod/mini';
import { propertyFilterTypes } from '../listing/property-type.ts';
import { areaTypes } from '../search/areas/area-path.ts';
import { endpoint } from './endpoint.ts';
import * as routes from './routes.ts';

const number = z.nullable(z.number());
const text = z.nullable(z.string());

/** An area as links name it. */
export const areaLinkSchema = z.object({
  type: z.enum(areaTypes),
  /** 'Travis County'. */
  place: z.string(),
  /** Path of its market overview; null where there is none, and a search by its name finds its homes. */
  url: text,
});
export type AreaLink = z.output<typeof areaLinkSchema>;

const countedAreaSchema = z.object({
  ...areaLinkSchema.shape,
  /** Homes for sale. */
  count: z.number(),
});

/**
 * Of homes for sale that a plain search finds: houses, condos and townhouses, no leases. Whole dollars and days; null where no
 * home says one.
 */
export const marketFiguresSchema = z.object({
  forsale: z.number(),
  medianlistprice: number,
  /** Dollars. */
  medianpricepersquarefoot: number,
  mediandaysonmarket: number,
  /** In the last twelve whole months. */
  sold: z.number(),
});
export type MarketFigures = z.output<typeof marketFiguresSchema>;

/** At least two homes' list prices. */
export const priceRangeSchema = z.object({
  /** Of whose homes: the area's own, or those nearby where the area has fewer than two. */
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
  /** 'YYYY-MM'; the last one is not over yet. */
  month: z.string(),
  sold: z.number(),
  /** Of the homes sold, since sale prices are not public in Texas; null for fewer than three. */
  soldmedianlistprice: number,
  /** Came on the market, and is for sale or sold. */
  listed: z.number(),
});
export type MarketMonth = z.output<typeof marketMonthSchema>;

export const schoolLevels = ['elementary', 'middle', 'high'] as const;

export const marketOverviewSchema = z.object({
  id: z.string(),
  type: z.enum(areaTypes),
  name: z.string(),
  place: z.string(),
  /** Path of the page. */
  url: z.string(),
  /** The areas it lies in, the widest first. */
  within: z.array(areaLinkSchema),
  /** Day of the figures, 'YYYY-MM-DD'. */
  asof: z.string(),
  figures: marketFiguresSchema,
  range: z.nullable(priceRangeSchema),
  inventory: z.array(inventorySchema),
  /** 24 of them, the oldest first. */
  months: z.array(marketMonthSchema),
  /** What lies around it, to compare with; without a page where that is the whole region. */
  compared: z.nullable(z.object({ place: z.string(), url: text, figures: marketFiguresSchema })),
  zipcodes: z.array(countedAreaSchema),
  /** Its own, or those around it where it has hardly any; most homes for sale first. */
  neighborhoods: z.object({ place: z.string(), areas: z.array(countedAreaSchema) }),
  /** That its homes belong to. */
  schools: z.array(
    z.object({
      ...countedAreaSchema.shape,
      level: z.enum(schoolLevels),
      /** 0 to 10. */
      rating: number,
    }),
  ),
});
export type MarketOverview = z.output<typeof marketOverviewSchema>;

/** Databases refuse the character NUL. */
const name = z.optional(z.string().check(z.minLength(1), z.maxLength(200), z.regex(/^[^\0]*$/)));

export const getMarketOverview = endpoint({
  ...routes.getMarketOverview,
  summary: 'Prices, inventory and sales of one area, by the id of its boundary',
  params: z.strictObject({ id: z.string().check(z.minLength(1), z.maxLength(64), z.regex(/^[^\0]*$/)) }),
  response: marketOverviewSchema,
  errors: ['polygon_not_found', 'query_timeout'],
});

export const findMarketAreas = endpoint({
  ...routes.findMarketAreas,
  summary: 'The areas of these names that have a market overview',
  query: z.strictObject({ city: name, postalcode: name, subdivision: name }),
  response: z.object({ areas: z.array(areaLinkSchema) }),
  errors: ['query_timeout'],
});
