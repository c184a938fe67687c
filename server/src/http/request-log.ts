import type { FastifyInstance } from 'fastify';
import { withoutSecrets } from './without-secrets.ts';

/** Logs one line a request at level info; without the query, which may reveal what a visitor is looking for. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
  app.addHook('onResponse', async (request, reply) => {
    const milliseconds = Math.round(reply.elapsedTime * 10) / 10;
    const path = withoutSecrets(request.url.split('?')[0] ?? '');
    request.log.info({ method: request.method, path, status: reply.statusCode, milliseconds }, 'request');
  });
}
