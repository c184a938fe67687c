import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { networkOf } from '../http/network-of.ts';
import { portalPolicy, sendPageHeaders } from '../http/security-headers.ts';
import { paragraph, plainPage } from '../legal/plain-page.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Set by routes outside of the API that render a page; they count for the limit of pages. */
    readonly isPage?: boolean;
  }
}

/** Counts a page for the reader's network; above the limit it sends a refusal and returns true. */
export type PageLimit = (request: FastifyRequest, reply: FastifyReply) => Promise<boolean>;

/** Pages a minute: as many as requests of the API, counted apart: each page is rendered here and asks the API in turn. */
export function limitPages(app: FastifyInstance, config: Config): PageLimit {
  const { requestsPerMinute } = config;
  const count = app.createRateLimit({
    max: requestsPerMinute,
    timeWindow: '1 minute',
    keyGenerator: ({ ip }) => networkOf(ip),
    allowList: () => requestsPerMinute === 0,
  });
  const isRefused: PageLimit = async (request, reply) => {
    const counted = await count(request);
    if (counted.isAllowed || !counted.isExceeded) return false;
    sendPageHeaders(reply, portalPolicy())
      .code(429)
      .header('retry-after', counted.ttlInSeconds)
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(tooMany(config));
    return true;
  };
  app.addHook('preHandler', async (request, reply) => {
    if (request.routeOptions.config.isPage && (await isRefused(request, reply))) return reply;
  });
  return isRefused;
}

const tooMany = (config: Config): string =>
  plainPage(
    {
      title: 'Too many pages at once',
      content: paragraph(
        'Your network opened too many pages within a minute. Wait a moment, then load this page again.',
      ),
    },
    config,
  );
