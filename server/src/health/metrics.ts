import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { AppError } from '../http/errors.ts';
import { isOfThisMachine } from '../http/is-of-this-machine.ts';

/** Listings that this process has sent since its start, by embed key; '' for visitors without one. */
export interface SentListings {
  add(key: string, listings: number): void;
  readonly byKey: ReadonlyMap<string, number>;
}

export function createSentListings(): SentListings {
  const byKey = new Map<string, number>();
  return { byKey, add: (key, listings) => void byKey.set(key, (byKey.get(key) ?? 0) + listings) };
}

/**
 * `/metrics` in the text format of Prometheus, for this machine, and for scrapers that bear the token `METRICS_TOKEN`. Others get
 * a 404, since counts are a matter between partners and the operator.
 */
export function serveMetrics(
  app: FastifyInstance,
  { metricsToken }: Pick<Config, 'metricsToken'>,
  sent: SentListings,
): void {
  app.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
    if (!isOfThisMachine(request) && !bears(request, metricsToken)) throw new AppError('not_found');
    return reply
      .header('cache-control', 'no-store')
      .type('text/plain; version=0.0.4; charset=utf-8')
      .send(metricsText(sent));
  });
}

/** Embed keys are letters, digits and underscores, so no label needs escaping. */
const metricsText = ({ byKey }: SentListings): string =>
  [
    '# HELP hearth_listings_sent_total Listings sent by this process, by embed key; no key for the portal and programs.',
    '# TYPE hearth_listings_sent_total counter',
    ...[...byKey].map(([key, listings]) => `hearth_listings_sent_total{key="${key}"} ${listings}`),
    '',
  ].join('\n');

function bears({ headers }: FastifyRequest, token: string | null): boolean {
  if (token === null) return false;
  const [given, right] = [headers.authorization ?? '', `Bearer ${token}`].map((text) => Buffer.from(text));
  return (
    given !== undefined &&
    right !== undefined &&
    given.length === right.length &&
    timingSafeEqual(given, right)
  );
}
