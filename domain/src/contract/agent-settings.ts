import * as z from 'zod/mini';
import { tourLengths, weekdays } from '../inquiry/tour-hours.ts';
import { socialLinksSchema } from './agent.ts';
import { done } from './done.ts';
import { endpoint } from './endpoint.ts';

const text = z.nullable(z.string());
/** Longer than any rule allows, so that the rules report a text that is too long. */
const typed = z.string().check(z.maxLength(20_000));
const entries = z.array(z.string().check(z.maxLength(1000))).check(z.maxLength(100));
const span = z.strictObject({
  from: z.string().check(z.maxLength(10)),
  until: z.string().check(z.maxLength(10)),
});

const tourHoursSchema = z.strictObject({
  /** 'HH:MM' on the wall clock of the edition; null for a day without tours. */
  hours: z.record(z.enum(weekdays), z.nullable(span)),
  /** 'YYYY-MM-DD', the first and the last day of each. */
  daysOff: z.readonly(z.array(span).check(z.maxLength(500))),
  /** Length of a tour. */
  minutes: z.literal(tourLengths),
  /** They are stored for later: visitors may ask for any time meanwhile. */
  isOff: z.optional(z.literal(true)),
});

const settings = {
  /** Plain text; paragraphs are divided by an empty line. */
  bio: typed,
  languages: entries,
  designations: entries,
  awards: entries,
  video: text,
  social: socialLinksSchema,
  /** Below the mails that the agent sends. */
  signature: typed,
  /** Reminds the agent of inquiries without an answer. */
  inquiryReminders: z.boolean(),
  /** Times that visitors may choose for a tour; null or off where they may ask for any. */
  tours: z.nullable(tourHoursSchema),
};

const ofAgent = { owner: 'self', needs: 'have agent settings' } as const;
const errors = ['query_timeout', 'agent_not_found'] as const;

const settingsSchema = z.object({
  ...settings,
  /** The stored text has lists or links, which a change of the text replaces. */
  isBioFormatted: z.boolean(),
  headshotUrlSquare: text,
  coverUrl: text,
  /** Path of the public page; null for agents without one. */
  url: text,
  /** Username, by which widgets name the agent. */
  agentId: z.string(),
});
export type AgentSettings = z.output<typeof settingsSchema>;

export const getAgentSettings = endpoint({
  ...ofAgent,
  method: 'GET',
  path: '/api/agent/settings',
  summary: 'The settings of the signed-in agent',
  response: settingsSchema,
  errors,
});

export const changeAgentSettings = endpoint({
  ...ofAgent,
  method: 'PATCH',
  path: '/api/agent/settings',
  summary: 'Change settings of the signed-in agent; those that are left out stay',
  // Links that are left out stay as well.
  body: z.partial(
    z.strictObject({ ...settings, social: z.partial(z.strictObject(socialLinksSchema.shape)) }),
  ),
  response: settingsSchema,
  errors,
});

const pictures = { errors: [...errors, 'payload_too_large', 'unsupported_media_type'] } as const;

/** The body is the file itself, as `image/jpeg`, or a form with the file. */
export const uploadAgentPhoto = endpoint({
  ...ofAgent,
  ...pictures,
  method: 'POST',
  path: '/api/agent/photo',
  summary: 'Upload the photo of your public page: a JPEG of over 50 KB',
  response: settingsSchema,
});

export const removeAgentPhoto = endpoint({
  ...ofAgent,
  method: 'DELETE',
  path: '/api/agent/photo',
  summary: 'Remove the photo of your public page',
  response: done,
  errors,
});

/** The body is a form with the file, or the file itself as `image/jpeg`. */
export const uploadAgentCover = endpoint({
  ...ofAgent,
  ...pictures,
  method: 'POST',
  path: '/api/agent/cover',
  summary: 'Upload the wide picture of your public page: a JPEG of over 50 KB',
  response: settingsSchema,
});

export const removeAgentCover = endpoint({
  ...ofAgent,
  method: 'DELETE',
  path: '/api/agent/cover',
  summary: 'Remove the wide picture of your public page',
  response: done,
  errors,
});
