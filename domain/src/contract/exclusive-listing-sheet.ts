import * as z from 'zod/mini';
import { sheetAudiences } from '../exclusive/publish-sheet.ts';
import { editFormStatuses } from '../listing/status.ts';
import { homePages } from '../search/stops/first-stop.ts';
import { stopViewers } from '../search/stops/page-stops.ts';
import { endpoint, type ResponseOf } from './endpoint.ts';
import { exclusiveParams, ofListingAgents } from './exclusive-listing.ts';
import { stopOf } from './listing-stops.ts';

/** A phrase of a text that may break fair-housing law, with a neutral alternative. */
const finding = z.object({
  /** The field that has it. */
  name: z.string(),
  phrase: z.string(),
  why: z.string(),
  instead: z.string(),
  source: z.object({ name: z.string(), url: z.string(), dated: z.string() }),
});

/** The clock of clear cooperation. */
const cooperation = z.object({
  /** The policy holds for this kind of listing. */
  applies: z.boolean(),
  state: z.enum(['waiting', 'running', 'overdue', 'met', 'late']),
  deadline: z.nullable(z.iso.datetime()),
  /** The deadline that publishing now would set; null where it starts no clock. */
  deadlineIfPublished: z.nullable(z.iso.datetime()),
  /** When pages began to show the home to the public, and when they changed, the first entry first. */
  log: z.array(
    z.object({
      at: z.iso.datetime(),
      revision: z.number(),
      pages: z.array(z.enum(homePages)),
      onMls: z.boolean(),
    }),
  ),
});

export const getPublishSheet = endpoint({
  method: 'GET',
  path: '/api/exclusive-listing/publish-sheet/{id}',
  ...ofListingAgents,
  summary: 'What publishing the stored revision would show, to whom and where',
  params: exclusiveParams,
  query: z.strictObject({
    /** Another status for the published values: the sheet of that change, in place of the draft's. Of a listing that is none yet, for its draft. */
    mlsStatus: z.optional(z.enum(editFormStatuses)),
    /** With a status: that of the draft's values, which are published with it. */
    draft: z.optional(z.literal('true')),
  }),
  response: z.object({
    /** The revision that the sheet is about; publish names it. */
    revision: z.number(),
    /** Faults for which it cannot be published, by field. */
    problems: z.array(z.object({ name: z.string(), message: z.string() })),
    /** Fields with values, by the names of the field catalogue. */
    rows: z.array(
      z.object({
        name: z.string(),
        audience: z.enum(sheetAudiences),
        change: z.enum(['new', 'changed', 'removed', 'same']),
        value: z.unknown(),
        /** The public value before; null where there is none. */
        before: z.unknown(),
      }),
    ),
    /** The rule that keeps it off each page. */
    places: z.array(
      z.object({ page: z.enum(homePages), viewer: z.enum(stopViewers), stop: z.nullable(stopOf) }),
    ),
    findings: z.array(finding),
    /** Pictures and open houses that become public. */
    parts: z.object({
      photos: z.number(),
      floorPlans: z.number(),
      withoutCaption: z.number(),
      /** Coming ones on the clock of the edition, 'YYYY-MM-DD' and 'HH:MM'. */
      openHouses: z.array(z.object({ date: z.string(), start: z.string(), end: z.string() })),
      /** Address of the first picture; null without one. */
      cover: z.nullable(z.string()),
      virtualTour: z.nullable(z.string()),
      /** They differ from those that are public now. */
      hasChanges: z.boolean(),
    }),
    cooperation,
  }),
  errors: ['not_found', 'query_timeout'],
});
export type PublishSheet = ResponseOf<typeof getPublishSheet>;
