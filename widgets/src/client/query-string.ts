export type QueryValue = string | number | boolean | null | undefined;

/** Names and values as they are written. */
export type QueryPairs = readonly (readonly [string, string])[];

/** Names and values as the server reads them, either as they are written or by name. */
export type QueryParams = QueryPairs | Readonly<Record<string, QueryValue | readonly QueryValue[]>>;

/**
 * '?a=1&b=x&b=y': arrays repeated, empty values skipped; '' for an empty query. A query that is a string is not changed,
 * because an empty value in it has a meaning, e.g. no status.
 */
export function queryString(params: QueryParams): string {
  const search = new URLSearchParams(isPairs(params) ? params.map(([name, value]) => [name, value]) : []);
  if (!isPairs(params)) {
    for (const [name, value] of pairsOf(params)) if (isPresent(value)) search.append(name, String(value));
  }
  const text = search.toString();
  return text && `?${text}`;
}

type Pairs = readonly (readonly [string, QueryValue])[];

function pairsOf(params: Exclude<QueryParams, QueryPairs>): Pairs {
  return Object.entries(params).flatMap(([name, value]): Pairs => {
    const values: readonly QueryValue[] = Array.isArray(value) ? value : [value as QueryValue];
    return values.map((each) => [name, each] as const);
  });
}

const isPairs = (params: QueryParams): params is QueryPairs => Array.isArray(params);

const isPresent = (value: QueryValue): boolean => value !== null && value !== undefined && value !== '';
