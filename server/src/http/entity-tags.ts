import etag from '@fastify/etag';
import type { FastifyInstance } from 'fastify';

/**
 * Gives answers a tag of their content, so that asking for the same again costs 304 and no body. The tag is weak: packed and plain
 * answers share it.
 */
export async function tagAnswers(app: FastifyInstance): Promise<void> {
  await app.register(etag, { weak: true });
}
