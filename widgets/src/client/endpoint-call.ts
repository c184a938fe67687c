import type {
  BodyInputOf,
  ParamsInputOf,
  QueryInputOf,
  ResponseOf,
} from '@hearth/domain/contract/endpoint.ts';
import type { EndpointOf } from '@hearth/domain/contract/endpoint-of.ts';
import type { QueryPairs, QueryValue } from '@hearth/domain/contract/request-address.ts';
import type { Route } from '@hearth/domain/contract/routes.ts';

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
}

/** Parts of a request to an endpoint. */
export type RequestOf<R extends Route> = AnyRequest &
  Part<'params', ParamsInputOf<EndpointOf<R>>> &
  Part<'query', QueryPart<QueryInputOf<EndpointOf<R>>>> &
  Part<'body', BodyInputOf<EndpointOf<R>>>;

/** The response type of an endpoint. */
export type AnswerOf<R extends Route> = ResponseOf<EndpointOf<R>>;

/** Calls an endpoint by its route, e.g. `call(getListing, { params: { id }, signal })`. Rejects with `ApiError` alone. */
export type Call = <const R extends Route>(
  route: R,
  ...request: None extends RequestOf<R> ? [request?: RequestOf<R>] : [request: RequestOf<R>]
) => Promise<AnswerOf<R>>;
