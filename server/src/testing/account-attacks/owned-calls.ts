import { randomUUID } from 'node:crypto';
import type { Endpoint } from '@hearth/domain/contract/endpoint.ts';
import { wireSchema } from '../../http/json-schema.ts';
import type { Named } from './account-call.ts';
import { accountCalls, type EndpointName, endpointNames, endpointOf, requestOf } from './account-calls.ts';

/** Names and ids that no person has. */
export const none: Named = {
  ...{ username: 'no-such-person', email: 'none@visitor.example', placeId: '999999', collectionId: '999999' },
  ...{
    collaboratorId: '999999',
    commentId: '999999',
    savedSearchId: '999999',
    inquiryId: randomUUID(),
    contactId: '999999',
    exclusiveId: 'EL999999',
    searchMemberId: '999999',
    feedToken: 'x'.repeat(32),
    mailId: randomUUID(),
  },
  ...{ sessionId: randomUUID(), passkeyId: randomUUID(), hash: 'A'.repeat(22), code: 'x'.repeat(43) },
};

/** Endpoints that guests may ask too, where they name no person. */
const openQueries: Readonly<Record<string, string>> = {
  'GET /api/v2/listing/search': '',
  'GET /api/v2/listing/search/relaxations': '',
  'GET /api/v2/map/points': 'zoom=12&',
  'GET /api/listing/media-bulk/images': 'listingKeys=AUS-1&',
};

/** A call to an endpoint with an owner, or to one of `openQueries`. */
export function callOf({ method, path }: Endpoint, named: Named): ReturnType<typeof requestOf> {
  const name = endpointNames.find((each) => isOf(each, method, path));
  if (name !== undefined) return requestOf(name, accountCalls[name](named));
  const query = openQueries[`${method} ${path}`];
  if (query === undefined) throw new Error(`${method} ${path} has no row`);
  return { method, url: `${path}?${query}`, headers: {} };
}

/** The same call with an owner that it names. */
export function naming(endpoint: Endpoint, key: string, username: string, own: Named) {
  const call = callOf(endpoint, own);
  if (endpoint.path.includes(`{${key}}`)) return callOf(endpoint, { ...own, username });
  if (keysOf(endpoint.body).includes(key))
    return { ...call, payload: { ...(call.payload as object), [key]: username } };
  const url = new URL(call.url, 'http://x');
  url.searchParams.set(key, username);
  return { ...call, url: url.pathname + url.search };
}

const isOf = (name: EndpointName, method: string, path: string): boolean => {
  const route = endpointOf(name);
  return route.method === method && route.path === path;
};

/** Parameters of a schema. */
export const keysOf = (schema: Endpoint['query']): string[] =>
  schema === undefined ? [] : Object.keys(wireSchema(schema).properties ?? {});
