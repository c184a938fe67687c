import { Socket } from 'node:net';
import { longestBodyMs } from '@hearth/domain/contract/longest-body.ts';
import type { FastifyInstance } from 'fastify';
import { bringsBody } from './brings-body.ts';

export interface BodyPace {
  /** Milliseconds between two looks at a body that is coming. */
  readonly lookMs: number;
  /** Least speed between two looks. */
  readonly bytesPerSecond: number;
}

/** Lines of phones stall for ten seconds and go on; the slowest mobile networks send ten times as fast. */
const usualPace: BodyPace = { lookMs: 15_000, bytesPerSecond: 1000 };

/**
 * Ends requests whose body drips in or stops, with a 408, and those that take longer than the most bytes of their route take on a
 * bad line. Node's own limit is one of time alone, the same for a form and for a large photo.
 */
export function refuseSlowBodies(app: FastifyInstance, pace: BodyPace = usualPace): void {
  app.addHook('onRequest', async ({ raw, routeOptions }) => {
    const { socket } = raw;
    // An injected request has no connection, and its body is there at once.
    if (raw.complete || !bringsBody(raw) || !(socket instanceof Socket)) return;
    const endsAt = performance.now() + longestBodyMs(routeOptions.bodyLimit ?? 0);
    let read = socket.bytesRead;
    const timer = setInterval(() => {
      const came = socket.bytesRead - read;
      read = socket.bytesRead;
      if (raw.complete || socket.destroyed) return clearInterval(timer);
      if (came >= (pace.lookMs / 1000) * pace.bytesPerSecond && performance.now() < endsAt) return;
      clearInterval(timer);
      // Closes like Node at the end of its limit.
      app.server.emit('clientError', timeout(), socket);
    }, pace.lookMs);
    timer.unref();
    // An answer may come before the end of the body, which the connection still reads.
    raw.once('close', () => clearInterval(timer));
  });
}

const timeout = (): Error =>
  Object.assign(new Error('the body comes too slowly'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });
