import type { Route } from '@hearth/domain/contract/endpoint.ts';
import { type AddressedRequest, routePath } from '@hearth/domain/contract/request-address.ts';
import { ApiError } from '@hearth/widgets/client/api-error.ts';
import type { Client } from '@hearth/widgets/client/client.ts';
import type { Call } from '@hearth/widgets/client/endpoint-call.ts';
import { queryString } from '@hearth/widgets/client/query-string.ts';
import { sendPlainly } from '@hearth/widgets/client/send-plainly.ts';
import { toApiError } from '@hearth/widgets/client/to-api-error.ts';

/** A `call` of the client for requests without body, which the browser sends to their end when the page is left. */
export const callToTheEnd = ({ baseUrl }: Client): Call =>
  (async ({ method, path }: Route, { params, query = {} }: AddressedRequest = {}) => {
    if (!navigator.onLine) throw new ApiError('offline', 'the browser is offline');
    try {
      const address = new URL(routePath(path, params).slice(1) + queryString(query), baseUrl);
      return await sendPlainly(address, { method, keepalive: true, credentials: 'same-origin' }).json();
    } catch (error) {
      throw await toApiError(error, undefined);
    }
  }) as Call;
