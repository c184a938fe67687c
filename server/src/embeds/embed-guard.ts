import { embedKeyParameter, getEmbedStatus } from '@hearth/domain/contract/embed.ts';
import { searchListings } from '@hearth/domain/contract/search.ts';
import { isKeyShaped } from '@hearth/domain/embed/partner-link.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { createShortCache } from '../cache/short-cache.ts';
import { AppError } from '../http/errors.ts';
import { isApiRequest } from '../http/is-api-request.ts';
import { isOwnRequest } from '../http/own-requests.ts';
import { limitByKey } from '../http/rate-limit.ts';
import type { Dependencies } from '../http/resource.ts';
import type { EmbedCounts } from './embed-counts.service.ts';
import type { EmbedKey, EmbedUse } from './embed-key.ts';
import { readEmbedKey } from './embed-keys.queries.ts';
import type { FramePasses } from './frame-passes.ts';
import { createRefusalLog, type Refusal } from './refusal-log.ts';
import { type NamedKey, refusalOf, type Verdict, verdictOf } from './verdict.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Set by routes whose address is the authority: they need no key, whatever page asks. */
    readonly needsNoKey?: boolean;
  }
  interface FastifyRequest {
    /** The key of the page that asks; null for the server's own pages and for demo pages without one. */
    embed: EmbedUse | null;
  }
}

/** A revoked key goes on working for so long at most. */
const KEY_CACHE_MS = 10_000;
/** Also of keys that do not exist, so that asking for one again and again costs no query. */
const MAX_CACHED = 5000;
/** 304 where the page has the same answer already. */
const ANSWERED = [200, 304];

/** The decision on a request, for the status that a page may request. */
export interface EmbedDecision {
  readonly verdict: Verdict;
  readonly origin: string | null;
  /** null where the page named none or a wrong one. */
  readonly key: EmbedKey | null;
}

interface GuardDependencies extends Dependencies {
  readonly framePasses: FramePasses;
  readonly embedCounts: EmbedCounts;
}

export type DecideEmbed = (request: FastifyRequest, key: string | null) => Promise<EmbedDecision>;

/**
 * Checks the embed key of every API request, refuses pages that may not use the API, applies the limits of keys and counts
 * the searches of their pages. It runs before the body is read and after the limit by address, which also limits guesses of
 * keys. Returns the decision function for the status endpoint.
 */
export function guardEmbeds(app: FastifyInstance, dependencies: GuardDependencies): DecideEmbed {
  const { clock } = dependencies;
  const warnOf = createRefusalLog({ clock, warn: (facts, words) => app.log.warn(facts, words) });
  const judge = createDecision(dependencies, warnOf);
  const most = dependencies.config.embedRequestsPerMinute;
  const countForKey = limitByKey(app, ({ embed }) => embed?.requestsPerMinute ?? most);
  app.decorateRequest('embed', null);
  app.addHook('preParsing', async (request, reply) => {
    const { url, config } = request.routeOptions;
    if (!isApiRequest(request) || config.needsNoKey || url === getEmbedStatus.path) return;
    const { verdict, key } = await judge(request, removeEmbedKey(request));
    const refusal = refusalOf[verdict];
    if (refusal !== null) throw new AppError(refusal);
    if (key === null) return;
    const { id, policy, agentId, leadRouting, requestsPerMinute } = key;
    request.embed = { id, key: key.key, policy, agentId, leadRouting, requestsPerMinute };
    await countForKey(request, reply);
  });
  countSearches(app, dependencies.embedCounts);
  return judge;
}

function createDecision(
  { db, config, clock, framePasses }: GuardDependencies,
  warnOf: (refusal: Refusal) => void,
): DecideEmbed {
  const keys = createShortCache<NamedKey>(async (key) => (await readEmbedKey(db.kysely, key)) ?? 'unknown', {
    milliseconds: KEY_CACHE_MS,
    most: MAX_CACHED,
    now: () => performance.now(),
  });
  // A malformed key, however long, is not cached either.
  const named = async (name: string | null): Promise<NamedKey> => {
    if (name === null) return 'none';
    return isKeyShaped(name) ? keys.get(name) : 'unknown';
  };
  return async (request, name) => {
    const now = clock();
    const pass = framePasses.read(name, now);
    const key = await named(pass.key);
    const origin = request.headers.origin ?? null;
    // Nothing else depends on it, and unknown keys cost no more than their look-up.
    const isOurFrame = origin === 'null' && typeof key !== 'string' && (await pass.isOurFrame());
    const verdict = verdictOf({ origin, requested: request, isOurFrame }, key, { ...config, now });
    if (refusalOf[verdict] !== null) warnOf({ verdict, key: pass.key, origin });
    return { verdict, origin, key: typeof key === 'string' ? null : key };
  };
}

/** Takes the key out of the query, where the schemas know no such name; null where there is none. */
export function removeEmbedKey(request: FastifyRequest): string | null {
  const query = request.query as Record<string, string | string[] | undefined>;
  const given = query[embedKeyParameter];
  delete query[embedKeyParameter];
  // A request with several keys counts as one without a key.
  return given === undefined ? null : String(given) || null;
}

/** A search counts for its key once it was answered. */
function countSearches(app: FastifyInstance, { count }: EmbedCounts): void {
  app.addHook('onResponse', async (request, reply) => {
    if (request.embed === null || !ANSWERED.includes(reply.statusCode) || isOwnRequest()) return;
    if (request.routeOptions.url !== searchListings.path || request.method !== 'GET') return;
    count(request.embed.key, 'searches');
  });
}
