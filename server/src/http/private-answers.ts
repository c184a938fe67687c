import type { FastifyInstance, FastifyReply } from 'fastify';
import { isApiRequest } from './is-api-request.ts';
import { visitIfDecided } from './visit.ts';

/**
 * Prevents caches from sending the response for one person to another. API responses for signed-in people are `private`,
 * and the browser revalidates them before each use, because the person may have signed out. Call this after `tagAnswers`,
 * so that a revalidation returns 304.
 */
export function keepAnswersPrivate(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply) => {
    if (!isApiRequest(request)) return;
    const visit = visitIfDecided(request);
    if (visit === undefined || visit.viewer.role === 'guest') return;
    if (reply.getHeader('cache-control') !== 'no-store') reply.header('cache-control', 'private, no-cache');
  });
}

/**
 * Lets caches serve an answer that depends on the viewer to all guests. A request with a session, by cookie or token, is not a
 * guest's, so caches must not serve this answer to it.
 */
export function shareAmongGuests(reply: FastifyReply, seconds: number): void {
  reply.header('cache-control', `public, max-age=${seconds}`);
  reply.header('vary', [reply.getHeader('vary'), 'cookie, authorization'].filter(Boolean).join(', '));
}
