import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { AppError } from './errors.ts';
import { isApiRequest } from './is-api-request.ts';

/** Counts API requests by address; files and health checks are not counted. 0 turns it off. */
export async function limitRequests(app: FastifyInstance, requestsPerMinute: number): Promise<void> {
  if (requestsPerMinute === 0) return;
  await app.register(rateLimit, {
    max: requestsPerMinute,
    timeWindow: '1 minute',
    allowList: (request) => !isApiRequest(request),
    errorResponseBuilder: () => new AppError('too_many_requests'),
  });
}

/** A part of the limit for what costs more than most requests; 0 where there is no limit. */
export const shareOf = (requestsPerMinute: number, share: number): number =>
  requestsPerMinute === 0 ? 0 : Math.max(1, Math.round(requestsPerMinute * share));
