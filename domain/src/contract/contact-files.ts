import * as z from 'zod/mini';
import { ofAgents } from './contact.ts';
import { endpoint } from './endpoint.ts';

/** Outcomes of a row of a file: a new contact, one that was there already, one that got what it lacked, or none. */
export const rowOutcomes = ['made', 'matched', 'merged', 'refused'] as const;
export type RowOutcome = (typeof rowOutcomes)[number];

const reportSchema = z.object({
  made: z.number(),
  matched: z.number(),
  merged: z.number(),
  refused: z.number(),
  /** Every row of the file, in its order. */
  rows: z.array(
    z.object({
      /** First line of the row in the file, from 1. */
      line: z.number(),
      /** Name, address or phone of the row; '' where it has none. */
      name: z.string(),
      outcome: z.enum(rowOutcomes),
      /** Why it was refused; null for all others. */
      reason: z.nullable(z.string()),
    }),
  ),
});
export type ImportReport = z.output<typeof reportSchema>;

/** The body is the file itself, as `text/csv` or `text/vcard`. */
export const importContacts = endpoint({
  ...ofAgents,
  method: 'POST',
  path: '/api/agent/users/import',
  summary:
    'Import contacts of a CSV or vCard file as the body; a second import of the same file changes nothing',
  response: reportSchema,
  errors: ['payload_too_large', 'unsupported_media_type'],
});

export const contactFileFormats = ['csv', 'vcard'] as const;

export const exportContacts = endpoint({
  ...ofAgents,
  method: 'GET',
  path: '/api/agent/users/file',
  answer: 'text',
  summary: 'Your contacts as a CSV or vCard file',
  query: z.strictObject({ format: z._default(z.enum(contactFileFormats), 'csv') }),
  response: z.string(),
  errors: ['query_timeout'],
});
