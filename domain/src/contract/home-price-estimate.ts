import * as z from 'zod/mini';
import { endpoint, type ResponseOf } from './endpoint.ts';

/** PostgreSQL refuses text with the character NUL. */
const text = (most: number) => z.string().check(z.minLength(1), z.maxLength(most), z.regex(/^[^\0]*$/));

const comparableSchema = z.object({
  listingid: z.string(),
  url: z.string(),
  address: z.string(),
  livingarea: z.number(),
  /** Dollars: of the sale, else the list price. */
  price: z.number(),
  isSold: z.boolean(),
  days: z.number(),
});

export const estimateHomePrice = endpoint({
  method: 'GET',
  path: '/api/home-price-estimates',
  summary: "Range of a home's price by sold and listed homes nearby, with its accuracy",
  query: z.strictObject({ address: text(200), zip: text(10) }),
  response: z.union([
    z.object({
      status: z.literal('estimated'),
      /** In the spelling of listings. */
      address: z.string(),
      price: z.number(),
      low: z.number(),
      high: z.number(),
      /** Homes that it rests on. */
      homes: z.number(),
      sold: z.number(),
      /** The most similar of them; for verified accounts alone, else empty. */
      comparables: z.array(comparableSchema),
      /** Of 100 estimates of this market, so many were right: the sale lay in the range. */
      rightOf100: z.number(),
      /** Percent. */
      medianError: z.number(),
      /** Sales that were measured. */
      sales: z.number(),
    }),
    z.object({
      status: z.literal('none'),
      /** 'unknown': no public record of this address. 'kind': land and the like. 'few': too few sales nearby. 'withheld': the seller refuses estimates. */
      reason: z.enum(['unknown', 'kind', 'few', 'withheld']),
    }),
  ]),
  errors: ['query_timeout'],
});
export type HomePriceEstimate = ResponseOf<typeof estimateHomePrice>;
