import { randomBytes } from 'node:crypto';
import { Webhook } from 'standardwebhooks';
import type { WebhookEndpoint } from './webhook.ts';

/** 192 bits, as Standard Webhooks asks for at least. */
export const newWebhookSecret = (): string => `whsec_${randomBytes(24).toString('base64')}`;

interface Signed {
  /** The webhook-id. */
  readonly id: string;
  readonly body: string;
  readonly now: Date;
}

/** The three headers of Standard Webhooks, with a signature by each secret that is valid now. */
export function signedHeaders(
  { secret, formerSecret, formerSecretUntil }: WebhookEndpoint,
  { id, body, now }: Signed,
): Record<string, string> {
  const former = formerSecretUntil !== null && formerSecretUntil > now ? formerSecret : null;
  const secrets = [secret, ...(former?.split(' ') ?? [])];
  return {
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
    'webhook-signature': secrets.map((each) => new Webhook(each).sign(id, now, body)).join(' '),
  };
}
