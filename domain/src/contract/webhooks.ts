import * as z from 'zod/mini';
import { done } from './done.ts';
import { keyLinkParams } from './embed-owner.ts';
import { endpoint } from './endpoint.ts';

/** Shapes of webhook bodies: ours, and those of services that take leads. */
export const webhookFormats = ['standard', 'follow-up-boss'] as const;
export type WebhookFormat = (typeof webhookFormats)[number];

/** Events that a webhook may ask for. */
export const webhookEvents = ['inquiry.created', 'inquiry.consent_withdrawn'] as const;
export type WebhookEvent = (typeof webhookEvents)[number];

/** Why an endpoint gets nothing any more: it answered 410, or failed for days. */
export const webhookEnds = ['gone', 'failing'] as const;
export type WebhookEnd = (typeof webhookEnds)[number];

/** `delivered`: a 2xx came back. `failed`: the last attempt failed. `ended`: it is not sent, for the reason in `error`. */
export const deliveryOutcomes = ['delivered', 'failed', 'ended'] as const;
export type DeliveryOutcome = (typeof deliveryOutcomes)[number];

/** Who answers inquiries from the pages of a key first. */
export const leadRoutings = ['listing', 'page', 'owner'] as const;
export type LeadRouting = (typeof leadRoutings)[number];

/** A line of the log of a webhook: one event, with its last attempt. */
const delivery = z.object({
  /** The webhook-id. */
  id: z.string(),
  event: z.enum(webhookEvents),
  isTest: z.boolean(),
  /** ISO moments here and below. */
  createdAt: z.string(),
  attempts: z.number(),
  /** null while it is sent or waits for its next attempt. */
  outcome: z.nullable(z.enum(deliveryOutcomes)),
  nextAttemptAt: z.nullable(z.string()),
  lastAttemptAt: z.nullable(z.string()),
  /** HTTP status of the last answer; null where none came. */
  lastStatus: z.nullable(z.number()),
  /** Reason of a failure or end, in words; null after a success. */
  lastError: z.nullable(z.string()),
});
export type LoggedDelivery = z.output<typeof delivery>;

const webhook = z.object({
  id: z.string(),
  url: z.string(),
  format: z.enum(webhookFormats),
  createdAt: z.string(),
  /** null while it is on. */
  disabledBecause: z.nullable(z.enum(webhookEnds)),
  /** First failure since the last success; null while it works. */
  failingSince: z.nullable(z.string()),
  /** Until when the former secret signs as well; null without a rotation. */
  formerSecretUntil: z.nullable(z.string()),
  /** The newest first, 50 at most. */
  deliveries: z.array(delivery),
});
export type KeyWebhook = z.output<typeof webhook>;

const leads = z.object({
  leadRouting: z.enum(leadRoutings),
  /** Of the key; null where it has none, so that leads cannot go to the owner first. */
  agent: z.nullable(z.string()),
  webhooks: z.array(webhook),
});
export type KeyLeads = z.output<typeof leads>;

const withSecret = z.object({
  id: z.string(),
  /** 'whsec_…', shown once. */
  secret: z.string(),
});

const errors = ['not_found', 'query_timeout'] as const;
const webhookParams = z.strictObject({ ...keyLinkParams.shape, id: z.uuid() });

export const getKeyLeads = endpoint({
  method: 'GET',
  path: '/api/embed/key/{link}/leads',
  summary: 'Where the leads of an embed key go: its routing, and its webhooks with their logs',
  params: keyLinkParams,
  response: leads,
  errors,
});

export const routeKeyLeads = endpoint({
  method: 'PUT',
  path: '/api/embed/key/{link}/leads',
  summary: 'Set who answers inquiries from the pages of an embed key first',
  params: keyLinkParams,
  body: z.strictObject({ leadRouting: z.enum(leadRoutings) }),
  response: done,
  errors,
});

export const addKeyWebhook = endpoint({
  method: 'POST',
  path: '/api/embed/key/{link}/webhooks',
  summary: 'Send the leads of an embed key to an address',
  params: keyLinkParams,
  body: z.strictObject({
    /** Left out for services that have one address for all. */
    url: z.optional(z.string().check(z.maxLength(2000))),
    format: z.enum(webhookFormats),
    /** Of the receiver's account, where the service asks for one. */
    apiKey: z.optional(z.string().check(z.trim(), z.maxLength(200), z.regex(/^[^\0]*$/))),
  }),
  response: withSecret,
  errors,
});

export const removeKeyWebhook = endpoint({
  method: 'DELETE',
  path: '/api/embed/key/{link}/webhooks/{id}',
  summary: 'Remove a webhook of an embed key with its log',
  params: webhookParams,
  response: done,
  errors,
});

export const testKeyWebhook = endpoint({
  method: 'POST',
  path: '/api/embed/key/{link}/webhooks/{id}/test',
  summary: 'Send a made-up lead to a webhook now, once',
  params: webhookParams,
  response: delivery,
  errors,
});

export const rotateKeyWebhook = endpoint({
  method: 'POST',
  path: '/api/embed/key/{link}/webhooks/{id}/secret',
  summary: 'Make a new secret for a webhook; the former one signs for a day more',
  params: webhookParams,
  response: withSecret,
  errors,
});

export const enableKeyWebhook = endpoint({
  method: 'POST',
  path: '/api/embed/key/{link}/webhooks/{id}/enable',
  summary: 'Turn a webhook on again, and send what it missed',
  params: webhookParams,
  response: z.object({ redelivered: z.number() }),
  errors,
});

export const redeliverKeyLead = endpoint({
  method: 'POST',
  path: '/api/embed/key/{link}/deliveries/{id}/redeliver',
  summary: 'Send a lead to a webhook again, with the same webhook-id',
  params: webhookParams,
  response: done,
  errors,
});
