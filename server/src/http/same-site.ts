import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from './errors.ts';
import { isApiRequest } from './is-api-request.ts';
import { isOwnOrigin } from './origin.ts';

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses requests that another site sends in the name of a visitor. Browsers say where a request comes from (`Sec-Fetch-Site`,
 * `Origin`); a program, which says neither, has no cookies of a visitor.
 * @throws AppError cross_site_refused
 */
export function refuseCrossSite(request: FastifyRequest, publicUrl: string): void {
  if (SAFE.has(request.method)) return;
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin' && site !== 'none')
    throw new AppError('cross_site_refused');
  const { origin } = request.headers;
  if (origin !== undefined && !isOwnOrigin(origin, request, publicUrl))
    throw new AppError('cross_site_refused');
}

/**
 * Refuses cross-site requests to the API that carry a visitor's session. Call this after `guardEmbeds`: cookies do not count on
 * pages of partners.
 * @param hasSession whether a request has a cookie of a session
 */
export function guardSessions(
  app: FastifyInstance,
  publicUrl: string,
  hasSession: (request: FastifyRequest) => boolean,
): void {
  app.addHook('preParsing', async (request) => {
    if (isApiRequest(request) && request.embed === null && hasSession(request))
      refuseCrossSite(request, publicUrl);
  });
}
