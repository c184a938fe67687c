import * as z from 'zod/mini';
import { formSections } from '../exclusive/field-row.ts';
import { endpoint } from './endpoint.ts';
import { ofListingAgents } from './exclusive-listing.ts';

const optional = <Schema extends z.ZodMiniType>(schema: Schema) => z.optional(schema);
const texts = z.array(z.string());

/** A field of exclusive listings, as `domain/src/exclusive/field-row.ts` describes it. */
const field = z.object({
  /** Its name in the edit payload. */
  name: z.string(),
  /** The field of the published listing; null for one that stays in the draft. */
  listing: z.nullable(z.string()),
  section: z.enum(Object.keys(formSections) as [keyof typeof formSections]),
  label: z.string(),
  hint: optional(z.string()),
  unit: optional(z.string()),
  kind: z.enum(['text', 'prose', 'number', 'choice', 'choices', 'flag', 'yesNo', 'date']),
  /** Limits of numbers, and characters of texts at most. */
  least: optional(z.number()),
  most: optional(z.number()),
  decimals: optional(z.number()),
  options: optional(z.array(z.object({ value: z.string(), label: z.string() }))),
  /** The list takes entries that are no options. */
  isOpen: optional(z.boolean()),
  /** Value of a flag that is not stated. */
  initial: optional(z.boolean()),
  /** Listings that have the field; absent parts set no condition. */
  scope: optional(
    z.object({
      categories: optional(texts),
      offer: optional(z.enum(['sale', 'lease'])),
      when: optional(z.object({ field: z.string(), is: z.array(z.union([z.string(), z.boolean()])) })),
    }),
  ),
  /** Publishing needs a value: always, or for these categories. */
  required: optional(z.union([z.literal(true), texts])),
  audience: z.enum(['everyone', 'agents', 'owner']),
  isFixedOncePast: optional(z.boolean()),
});
export type CatalogField = z.output<typeof field>;

export const getFieldCatalog = endpoint({
  method: 'GET',
  path: '/api/field-catalog',
  ...ofListingAgents,
  summary: 'The fields of exclusive listings in the order of the form',
  response: z.object({
    sections: z.array(z.object({ name: z.string(), label: z.string() })),
    fields: z.array(field),
  }),
  errors: [],
});
