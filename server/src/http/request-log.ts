import type { FastifyInstance } from 'fastify';

/** Logs one line a request at level info; without the query, which may reveal what a visitor is looking for. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
  app.addHook('onResponse', async (request, reply) => {
    const milliseconds = Math.round(reply.elapsedTime * 10) / 10;
    const path = withoutKeyLink(request.url.split('?')[0] ?? '');
    request.log.info({ method: request.method, path, status: reply.statusCode, milliseconds }, 'request');
  });
}

/** The page of an embed key is open to all who have its link. */
const withoutKeyLink = (path: string): string => path.replace(/(\/embed\/key\/)[^/]+/i, '$1…');
