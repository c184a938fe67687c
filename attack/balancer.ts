import { setTimeout as sleep } from 'node:timers/promises';
import { isReady } from './server-processes.ts';

/** Sends clients to servers that are ready, as a load balancer does that asks for `/readyz`. */
export interface Balancer {
  /** The next server in turn that is ready; undefined while none is. */
  next(): string | undefined;
  /** A request had no answer, or was refused for the time being: the server gets no others until it is ready. */
  failed(origin: string): void;
  stop(): void;
}

const LOOK_AGAIN_MS = 100;

export function createBalancer(origins: readonly string[]): Balancer {
  const away = new Set<string>();
  let [turn, hasStopped] = [0, false];
  async function watch(origin: string): Promise<void> {
    while (!hasStopped && !(await isReady(origin))) await sleep(LOOK_AGAIN_MS);
    away.delete(origin);
  }
  return {
    next() {
      const there = origins.filter((origin) => !away.has(origin));
      turn += 1;
      return there[turn % there.length];
    },
    failed(origin) {
      if (away.has(origin)) return;
      away.add(origin);
      void watch(origin);
    },
    stop() {
      hasStopped = true;
    },
  };
}
