import type {
  BodyInputOf,
  Endpoint,
  ParamsInputOf,
  QueryInputOf,
  ResponseOf,
} from '@hearth/domain/contract/endpoint.ts';
import type { QueryPairs, QueryValue } from '@hearth/domain/contract/request-address.ts';

/** A query by the names that the contract declares. Values are written as text, lists as one pair for each entry. */
type NamedQuery<Query> = { readonly [Name in keyof Query]: QueryValue | readonly QueryValue[] };

type None = Record<never, never>;

/** A part that the endpoint does not declare cannot be given; one without required names may be left out. */
type Part<Name extends string, Value> = [Value] extends [undefined]
  ? unknown
  : None extends Value
    ? { readonly [N in Name]?: Value }
    : { readonly [N in Name]: Value };

type QueryPart<Query> = [Query] extends [undefined] ? undefined : NamedQuery<Query> | QueryPairs;

interface AnyRequest {
  readonly headers?: Readonly<Record<string, string>>;
  /** Aborts the call, which then rejects with the code 'aborted'. */
  readonly signal?: AbortSignal | undefined;
  /** The browser sends it to its end when the page is left. */
  readonly keepalive?: boolean;
}

/** Parts of a request to an endpoint. */
export type RequestOf<E extends Endpoint> = AnyRequest &
  Part<'params', ParamsInputOf<E>> &
  Part<'query', QueryPart<QueryInputOf<E>>> &
  Part<'body', BodyInputOf<E>>;

/** Calls an endpoint, e.g. `call(getListing, { params: { id }, signal })`. Rejects with `ApiError` alone. */
export type Call = <const E extends Endpoint>(
  endpoint: E,
  ...request: None extends RequestOf<E> ? [request?: RequestOf<E>] : [request: RequestOf<E>]
) => Promise<ResponseOf<E>>;
