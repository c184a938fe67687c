import type { FastifyInstance, FastifyReply } from 'fastify';
import { visitIfDecided } from './visit.ts';

/**
 * No cache may give one person's answer to another. The API's answers to people who have signed in are `private`, and their
 * browser asks again before it uses one, since the person may have signed out. Call it after `tagAnswers`: asking again then
 * costs 304.
 */
export function keepAnswersPrivate(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply) => {
    const visit = visitIfDecided(request);
    if (visit === undefined || visit.viewer.role === 'guest') return;
    if (reply.getHeader('cache-control') !== 'no-store') reply.header('cache-control', 'private, no-cache');
  });
}

/**
 * Lets caches use an answer that depends on the viewer for all guests. A request with a session cookie is not a guest's, so caches
 * must not answer it with this.
 */
export function shareAmongGuests(reply: FastifyReply, seconds: number): void {
  reply.header('cache-control', `public, max-age=${seconds}`);
  reply.header('vary', [reply.getHeader('vary'), 'cookie'].filter(Boolean).join(', '));
}
