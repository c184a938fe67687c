import type { Route } from '@hearth/domain/contract/endpoint.ts';
import { type AddressedRequest, routePath } from '@hearth/domain/contract/request-address.ts';
import { ApiError } from '@hearth/widgets/client/api-error.ts';
import type { Client } from '@hearth/widgets/client/client.ts';
import type { Call } from '@hearth/widgets/client/endpoint-call.ts';
import { queryString } from '@hearth/widgets/client/query-string.ts';
import { sendPlainly } from '@hearth/widgets/client/send-plainly.ts';
import { toApiError } from '@hearth/widgets/client/to-api-error.ts';

interface Sent extends AddressedRequest {
  readonly body?: unknown;
}

/** A `call` of the client whose requests the browser sends to their end when the page is left. */
export const callToTheEnd = ({ baseUrl }: Client): Call =>
  (async ({ method, path }: Route, { params, query = {}, body }: Sent = {}) => {
    if (!navigator.onLine) throw new ApiError('offline', 'the browser is offline');
    try {
      const address = new URL(routePath(path, params).slice(1) + queryString(query), baseUrl);
      const json = body !== undefined && {
        body: JSON.stringify(body),
        headers: { 'content-type': 'application/json' },
      };
      const init = { method, keepalive: true, credentials: 'same-origin', ...json } as const;
      return await sendPlainly(address, init).json();
    } catch (error) {
      throw await toApiError(error, undefined);
    }
  }) as Call;
