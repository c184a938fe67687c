import { isLocalName } from '../http/is-local-name.ts';
import type { JobRunner } from '../jobs/job-runner.ts';
import { createHttpsPost, type PostWebhook } from '../ports/webhooks/https-post.ts';
import { type DeliveryOptions, deliver, sendTest } from './deliver.service.ts';
import type { WebhookDelivery, WebhookEndpoint } from './webhook.ts';
import { createWebhookQueue, type WebhookQueue } from './webhook-queue.ts';

/** Webhooks of a program that sends them. */
export interface Webhooks extends WebhookQueue {
  /** Sends made-up data at once; see `sendTest`. */
  test(endpoint: WebhookEndpoint): Promise<WebhookDelivery>;
}

interface Options extends Omit<DeliveryOptions, 'post'> {
  readonly jobs: JobRunner;
  /** By default to https addresses of the public internet, and to this machine where the server is of it. */
  readonly post?: PostWebhook | undefined;
}

export function createWebhooks({ jobs, ...options }: Options): Webhooks {
  const isLocal = isLocalName(new URL(options.config.publicUrl).hostname);
  const sending = { ...options, post: options.post ?? createHttpsPost({ isLocal }) };
  const queue = createWebhookQueue({
    ...{ db: options.db, clock: options.clock, jobs },
    deliver: (later, job) => deliver(sending, later, job),
  });
  return { ...queue, test: (endpoint) => sendTest(sending, endpoint) };
}
