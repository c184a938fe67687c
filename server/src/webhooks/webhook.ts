import type {
  DeliveryOutcome,
  WebhookEnd,
  WebhookEvent,
  WebhookFormat,
} from '@hearth/domain/contract/webhooks.ts';

/** An address that is sent the inquiries of a key's pages, as it is stored. */
export interface WebhookEndpoint {
  readonly id: string;
  /** The embed key that it belongs to. */
  readonly key: string;
  readonly url: string;
  readonly format: WebhookFormat;
  readonly events: readonly WebhookEvent[];
  /** The receiver's; null where the format asks for none. */
  readonly apiKey: string | null;
  /** 'whsec_…' of Standard Webhooks. */
  readonly secret: string;
  /** Sign as well until their end: one, or two with a space between, the newest first; null without a rotation. */
  readonly formerSecret: string | null;
  readonly formerSecretUntil: Date | null;
  readonly createdAt: Date;
  /** First failure since the last success; null while it works. */
  readonly failingSince: Date | null;
  readonly disabledAt: Date | null;
  readonly disabledBecause: WebhookEnd | null;
}

/** One event for one endpoint, as it is stored. */
export interface WebhookDelivery {
  /** The webhook-id of all its attempts. */
  readonly id: string;
  readonly endpointId: string;
  /** null for a test. */
  readonly inquiryId: string | null;
  readonly event: WebhookEvent;
  readonly createdAt: Date;
  /** Of the present round. */
  readonly attempts: number;
  /** Number of the job that may send it. */
  readonly turn: number;
  readonly nextAttemptAt: Date | null;
  /** null while it is sent again. */
  readonly outcome: DeliveryOutcome | null;
  readonly lastAttemptAt: Date | null;
  readonly lastStatus: number | null;
  readonly lastError: string | null;
}
