import etag from '@fastify/etag';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/**
 * Gives answers a tag of their content, so that asking for the same again costs 304 and no body. The tag is weak: packed and plain
 * answers share it. Errors, answers to forms and `no-store` answers have none: the plugin tags every answer, and
 * would replace each by a 304.
 */
export async function tagAnswers(app: FastifyInstance): Promise<void> {
  await app.register(etag, { weak: true, replyWith304: false });
  app.addHook('onSend', async (request, reply, payload) => {
    if (!mayBeTagged(request, reply)) {
      reply.removeHeader('etag');
      return payload;
    }
    if (reply.statusCode !== 200 || !isKnown(request, reply)) return payload;
    reply.code(304);
    return '';
  });
}

/** Files compare their tags by themselves: 304, or 206 for a part of one. */
const TAGGED_STATUSES: readonly number[] = [200, 206, 304];

const mayBeTagged = ({ method }: FastifyRequest, reply: FastifyReply): boolean =>
  (method === 'GET' || method === 'HEAD') &&
  TAGGED_STATUSES.includes(reply.statusCode) &&
  reply.getHeader('cache-control') !== 'no-store';

/** Returns whether the request names the tag of the answer, in the weak comparison of RFC 9110. */
function isKnown({ headers }: FastifyRequest, reply: FastifyReply): boolean {
  const tag = reply.getHeader('etag');
  const known = headers['if-none-match'];
  if (typeof tag !== 'string' || known === undefined) return false;
  return known.split(',').some((entry) => entry.trim() === '*' || opaque(entry) === opaque(tag));
}

const opaque = (tag: string): string => tag.trim().replace(/^W\//, '');
