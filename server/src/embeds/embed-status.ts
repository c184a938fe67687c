import { type EmbedStatus, getEmbedStatus } from '@hearth/domain/contract/embed.ts';
import type { FastifyInstance } from 'fastify';
import { route } from '../http/route.ts';
import { type DecideEmbed, type EmbedDecision, removeEmbedKey } from './embed-guard.ts';

/** Reports to any page whether it may use this server; the guard never refuses this one address. */
export function serveEmbedStatus(app: FastifyInstance, judge: DecideEmbed): void {
  app.addHook('preParsing', async (request) => {
    if (request.routeOptions.url !== getEmbedStatus.path) return;
    const query = request.query as Record<string, unknown>;
    const key = removeEmbedKey(request);
    // The client of the widgets sends its key with everything.
    if (key !== null && query.key === undefined) query.key = key;
  });
  route(app, getEmbedStatus, async ({ query }, request, reply) => {
    reply.header('cache-control', 'no-store');
    return statusOf(await judge(request, query.key || null));
  });
}

/** Includes a key's settings only for pages that may use the key. */
function statusOf({ verdict, origin, key }: EmbedDecision): EmbedStatus {
  const known = verdict === 'allowed' ? key : null;
  return {
    verdict,
    origin,
    policy: known?.policy ?? null,
    theme: known?.theme ?? {},
    configuration: known?.configuration ?? {},
  };
}
