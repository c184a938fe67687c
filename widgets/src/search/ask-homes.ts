import type { SearchResult } from '@hearth/domain/contract/search.ts';
import { searchListings } from '@hearth/domain/contract/search.ts';
import type { ApiError } from '../client/api-error.ts';
import type { Client } from '../client/client.ts';
import { deferred } from '../ui/use-deferred.ts';
import { encodeWidgetQuery, usualLimit, type WidgetQuery } from './widget-query.ts';

const refusedParts = deferred(() => import('./without-refused-parts.ts'));
const agents = deferred(() => import('./agent-license.ts'));

export type SearchingClient = Pick<Client, 'call'>;

/**
 * The results of a page's search. The agent is looked up before the search. Values of attributes or links that the server
 * refuses are removed from the query, so one wrong value does not fail the search; `became` receives the final query.
 * A query without a limit has this one. Rejects with `ApiError`.
 */
export async function askHomes(
  client: SearchingClient,
  query: WidgetQuery,
  became: (query: WidgetQuery) => void,
  signal?: AbortSignal,
  limit = usualLimit,
): Promise<SearchResult> {
  const requested = await withLicense(client, query, signal);
  if (requested !== query && !signal?.aborted) became(requested);
  try {
    const sent = encodeWidgetQuery({ limit, ...requested });
    return await client.call(searchListings, { query: sent, signal });
  } catch (error) {
    const mended = signal?.aborted ? undefined : await mendedBy(error as ApiError, requested);
    if (!mended || signal?.aborted) throw error;
    became(mended);
    return askHomes(client, mended, became, signal, limit);
  }
}

/** The query with the licence of its agent; rejects with `ApiError` for an unknown agent. */
export async function withLicense(
  client: Pick<Client, 'call'>,
  query: WidgetQuery,
  signal?: AbortSignal,
): Promise<WidgetQuery> {
  if (!query.agent || query.trecLicense) return query;
  const { licenseOf } = await agents.fetch();
  return { ...query, trecLicense: [await licenseOf(client, query.agent, signal)] };
}

async function mendedBy(error: ApiError, query: WidgetQuery): Promise<WidgetQuery | undefined> {
  if (error.code !== 'validation_failed') return undefined;
  const { withoutRefusedParts: withoutRefused } = await refusedParts.fetch();
  return withoutRefused(query, error.validationErrors);
}
