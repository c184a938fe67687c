import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from './errors.ts';
import { isApiRequest } from './is-api-request.ts';
import { networkOf } from './network-of.ts';

const WINDOW = '1 minute';

/** Counts API requests by network; files and health checks are not counted. 0 turns it off. */
export async function limitRequests(app: FastifyInstance, requestsPerMinute: number): Promise<void> {
  await app.register(rateLimit, {
    // Without it limits by key work all the same.
    global: requestsPerMinute > 0,
    max: requestsPerMinute,
    timeWindow: WINDOW,
    keyGenerator: ({ ip }) => networkOf(ip),
    allowList: (request) => !isApiRequest(request),
    errorResponseBuilder: () => new AppError('too_many_requests'),
  });
}

/** A part of the limit for what costs more than most requests; 0 where there is no limit. */
export const shareOf = (requestsPerMinute: number, share: number): number =>
  requestsPerMinute === 0 ? 0 : Math.max(1, Math.round(requestsPerMinute * share));

/** Counts a request for its embed key, if it has one. @throws AppError too_many_requests, with `retry-after` in the answer */
export type CountForKey = (request: FastifyRequest, reply: FastifyReply) => Promise<void>;

/**
 * A limit for all pages of one embed key together, counted apart from other limits.
 * @param most requests a minute; 0 is any number
 */
export function limitByKey(app: FastifyInstance, most: (request: FastifyRequest) => number): CountForKey {
  const count = app.createRateLimit({
    max: most,
    timeWindow: WINDOW,
    keyGenerator: (request) => request.embed?.key ?? '',
    allowList: (request) => request.embed === null || most(request) === 0,
  });
  return async (request, reply) => {
    const counted = await count(request);
    if (counted.isAllowed || !counted.isExceeded) return;
    reply.header('retry-after', counted.ttlInSeconds);
    throw new AppError('too_many_requests');
  };
}
