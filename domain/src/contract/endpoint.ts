import type * as z from 'zod/mini';
import type { ErrorCode } from './errors.ts';

/** A zod/mini object schema; `params` and `query` hold strings as they arrive on the wire. */
type Schema = z.ZodMiniType;

/** One declared endpoint: the server validates and serialises by it, the client is typed by it. */
export interface Endpoint {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** OpenAPI form, e.g. '/api/v2/listing/{id}'. */
  readonly path: `/${string}`;
  readonly summary: string;
  readonly params?: Schema;
  readonly query?: Schema;
  readonly body?: Schema;
  readonly response: Schema;
  /** Codes this endpoint may answer besides the ones every endpoint may. */
  readonly errors: readonly ErrorCode[];
}

type Output<S> = S extends Schema ? z.output<S> : undefined;

export type ParamsOf<E extends Endpoint> = Output<E['params']>;
export type QueryOf<E extends Endpoint> = Output<E['query']>;
export type BodyOf<E extends Endpoint> = Output<E['body']>;
export type ResponseOf<E extends Endpoint> = z.input<E['response']>;

/** Keeps the literal types of a declaration. */
export const endpoint = <const E extends Endpoint>(declaration: E): E => declaration;
