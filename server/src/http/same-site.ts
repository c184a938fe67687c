import type { FastifyRequest } from 'fastify';
import { AppError } from './errors.ts';
import { isHost } from './origin.ts';

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
  if (origin === undefined) return;
  if (origin !== new URL(publicUrl).origin && !isHost(origin, request.host))
    throw new AppError('cross_site_refused');
}
