import { Agent, get } from 'node:http';
import { parentPort, workerData } from 'node:worker_threads';
import { createBalancer } from './balancer.ts';

const EVERY_MS = 25;
/** Clients that wait send no others: a queue of our own would count as the server's. */
const MOST_WAITING = 10;

const origins = workerData as readonly string[];
const balancer = createBalancer(origins);
const agent = new Agent({ keepAlive: true, maxSockets: 20 });
const times: number[] = [];
let waiting = 0;

/** A request without an answer goes to another server, as that of a visitor who is cut off by a crash. */
function ask(): void {
  const origin = waiting < MOST_WAITING ? balancer.next() : undefined;
  if (origin === undefined) return;
  waiting += 1;
  const startedAt = performance.now();
  get(`${origin}/api/site`, { agent, timeout: 30_000 }, (answer) => {
    answer.resume();
    answer.once('end', () => {
      if (answer.statusCode === 200) times.push(performance.now() - startedAt);
      else balancer.failed(origin);
    });
  })
    .once('error', () => balancer.failed(origin))
    .once('close', () => {
      waiting -= 1;
    });
}

const timer = setInterval(ask, EVERY_MS);
parentPort?.once('message', () => {
  clearInterval(timer);
  balancer.stop();
  parentPort?.postMessage(times);
});
