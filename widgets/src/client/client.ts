import type { Route } from '@hearth/domain/contract/endpoint.ts';
import { type QueryParams, routePath } from '@hearth/domain/contract/request-address.ts';
import { inWords } from './answer-words.ts';
import { ApiError } from './api-error.ts';
import type { Call } from './endpoint-call.ts';
import { ky } from './ky.ts';
import { hasOwnRequest } from './native-request.ts';
import { queryString } from './query-string.ts';
import { sendPlainly } from './send-plainly.ts';
import { toApiError } from './to-api-error.ts';
import { warnSiteOwner } from './warn-site-owner.ts';

export interface ClientOptions {
  /**
   * Address of the server with its trailing slash; pages, pictures and the API are resolved against it. Behind it there may be a
   * query, which links to pages of the server carry: see page-address.ts.
   */
  readonly baseUrl: string;
  /**
   * Sent as `x-device-id`. Widgets send none: they store nothing on a partner's page that identifies visitors, and a
   * request without it needs no preflight.
   */
  readonly deviceId?: string;
  /** Sent as `x-session-id`. */
  readonly sessionId?: string;
  /** Goes along in the query of every request, where it costs no preflight. */
  readonly embedKey?: string | undefined;
  /** 'same-origin' sends cookies on the server's own pages only; 'omit', the default, never sends them. */
  readonly credentials?: 'omit' | 'same-origin';
  readonly fetch?: typeof globalThis.fetch;
}

/**
 * Calls the endpoints of one server. A read is tried once more when the network, a gateway or a restarting server failed
 * it; a write is sent once.
 */
export interface Client {
  /** Option of `ClientOptions`. */
  readonly baseUrl: string;
  /** For addresses that something else than `call` fetches. */
  readonly embedKey?: string | undefined;
  readonly call: Call;
}

/** A request to any endpoint, as it is sent. */
interface Sent {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: QueryParams;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal | undefined;
  readonly keepalive?: boolean;
}

/** Creates a client of one server; it has no state but its options. */
export function createClient(options: ClientOptions): Client {
  const { credentials = 'omit' } = options;
  const http = ky.create({
    timeout: 10_000,
    retry: { limit: 1, methods: ['get'], statusCodes: [502, 503, 504], maxRetryAfter: 2_000 },
    credentials,
    headers: { 'x-device-id': options.deviceId, 'x-session-id': options.sessionId },
    ...(options.fetch && {
      fetch: options.fetch as (input: Parameters<typeof fetch>[0]) => Promise<Response>,
    }),
  });

  function send({ method, path, answer }: Route, sent: Sent): Promise<unknown> {
    const { body, headers, signal = null, keepalive = false } = sent;
    const json = body !== undefined && {
      body: JSON.stringify(body, asItIs),
      headers: { 'content-type': 'application/json', ...headers },
    };
    const address = addressOf(options, path, sent);
    const init = { method, signal, keepalive, ...(headers && { headers }), ...json };
    const sending = hasOwnRequest() ? http(address, init) : sendPlainly(address, { ...init, credentials });
    return answer === 'text' ? sending.text() : sending.json().then(inWords);
  }

  async function call(route: Route, sent: Sent = {}): Promise<unknown> {
    if (!navigator.onLine) throw new ApiError('offline', 'the browser is offline');
    try {
      return await send(route, sent);
    } catch (error) {
      const failure = await toApiError(error, sent.signal);
      if (/^(embed|origin)_/.test(failure.code)) warnSiteOwner(failure.code);
      throw failure;
    }
  }

  return { baseUrl: options.baseUrl, embedKey: options.embedKey, call: call as Call };
}

function addressOf({ baseUrl, embedKey }: ClientOptions, path: string, { params, query = {} }: Sent): URL {
  const address = new URL(routePath(path, params).slice(1) + queryString(query), baseUrl);
  if (embedKey) address.searchParams.set('embedKey', embedKey);
  return address;
}

/** Old libraries give arrays a `toJSON` that returns text; the body is built from each value instead. */
function asItIs(this: Readonly<Record<string, unknown>>, name: string): unknown {
  return this[name];
}
