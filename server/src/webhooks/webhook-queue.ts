import { randomUUID } from 'node:crypto';
import type { WebhookEvent } from '@hearth/domain/contract/webhooks.ts';
import type { StoredInquiryType } from '@hearth/domain/inquiry/inquiry-types.ts';
import type { Database, Db } from '../db/database.ts';
import type { Inquiry } from '../inquiries/inquiry.ts';
import type { JobRunner } from '../jobs/job-runner.ts';
import { disabled, type SendLater, type WebhookJob, withdrawn } from './deliver.service.ts';
import { endpointsSent, endWaiting, insertDelivery, startRound } from './deliveries.queries.ts';
import { endpointsFor } from './endpoints.queries.ts';
import { formats } from './formats/formats.ts';

/** The database may be down for six days; attempts that fail are no errors here, but turns of their own. */
const patient = { limit: 150, delaySeconds: 5, maxDelaySeconds: 3600 };

/** Far longer than an attempt may take. */
const EXPIRE_SECONDS = 60;

const CONCURRENCY = 20;

/** People who want to work for the brokerage: the owner of a page's key gets nothing about them. */
const isOfBrokerage = (type: StoredInquiryType): boolean => type === 'request-an-interview';

type AnnouncedInquiry = Pick<Inquiry, 'id' | 'embedKey' | 'type'>;

/** Events of inquiries for the endpoints of partners: each is a row of `webhook_delivery` and a job for each attempt. */
export interface WebhookQueue {
  /** Queues an inquiry for the endpoints of its page's key, in the caller's transaction. Prepare the job runner first. */
  announce(transaction: Db, inquiry: AnnouncedInquiry, at: Date): Promise<void>;
  /** Ends what waits of inquiries whose senders withdrew consent, and queues the news for endpoints that were sent them. */
  announceWithdrawal(transaction: Db, inquiries: readonly AnnouncedInquiry[], at: Date): Promise<void>;
  /** Sends a delivery again, by a new round of attempts; false for an unknown one. */
  redeliver(id: string): Promise<boolean>;
  /** Makes this process look for deliveries now instead of at its next poll. */
  wake(): void;
}

interface WebhookQueueOptions {
  readonly db: Database;
  readonly jobs: JobRunner;
  readonly clock: () => Date;
  /** Sends a delivery once; programs that run no jobs have none. */
  readonly deliver?: (later: SendLater, job: WebhookJob) => Promise<void>;
}

/** Defines the job `webhook` and returns the queue of deliveries for it. */
export function createWebhookQueue({
  db,
  jobs,
  clock,
  deliver = notHere,
}: WebhookQueueOptions): WebhookQueue {
  const queue = jobs.define<WebhookJob>({
    ...{ name: 'webhook', retry: patient, expireSeconds: EXPIRE_SECONDS, concurrency: CONCURRENCY },
    // A job may queue the next one while it runs.
    singletonKey: ({ id, turn }) => `${id} ${turn}`,
    hasDeadLetters: false,
    run: (job) => deliver(later, job),
  });
  const later: SendLater = (transaction, job, delaySeconds) => queue.send(transaction, job, { delaySeconds });

  async function add(
    transaction: Db,
    event: WebhookEvent,
    { id: inquiryId, embedKey, type }: AnnouncedInquiry,
    { at, only }: { readonly at: Date; readonly only?: readonly string[] },
  ): Promise<void> {
    if (embedKey === null || isOfBrokerage(type)) return;
    for (const endpoint of await endpointsFor(transaction, embedKey, event)) {
      if (!formats[endpoint.format].takes(type) || only?.includes(endpoint.id) === false) continue;
      const isEnded = endpoint.disabledAt !== null;
      const id = randomUUID();
      const isNew = await insertDelivery(transaction, {
        ...{ id, endpointId: endpoint.id, inquiryId, event, createdAt: at, attempts: 0, turn: 0 },
        ...{ nextAttemptAt: isEnded ? null : at, outcome: isEnded ? 'ended' : null },
        ...{ lastAttemptAt: null, lastStatus: null, lastError: isEnded ? disabled : null },
      });
      if (isNew && !isEnded) await queue.send(transaction, { id, turn: 0 });
    }
  }

  return {
    announce: (transaction, inquiry, at) => add(transaction, 'inquiry.created', inquiry, { at }),
    async announceWithdrawal(transaction, inquiries, at) {
      const createdOf = inquiries.map(({ id }) => id);
      await endWaiting(transaction, { createdOf }, withdrawn);
      for (const inquiry of inquiries) {
        const only = await endpointsSent(transaction, inquiry.id);
        await add(transaction, 'inquiry.consent_withdrawn', inquiry, { at, only });
      }
    },
    async redeliver(id) {
      await jobs.prepare();
      const isFound = await db.kysely.transaction().execute(async (transaction) => {
        const turn = await startRound(transaction, id, clock());
        if (turn !== undefined) await queue.send(transaction, { id, turn });
        return turn !== undefined;
      });
      queue.wake();
      return isFound;
    },
    wake: queue.wake,
  };
}

const notHere = async (): Promise<void> => {
  throw new Error('this program sends no webhooks');
};
