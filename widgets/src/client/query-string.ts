import { type QueryParams, writtenPairs } from '@hearth/domain/contract/request-address.ts';

/** '?a=1&b=x&b=y': see `writtenPairs`; '' for an empty query. */
export function queryString(params: QueryParams): string {
  const text = new URLSearchParams(writtenPairs(params).map(([name, value]) => [name, value])).toString();
  return text && `?${text}`;
}
