import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

export interface UnreadLimits {
  /** Requests of one connection that may be under way at once. */
  readonly pipelined: number;
  /** The unread parts of answers of all connections together, in the memory of this process. */
  readonly unreadBytes: number;
  readonly checkMs: number;
}

/** Browsers and proxies wait for an answer before they ask again over the same connection. */
const usualLimits: UnreadLimits = {
  pipelined: 10,
  unreadBytes: 64 * 1_048_576,
  checkMs: 1000,
};

/** A connection, and when it last took a part of what it was sent. */
interface Reader {
  /** Answers that it has not received whole: one in transit, others behind it. */
  readonly underWay: Set<ServerResponse>;
  taken: number;
  stalledSince: number;
}

/**
 * Closes connections of senders that ask much and read little: with more requests at once than any browser sends, and, where
 * unread answers fill the memory, those that have read nothing for the longest time. `connectionTimeout` ends those that read
 * nothing for a minute in any case.
 */
export function boundUnreadAnswers(app: FastifyInstance, limits: UnreadLimits = usualLimits): void {
  const readers = new Map<Socket, Reader>();
  app.server.on('connection', (socket: Socket) => {
    readers.set(socket, { underWay: new Set(), taken: 0, stalledSince: performance.now() });
    socket.once('close', () => readers.delete(socket));
  });
  app.addHook('onRequest', async ({ raw: { socket } }, reply) => {
    const underWay = readers.get(socket)?.underWay;
    underWay?.add(reply.raw);
    reply.raw.once('close', () => underWay?.delete(reply.raw));
    // Node goes on reading requests that arrived together, also after their connection was closed.
    if (!socket.destroyed && (underWay?.size ?? 0) <= limits.pipelined) return;
    reply.hijack();
    socket.destroy();
  });
  const timer = setInterval(() => closeLongestUnread(readers, limits.unreadBytes), limits.checkMs);
  timer.unref();
  app.addHook('onClose', async () => clearInterval(timer));
}

function closeLongestUnread(readers: ReadonlyMap<Socket, Reader>, most: number): void {
  const now = performance.now();
  for (const [socket, reader] of readers) noteProgress(socket, reader, now);
  const unread = [...readers]
    .map(([socket, reader]) => ({ socket, reader, bytes: unreadBytes(socket, reader) }))
    .filter(({ bytes }) => bytes > 0)
    .toSorted((one, other) => one.reader.stalledSince - other.reader.stalledSince);
  let sum = unread.reduce((before, { bytes }) => before + bytes, 0);
  for (const { socket, bytes } of unread) {
    if (sum <= most) return;
    sum -= bytes;
    socket.destroy();
  }
}

function noteProgress(socket: Socket, reader: Reader, now: number): void {
  const taken = socket.bytesWritten - socket.writableLength;
  if (taken === reader.taken && socket.writableLength > 0) return;
  reader.taken = taken;
  reader.stalledSince = now;
}

/** Only the answer in transit has the socket; those behind it wait with their own bytes. */
const unreadBytes = (socket: Socket, { underWay }: Reader): number =>
  [...underWay]
    .filter((answer) => answer.socket === null)
    .reduce((sum, answer) => sum + answer.writableLength, socket.writableLength);
