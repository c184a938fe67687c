import { type EmbedStatus, getEmbedStatus } from '@hearth/domain/contract/embed.ts';
import type { FastifyInstance } from 'fastify';
import { route } from '../http/route.ts';
import type { EmbedCounts } from './embed-counts.service.ts';
import { type DecideEmbed, type EmbedDecision, removeEmbedKey } from './embed-guard.ts';
import { seenPage, seenWidgets } from './seen-page.ts';

/** Reports to any page whether it may use this server; the guard never refuses this one address. */
export function serveEmbedStatus(
  app: FastifyInstance,
  judge: DecideEmbed,
  { countLoad }: Pick<EmbedCounts, 'countLoad'>,
): void {
  app.addHook('preParsing', async (request) => {
    if (request.routeOptions.url !== getEmbedStatus.path) return;
    const query = request.query as Record<string, unknown>;
    const key = removeEmbedKey(request);
    // The client of the widgets sends its key with everything.
    if (key !== null && query.key === undefined) query.key = key;
  });
  route(app, getEmbedStatus, async ({ query }, request, reply) => {
    reply.header('cache-control', 'no-store');
    const decision = await judge(request, query.key || null);
    const page = loadedPage(decision, query.page);
    if (page) countLoad({ ...page, widgets: seenWidgets(query.widgets) });
    return statusOf(decision);
  });
}

/** The page to count; undefined where it has no key, or names no page that the key is for. */
function loadedPage({ verdict, key }: EmbedDecision, address: string | undefined) {
  const page = verdict === 'allowed' && key ? seenPage(address, key) : undefined;
  return page && key ? { key: key.key, page } : undefined;
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
