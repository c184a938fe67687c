import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { createBalancer } from '../balancer.ts';
import { sendInquiry } from './send-inquiry.ts';

export interface LoadResult {
  /** Idempotency keys of inquiries that a server acknowledged. */
  readonly acknowledged: readonly string[];
  /** Attempts, with those that failed or got no answer. */
  readonly attempts: number;
  /** Answers that are neither OK nor a refusal for the time being, such as 500. */
  readonly wrong: readonly string[];
  readonly slowestMs: number;
}

/** Clients that send inquiries; each is sent again, with its key, until a server acknowledges it, as the form does. */
export interface InquiryLoad {
  /** Inquiries acknowledged so far. */
  count(): number;
  /** Ends the clients once each has its acknowledgement, or after so long without. */
  stop(patienceMs: number): Promise<LoadResult>;
}

export function startInquiries(origins: readonly string[], clients: number): InquiryLoad {
  const acknowledged: string[] = [];
  const wrong: string[] = [];
  const balancer = createBalancer(origins);
  let [attempts, slowestMs, isStopping, endsAt] = [0, 0, false, Infinity];

  async function attempt(key: string): Promise<boolean> {
    const origin = balancer.next();
    if (origin === undefined) return false;
    const startedAt = performance.now();
    attempts += 1;
    const status = await statusOf(origin, key);
    slowestMs = Math.max(slowestMs, performance.now() - startedAt);
    if (status === null || status === 503) balancer.failed(origin);
    else if (status !== 200) wrong.push(`${status} for the inquiry ${key}`);
    return status === 200;
  }
  async function client(): Promise<void> {
    while (!isStopping) {
      const key = randomUUID();
      while (performance.now() < endsAt) {
        if (await attempt(key)) {
          acknowledged.push(key);
          break;
        }
        await sleep(50);
      }
    }
  }
  const all = Promise.all(Array.from({ length: clients }, client));
  return {
    count: () => acknowledged.length,
    async stop(patienceMs) {
      isStopping = true;
      endsAt = performance.now() + patienceMs;
      await all;
      balancer.stop();
      return { acknowledged, attempts, wrong, slowestMs: Math.round(slowestMs) };
    },
  };
}

/** null: the server did not answer. */
const statusOf = (origin: string, key: string): Promise<number | null> =>
  sendInquiry(origin, key).then(
    async (answer) => {
      await answer.arrayBuffer();
      return answer.status;
    },
    () => null,
  );
