import type { FastifyRequest } from 'fastify';

/** Whether the API answers: by the route that was found, since an address may be written in many ways ('/%61pi/...'). */
export const isApiRequest = (request: FastifyRequest): boolean =>
  (request.routeOptions.url ?? request.url).startsWith('/api/');
