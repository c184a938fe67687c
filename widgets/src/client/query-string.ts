type QueryValue = string | number | boolean | null | undefined;

/** Query values by name as the server reads them. */
export type QueryParams = Readonly<Record<string, QueryValue | readonly QueryValue[]>>;

/** '?a=1&b=x&b=y': arrays repeated, empty values skipped; '' where nothing is left. */
export function queryString(params: QueryParams): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(params)) {
    const values: readonly QueryValue[] = Array.isArray(value) ? value : [value as QueryValue];
    for (const each of values) if (isPresent(each)) search.append(name, String(each));
  }
  const text = search.toString();
  return text && `?${text}`;
}

const isPresent = (value: QueryValue): boolean => value !== null && value !== undefined && value !== '';
