import type { FastifyInstance } from 'fastify';
import { bringsBody } from './brings-body.ts';

export interface BodyPace {
  /** A body may take so long at any pace. */
  readonly graceMs: number;
  /** Afterwards it must have come at least so fast on the average. */
  readonly bytesPerSecond: number;
}

/** The slowest mobile networks send ten times as fast; what a form sends is a few kilobytes. */
const usualPace: BodyPace = { graceMs: 10_000, bytesPerSecond: 1000 };

/**
 * Ends requests whose body drips in, with a 408. Node's own limit is one of time alone, and long enough for a large body on a
 * slow line.
 */
export function refuseSlowBodies(app: FastifyInstance, pace: BodyPace = usualPace): void {
  app.addHook('onRequest', async ({ raw }, reply) => {
    if (raw.complete || !bringsBody(raw)) return;
    const { socket } = raw;
    const [startedAt, read] = [performance.now(), socket.bytesRead];
    const timer = setInterval(() => {
      const seconds = (performance.now() - startedAt) / 1000;
      if (socket.bytesRead - read >= seconds * pace.bytesPerSecond) return;
      clearInterval(timer);
      // Closes like Node at the end of its limit.
      app.server.emit('clientError', timeout(), socket);
    }, pace.graceMs);
    timer.unref();
    raw.once('end', () => clearInterval(timer));
    reply.raw.once('close', () => clearInterval(timer));
  });
}

const timeout = (): Error =>
  Object.assign(new Error('the body comes too slowly'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });
