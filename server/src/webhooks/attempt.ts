import type { PostWebhook } from '../ports/webhooks/https-post.ts';
import { formats } from './formats/formats.ts';
import type { Lead } from './lead.ts';
import type { WebhookEndpoint } from './webhook.ts';
import { signedHeaders } from './webhook-secrets.ts';

/** Answer of one attempt; `error` is null for a success. */
export interface AttemptResult {
  readonly status: number | null;
  readonly retryAfter: number | null;
  readonly error: string | null;
}

interface Attempt {
  readonly endpoint: WebhookEndpoint;
  /** The webhook-id. */
  readonly id: string;
  readonly lead: Lead;
  readonly now: Date;
}

/** Sends a lead to an endpoint once. Never rejects. */
export async function attempt(
  post: PostWebhook,
  { endpoint, id, lead, now }: Attempt,
): Promise<AttemptResult> {
  const format = formats[endpoint.format];
  const body = JSON.stringify(format.body(lead));
  const headers = {
    'content-type': 'application/json',
    'user-agent': 'Hearth-Webhooks/1',
    'content-length': String(Buffer.byteLength(body)),
    ...signedHeaders(endpoint, { id, body, now }),
    ...format.headers({ apiKey: endpoint.apiKey ?? '', brokerage: lead.brokerage }),
  };
  try {
    const { status, retryAfter } = await post({ url: endpoint.url, headers, body });
    return { status, retryAfter, error: status >= 200 && status < 300 ? null : wordsOf(status) };
  } catch (error) {
    return { status: null, retryAfter: null, error: (error as Error).message.slice(0, 300) };
  }
}

const wordsOf = (status: number): string =>
  status >= 300 && status < 400 ? `answered ${status}; redirects are not followed` : `answered ${status}`;
