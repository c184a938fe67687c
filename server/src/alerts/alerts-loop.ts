import { listenToEvents, settleEvents } from '../listings/listing-log.service.ts';
import { type AlertMatcher, createAlertMatcher } from './alert-matcher.ts';
import { closeDueDigests } from './digest.service.ts';
import type { DigestSource } from './digest-content.service.ts';
import { nextDueAt } from './digests.queries.ts';

/** Matches the events that have come since the last run, and sends the digests that are due. */
export async function runAlerts(source: DigestSource, matcher: AlertMatcher): Promise<void> {
  const last = await settleEvents(source.db.kysely);
  await matcher.refresh(source.clock());
  await matcher.match(last, source.clock());
  await matcher.matchOpenHouses(source.clock());
  await closeDueDigests(source);
}

/** The alerts of one process: it runs them when a change of listings is committed, and when a digest is due. */
export interface AlertsLoop {
  /** Listens to changes of all processes. */
  start(): Promise<void>;
  /** Runs the alerts. A call during a run has them run once more; it resolves when they have. */
  run(): Promise<void>;
  /** Resolves once nothing runs any more. */
  close(): Promise<void>;
}

/** Digests that are due later are left to the job, which runs every minute. */
const LONGEST_WAIT_MS = 60_000;

export function createAlertsLoop(source: DigestSource, onError: (error: unknown) => void): AlertsLoop {
  let matcher: AlertMatcher | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;
  let running: Promise<void> | undefined;
  let next: Promise<void> | undefined;

  async function runOnce(): Promise<void> {
    clearTimeout(timer);
    matcher ??= createAlertMatcher(source.searching, source.config.alertShare);
    await runAlerts(source, matcher);
    const now = source.clock();
    const dueAt = await nextDueAt(source.db.kysely, now);
    const wait = dueAt === null ? LONGEST_WAIT_MS : dueAt.getTime() - now.getTime();
    if (wait < LONGEST_WAIT_MS && !isClosed) timer = setTimeout(wake, wait).unref();
  }

  function run(): Promise<void> {
    if (isClosed) return Promise.resolve();
    if (running === undefined) {
      running = runOnce().finally(() => {
        running = undefined;
      });
      return running;
    }
    next ??= running
      .catch(() => {})
      .then(() => {
        next = undefined;
        return run();
      });
    return next;
  }

  const wake = (): void => void run().catch(onError);
  const listener = listenToEvents(source.db, wake, onError);
  return {
    start: listener.start,
    run,
    async close() {
      isClosed = true;
      clearTimeout(timer);
      await listener.close();
      await next?.catch(() => {});
      await running?.catch(() => {});
    },
  };
}
