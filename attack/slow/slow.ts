import { setTimeout as sleep } from 'node:timers/promises';
import { type Arena, besideSite, inArena } from '../arena.ts';
import { memoryMb } from '../memory.ts';
import type { AttackPart, PartReport } from '../part.ts';
import { type Connection, connectTo } from './connection.ts';

const CLIENTS = 60;
/** Not all at once: the target is the memory. */
const BETWEEN_MS = 100;
const DRIPPERS = 30;
const PIPELINED = 20;
/** Once all are connected. */
const WATCH_MS = 40_000;
/** The server keeps 64 MB of unread answers. The garbage of thousands of answers comes on top. Before there was a bound it was 400. */
const MOST_GROWTH_MB = 300;
/** The server ends any request after 30 seconds, which it checks every two. */
const LONGEST_DRIP_MS = 34_000;

/** Hundreds of kilobytes, which cost little to make. */
const LARGE = '/api/docs/json';

/** Clients that ask much and read nothing, that pipeline without reading, and that send a byte a second. */
export const slow: AttackPart = {
  name: 'slow',
  what: `${CLIENTS} readers that do not read, ${CLIENTS} that pipeline, ${DRIPPERS} that send headers or bodies by drips`,
  siteLimitMs: 100,
  run: () => inArena({ servers: 1 }, attack),
};

async function attack({ origins, servers }: Arena): Promise<PartReport> {
  const [origin = ''] = origins;
  const before = memoryMb(servers[0]?.pid);
  const [result, site] = await besideSite([origin], () => besiege(origin, () => memoryMb(servers[0]?.pid)));
  const growth = result.mostMb - before;
  return {
    sent: 2 * CLIENTS + DRIPPERS,
    stored: 2 * CLIENTS + DRIPPERS,
    lost: 0,
    doubled: 0,
    slowestMs: result.longestDripMs,
    site,
    more: {
      'memory before / most, MB': `${before} / ${result.mostMb}`,
      'slow connections that the server ended': result.ended,
    },
    failures: [
      ...(growth > MOST_GROWTH_MB ? [`the memory of the server grew by ${growth} MB`] : []),
      ...(result.drippersLeft > 0
        ? [`${result.drippersLeft} dripping senders were not ended in ${LONGEST_DRIP_MS} ms`]
        : []),
    ],
  };
}

async function besiege(origin: string, memory: () => number) {
  const get = `GET ${LARGE} HTTP/1.1\r\nhost: localhost\r\n\r\n`;
  const unread = await connectAll(origin, CLIENTS, (connection) => connection.write(get.repeat(3)));
  const pipelining = await connectAll(origin, CLIENTS, (connection) =>
    connection.write(get.repeat(PIPELINED)),
  );
  const drippingSince = performance.now();
  const drippers = await connectAll(origin, DRIPPERS, (connection, nth) => drip(connection, nth));
  const connectedAt = performance.now();
  let [mostMb, longestDripMs] = [memory(), 0];
  while (performance.now() - connectedAt < WATCH_MS) {
    await sleep(500);
    mostMb = Math.max(mostMb, memory());
    if (drippers.some((connection) => connection.isOpen()))
      longestDripMs = Math.round(performance.now() - drippingSince);
  }
  const all = [...unread, ...pipelining, ...drippers];
  const open = await Promise.all(all.map((connection) => connection.check()));
  const ended = open.filter((isOpen) => !isOpen).length;
  const drippersLeft =
    longestDripMs > LONGEST_DRIP_MS ? drippers.filter((connection) => connection.isOpen()).length : 0;
  for (const connection of all) connection.end();
  return { mostMb, ended, longestDripMs, drippersLeft };
}

async function connectAll(
  origin: string,
  count: number,
  begin: (connection: Connection, nth: number) => void,
): Promise<Connection[]> {
  const connections: Connection[] = [];
  for (let nth = 0; nth < count; nth++) {
    const connection = connectTo(origin);
    begin(connection, nth);
    connections.push(connection);
    await sleep(BETWEEN_MS);
  }
  return connections;
}

/** Half of them never end their headers, half never end a body of a hundred kilobytes. */
function drip(connection: Connection, nth: number): void {
  const head = 'POST /api/polygon HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n';
  connection.write(nth % 2 === 0 ? head : `${head}content-length: 100000\r\n\r\n{`);
  const timer = setInterval(() => {
    if (!connection.isOpen()) clearInterval(timer);
    else connection.write(nth % 2 === 0 ? 'x-drip: 1\r\n' : ' ');
  }, 1000);
  timer.unref();
}
