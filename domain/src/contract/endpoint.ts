import type * as z from 'zod/mini';
import type { Capability } from '../people/capabilities.ts';
import type { LookedAt } from '../people/looks.ts';
import type { ErrorCode } from './errors.ts';

/** A zod/mini object schema; `params` and `query` hold strings as they arrive on the wire. */
type Schema = z.ZodMiniType;

/** Method and path of an endpoint. */
export interface Route {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** OpenAPI form, e.g. '/api/v2/listing/{id}'. */
  readonly path: `/${string}`;
  /** 'text' where the answer is plain text, 'events' where it is a stream of server-sent events; all other answers are JSON. */
  readonly answer?: 'text' | 'events';
  /** Place of the owner in a request, where agents may name a contact. `endpoint` reads it from the schemas of endpoints with an owner. */
  readonly owned?: OwnerPlace;
  /** The part of a request in which an agent states that the contact gets no mail about a change. `endpoint` reads it from the schemas. */
  readonly quiet?: 'query' | 'body';
}

/** A part of a request, and the parameter in it that names the owner. */
export interface OwnerPlace {
  readonly part: 'query' | 'body';
  readonly name: string;
}

/** Owners whose things an endpoint serves: the signed-in person alone, or also a contact of the agent who asks; `contact`: a contact alone, who must be named. */
export type OwnerScope = 'self' | 'self-or-contact' | 'contact';

/**
 * A declared endpoint. The server validates and serialises with it; the client takes its types from it. In a browser's files an
 * endpoint is its route: `build/contract-routes.mjs` leaves out the schemas.
 */
export interface Endpoint extends Route {
  readonly summary: string;
  /** Of endpoints for signed-in people; guests get sign_in_required, and a parameter that names another owner gets forbidden. */
  readonly owner?: OwnerScope;
  /** Capability of the people it serves: for others a thing in its path is missing, and anything else is forbidden. */
  readonly needs?: Capability;
  /** The list of a contact that an answer to the agent shows; the contact sees the look. */
  readonly shows?: LookedAt;
  readonly params?: Schema;
  readonly query?: Schema;
  readonly body?: Schema;
  readonly response: Schema;
  /** Error codes of this endpoint, besides those that every endpoint may return, or every one with an owner. */
  readonly errors: readonly ErrorCode[];
}

type Output<S> = S extends Schema ? z.output<S> : undefined;
type Input<S> = S extends Schema ? z.input<S> : undefined;

export type ParamsOf<E extends Endpoint> = Output<E['params']>;
export type QueryOf<E extends Endpoint> = Output<E['query']>;
export type BodyOf<E extends Endpoint> = Output<E['body']>;
/** The same as a caller sends them. */
export type ParamsInputOf<E extends Endpoint> = Input<E['params']>;
export type QueryInputOf<E extends Endpoint> = Input<E['query']>;
export type BodyInputOf<E extends Endpoint> = Input<E['body']>;
export type ResponseOf<E extends Endpoint> = z.input<E['response']>;

/** Declares an endpoint and preserves its literal types. */
export function endpoint<const E extends Endpoint>(declaration: E): E {
  const owned = ownerPlaceOf(declaration);
  const quiet = (['body', 'query'] as const).find((part) =>
    namesOf(declaration[part]).includes('notNotifyUser'),
  );
  return { ...declaration, ...(owned && { owned }), ...(owned && quiet && { quiet }) };
}

const ownerNames = ['owner', 'user', 'username'];

/** A body names the owner before the query does. */
function ownerPlaceOf({ owner, body, query }: Endpoint): OwnerPlace | undefined {
  if (owner !== 'self-or-contact' && owner !== 'contact') return undefined;
  const places = (['body', 'query'] as const).flatMap((part) =>
    ownerNames
      .filter((name) => namesOf(part === 'body' ? body : query).includes(name))
      .map((name) => ({ part, name })),
  );
  return places[0];
}

const namesOf = (schema: Schema | undefined): readonly string[] =>
  Object.keys((schema as { readonly shape?: object } | undefined)?.shape ?? {});
