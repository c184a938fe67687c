import type { ResponseOf } from '@hearth/domain/contract/endpoint.ts';
import type { getListing, getMediaBulk } from '@hearth/domain/contract/listing.ts';
import type { getMapPoints } from '@hearth/domain/contract/map.ts';
import type { getOutlines } from '@hearth/domain/contract/outlines.ts';
import type { searchListings } from '@hearth/domain/contract/search.ts';
import ky from 'ky';
import { ApiError } from './api-error.ts';
import { type QueryParams, queryString } from './query-string.ts';
import { tellOwner } from './tell-owner.ts';
import { toApiError } from './to-api-error.ts';

export interface ClientOptions {
  /** Address of the server with its trailing slash; pages, pictures and the API are resolved against it. */
  readonly baseUrl: string;
  /**
   * Sent as `x-device-id`. Widgets give none: they keep nothing on a partner's page to tell visitors by, and a request
   * without it needs no preflight.
   */
  readonly deviceId?: string;
  /** Sent as `x-session-id`. */
  readonly sessionId?: string;
  /** Goes along in the query of every request, where it costs no preflight. */
  readonly embedKey?: string | undefined;
  /** Cookies go along on the server's own pages only. */
  readonly credentials?: 'omit' | 'same-origin';
  readonly fetch?: typeof globalThis.fetch;
}

/**
 * One function per public endpoint. Each takes an optional signal and rejects with `ApiError` alone. A read is tried
 * once more when the network, a gateway or a restarting server failed it.
 */
export interface Client {
  readonly baseUrl: string;
  /** Reads any other endpoint of the contract, e.g. `get<Agent>('api/agent/default')`. */
  get<T>(path: string, params?: QueryParams, signal?: AbortSignal): Promise<T>;
  /** Sends JSON once, whatever becomes of it, and answers with the text that came back. */
  post(path: string, message: PostMessage, signal?: AbortSignal): Promise<string>;
  searchListings(params: QueryParams, signal?: AbortSignal): Promise<ResponseOf<typeof searchListings>>;
  /** By listing id or MLS number. */
  getListing(id: string, signal?: AbortSignal): Promise<ResponseOf<typeof getListing>>;
  getMapPoints(params: QueryParams, signal?: AbortSignal): Promise<ResponseOf<typeof getMapPoints>>;
  /** What a map draws under its pins where no tiles are configured. */
  getOutlines(signal?: AbortSignal): Promise<ResponseOf<typeof getOutlines>>;
  /** Pictures by listing key, at most 100 keys. */
  getMediaBulk(
    listingKeys: readonly string[],
    signal?: AbortSignal,
  ): Promise<ResponseOf<typeof getMediaBulk>>;
}

export interface PostMessage {
  readonly body: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Makes a client of one server; it holds no state but its options. */
export function createClient(options: ClientOptions): Client {
  const send = sender(options);
  const get: Client['get'] = (path, params = {}, signal) =>
    send((http) => http.get(addressOf(options, path, params), { signal: signal ?? null }).json(), signal);
  return {
    baseUrl: options.baseUrl,
    get,
    post: (path, { body, headers }, signal) =>
      send(
        (http) =>
          http
            .post(addressOf(options, path, {}), {
              body: JSON.stringify(body, asItIs),
              headers: { 'content-type': 'application/json', ...headers },
              signal: signal ?? null,
            })
            .text(),
        signal,
      ),
    searchListings: (params, signal) => get('api/v2/listing/search', params, signal),
    getListing: (id, signal) => get(`api/v2/listing/${encodeURIComponent(id)}`, {}, signal),
    getMapPoints: (params, signal) => get('api/v2/map/points', params, signal),
    getOutlines: (signal) => get('api/v2/map/outlines', {}, signal),
    getMediaBulk: (listingKeys, signal) =>
      get('api/listing/media-bulk/images', { listingKeys: listingKeys.join(',') }, signal),
  };
}

function addressOf({ baseUrl, embedKey }: ClientOptions, path: string, params: QueryParams): URL {
  const address = new URL(path + queryString(params), baseUrl);
  if (embedKey) address.searchParams.set('embedKey', embedKey);
  return address;
}

function sender(options: ClientOptions) {
  const http = ky.create({
    timeout: 10_000,
    retry: { limit: 1, methods: ['get'], statusCodes: [502, 503, 504], maxRetryAfter: 2_000 },
    credentials: options.credentials ?? 'omit',
    headers: { 'x-device-id': options.deviceId, 'x-session-id': options.sessionId },
    ...(options.fetch && {
      fetch: options.fetch as (input: Parameters<typeof fetch>[0]) => Promise<Response>,
    }),
  });
  return async <T>(ask: (client: typeof http) => Promise<T>, signal: AbortSignal | undefined): Promise<T> => {
    if (!navigator.onLine) throw new ApiError('offline', 'the browser is offline');
    try {
      return await ask(http);
    } catch (error) {
      const failure = await toApiError(error, signal);
      if (/^(embed|origin)_/.test(failure.code)) tellOwner(failure.code);
      throw failure;
    }
  };
}

/** Old libraries give arrays a `toJSON` that makes text of them: what is sent holds each value itself. */
function asItIs(this: Readonly<Record<string, unknown>>, name: string): unknown {
  return this[name];
}
