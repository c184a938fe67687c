import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { SiteTimes } from './part.ts';

/** Other clients that read `/api/site` all the time, on a thread of their own so that the attacker's work does not count as theirs. */
export interface SiteWatch {
  stop(): Promise<Omit<SiteTimes, 'p99Before'>>;
}

export function watchSite(origins: readonly string[]): SiteWatch {
  const thread = new Worker(new URL('site-watch-thread.ts', import.meta.url), { workerData: origins });
  return {
    async stop() {
      thread.postMessage('stop');
      const [times] = (await once(thread, 'message')) as [number[]];
      await thread.terminate();
      return timesOf(times);
    },
  };
}

function timesOf(times: readonly number[]): Omit<SiteTimes, 'p99Before'> {
  const sorted = [...times].sort((one, other) => one - other);
  const at = (share: number) =>
    round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0);
  return { answers: sorted.length, p50: at(0.5), p99: at(0.99), longest: round(sorted.at(-1) ?? 0) };
}

const round = (milliseconds: number): number => Math.round(milliseconds * 10) / 10;
