import sse from '@fastify/sse';
import { getLive } from '@hearth/domain/contract/live.ts';
import { AppError } from '../http/errors.ts';
import { serveToPortal } from '../http/portal-scope.ts';
import type { Resource } from '../http/resource.ts';
import { route } from '../http/route.ts';
import { liveRights } from '../live-rights.ts';
import { createLiveStreams } from './live-streams.ts';

/** Bytes that wait for a page: more of them wait only where it has stopped reading, as suspended pages do. */
const MOST_WAITING = 256 * 1024;

/** The stream of changes to open pages of signed-in people. */
export const liveRoutes: Resource = async (app, { db, config, clock, sessions }) => {
  const onError = (error: unknown) => app.log.error({ err: error }, 'live');
  const streams = createLiveStreams({ db, clock, rights: liveRights, onError });
  // The server waits for answers in transit, and these have no end.
  app.addHook('preClose', async () => streams.end());
  app.addHook('onClose', streams.close);
  // Heartbeats are events, which pages see.
  await app.register(sse, { heartbeatInterval: 0 });
  await serveToPortal(app, config, (scope) => {
    route(scope, getLive, async ({ visit }, request, reply) => {
      const { sessionId } = await sessions.require(request);
      const { sse: stream } = reply;
      if (stream === undefined) throw new AppError('bad_request');
      const send = (event: string, data: unknown) => {
        // The page opens another stream once it goes on, and requests everything again.
        if (reply.raw.writableLength > MOST_WAITING) reply.raw.destroy();
        else if (stream.isConnected) stream.send({ event, data }).catch(onError);
      };
      const remove = await streams.open({ sessionId, visit, send, close: () => stream.close() });
      stream.onClose(remove);
      stream.keepAlive();
      send('beat', null);
    });
  });
};
