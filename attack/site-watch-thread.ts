import { Agent, get } from 'node:http';
import { parentPort, workerData } from 'node:worker_threads';
import { createBalancer } from './balancer.ts';

const EVERY_MS = 25;
/** Then the answer counts as one that took so long. */
const TIMEOUT_MS = 30_000;
/** Clients that wait send no others: a queue of our own would count as the server's. */
const MOST_WAITING = 10;

const origins = workerData as readonly string[];
const balancer = createBalancer(origins);
const agent = new Agent({ keepAlive: true, maxSockets: 20 });
const times: number[] = [];
/** When the requests began that wait for their answers. */
const pending = new Set<number>();

/** A request without an answer goes to another server, as that of a visitor who is cut off by a crash. */
function ask(): void {
  const origin = pending.size < MOST_WAITING ? balancer.next() : undefined;
  if (origin === undefined) return;
  const startedAt = performance.now();
  pending.add(startedAt);
  const request = get(`${origin}/api/site`, { agent, timeout: TIMEOUT_MS }, (answer) => {
    answer.resume();
    answer.once('end', () => {
      if (answer.statusCode === 200) times.push(performance.now() - startedAt);
      else balancer.failed(origin);
    });
  });
  request
    .once('timeout', () => {
      times.push(TIMEOUT_MS);
      request.destroy();
    })
    .once('error', () => balancer.failed(origin))
    .once('close', () => pending.delete(startedAt));
}

const timer = setInterval(ask, EVERY_MS);
parentPort?.once('message', () => {
  clearInterval(timer);
  balancer.stop();
  const now = performance.now();
  parentPort?.postMessage([...times, ...[...pending].map((startedAt) => now - startedAt)]);
});
