import type { SavedSearch } from '@hearth/domain/contract/saved-search.ts';
import { getMe } from '@hearth/domain/contract/user.ts';
import { ApiError } from '@hearth/widgets/client/api-error.ts';
import type { Client } from '@hearth/widgets/client/client.ts';

/** A search that was saved on 2026-11-20. */
export const aSavedSearch = (given: Partial<SavedSearch> = {}): SavedSearch => ({
  ...{ id: '1', name: 'Lake homes', description: null, query: 'minBedrooms=3', version: '2', lost: [] },
  ...{ cadence: 'daily', notifyAgent: false, sharedBy: null, collaboratorCount: 0, isShared: false },
  can: {
    ...{ update: true, chooseCadence: true, remove: true, sendResults: true, invite: true },
    ...{ leave: false, answer: false },
  },
  ...{ createdAt: '2026-11-20T10:00:00Z', updatedAt: '2026-11-20T10:00:00Z' },
  ...given,
});

interface Sent {
  readonly params?: { readonly id?: string };
  readonly body?: Partial<SavedSearch>;
}

/**
 * A server with the saved searches of one person, which it changes as the real one does. Requests other than reads are noted as
 * 'PATCH 1'. All other calls go to `rest`.
 */
export function savedSearchServer(given: readonly SavedSearch[], rest: Client) {
  const server = { searches: [...given], told: [] as string[], hasOptedOutOfEmail: false };
  const find = (id = ''): SavedSearch => {
    const found = server.searches.find((each) => each.id === id);
    if (!found) throw new ApiError('not_found', '', { status: 404 });
    return found;
  };
  function answer(method: string, { params: { id } = {}, body = {} }: Sent) {
    if (method === 'GET')
      return id === undefined ? { items: [...server.searches], total: server.searches.length } : find(id);
    server.told.push([method, id].filter(Boolean).join(' '));
    if (method === 'DELETE') {
      server.searches = server.searches.filter((each) => each !== find(id));
      return { done: true };
    }
    const before = method === 'POST' ? aSavedSearch({ id: String(server.searches.length + 1) }) : find(id);
    const saved = { ...before, ...body, description: (body.description ?? before.description) || null };
    server.searches = [saved, ...server.searches.filter((each) => each !== before)];
    return saved;
  }
  const besides: Readonly<Record<string, object>> = {
    '/api/saved-search/backtest': { mails: 11, homes: 34, since: '2026-01-01T00:00:00Z', listings: [] },
    '/api/saved-search/counts': { counts: [{ id: '1', total: 12, fresh: 3 }] },
    '/api/saved-search/{id}/results': { name: 'Kim Lee', email: 'kim@visitor.example', homes: 12, more: 3 },
    '/api/saved-search/invitations': { items: [], total: 0 },
    '/api/saved-search/news/{listingId}': {
      entries: ['Lake homes', 'Hill homes'].map((name, at) => ({
        ...{ at: '2026-11-27T15:12:00Z', kinds: ['price'], outcome: 'turned off', mailAt: null },
        search: { kind: 'saved-search', id: `${at + 1}`, name },
      })),
    },
  };
  const call = async (endpoint: { method: string; path: string }, sent: Sent = {}) => {
    if (server.hasOptedOutOfEmail && endpoint.path === getMe.path) return { hasOptedOutOfEmail: true };
    return endpoint.path.startsWith('/api/saved-search')
      ? (besides[endpoint.path] ?? answer(endpoint.method, sent))
      : rest.call(endpoint as never, sent as never);
  };
  return { server, client: { ...rest, call } as unknown as Client };
}
