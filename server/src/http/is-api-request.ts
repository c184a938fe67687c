import type { FastifyRequest } from 'fastify';

/** Returns whether the API serves the request: by its route, since an address has many spellings ('/%61pi/...'). */
export const isApiRequest = (request: FastifyRequest): boolean =>
  (request.routeOptions.url ?? request.url).startsWith('/api/');
