import type { Route } from './endpoint.ts';

export type QueryValue = string | number | boolean | null | undefined;

/** Names and values as they are written. */
export type QueryPairs = readonly (readonly [string, string])[];

/** Names and values as the server reads them, either as they are written or by name. */
export type QueryParams = QueryPairs | Readonly<Record<string, QueryValue | readonly QueryValue[]>>;

/** The parts of a request that its address has. */
export interface AddressedRequest {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: QueryParams;
}

/** The path and query of a request: equal requests have equal addresses. */
export function requestAddress({ path }: Route, { params, query = [] }: AddressedRequest = {}): string {
  const pairs = writtenPairs(query).map((pair) => pair.map(encodeURIComponent).join('='));
  return routePath(path, params) + (pairs.length === 0 ? '' : `?${pairs.join('&')}`);
}

/** The path of a route with its parameters filled in. */
export const routePath = (path: string, params: Readonly<Record<string, string>> = {}): string =>
  path.replace(/\{(\w+)\}/g, (_, name) => encodeURIComponent(params[name] ?? ''));

/**
 * Arrays are repeated, and empty values skipped. A query of pairs is not changed, because an empty value in it has a meaning,
 * e.g. no status.
 */
export function writtenPairs(query: QueryParams): QueryPairs {
  if (isPairs(query)) return query;
  return Object.entries(query).flatMap(([name, value]) => {
    const values: readonly QueryValue[] = Array.isArray(value) ? value : [value as QueryValue];
    return values.filter(isPresent).map((each) => [name, String(each)] as const);
  });
}

const isPairs = (query: QueryParams): query is QueryPairs => Array.isArray(query);

const isPresent = (value: QueryValue): boolean => value !== null && value !== undefined && value !== '';
