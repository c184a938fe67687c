import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/**
 * Gives answers that browsers may keep for a while a tag of their content, so that asking again after that costs 304 and no
 * body. The tag is weak: packed and plain answers share it.
 */
export function tagAnswers(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (!isKept(request, reply) || typeof payload !== 'string') return payload;
    const tag = `W/"${createHash('sha256').update(payload).digest('base64url').slice(0, 22)}"`;
    reply.header('etag', tag);
    if (!namesTag(request.headers['if-none-match'], tag)) return payload;
    reply.code(304).removeHeader('content-length');
    return '';
  });
}

const isKept = (request: FastifyRequest, reply: FastifyReply): boolean =>
  (request.method === 'GET' || request.method === 'HEAD') &&
  reply.statusCode === 200 &&
  !reply.hasHeader('etag') &&
  /\bmax-age=[1-9]/.test(String(reply.getHeader('cache-control'))) &&
  String(reply.getHeader('content-type')).startsWith('application/json');

const namesTag = (header: string | undefined, tag: string): boolean =>
  header !== undefined && (header.trim() === '*' || header.split(',').some((each) => each.trim() === tag));
