import type {
  BodyOf,
  Endpoint,
  OwnerScope,
  ParamsOf,
  QueryOf,
  ResponseOf,
} from '@hearth/domain/contract/endpoint.ts';
import { may } from '@hearth/domain/people/capabilities.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { cachingSerializer } from './caching-serializer.ts';
import { AppError } from './errors.ts';
import { fastifySchema } from './json-schema.ts';
import { validator } from './validate.ts';
import {
  contactVisit,
  keepOwnedVisit,
  namedVisit,
  type OwnedVisit,
  ownedVisit,
  type Visit,
} from './visit.ts';

/** The parts of a request as the endpoint's schemas put them out; endpoints with an owner also get the visit with owner and actor. */
export type RouteInput<E extends Endpoint> = {
  readonly params: ParamsOf<E>;
  readonly query: QueryOf<E>;
  readonly body: BodyOf<E>;
} & (E extends { readonly owner: OwnerScope } ? { readonly visit: OwnedVisit } : unknown);

export type RouteHandler<E extends Endpoint> = (
  input: RouteInput<E>,
  request: FastifyRequest,
  reply: FastifyReply,
) => ResponseOf<E> | Promise<ResponseOf<E>>;

export interface RouteOptions<E extends Endpoint = Endpoint> {
  /** Of one address, counted apart from its other requests; without it, or with 0, they count with all others. */
  readonly requestsPerMinute?: number;
  /** Most bytes of a body, where it may be more than the server's usual ones. */
  readonly bodyLimit?: number;
  /** Most values of a body, where it may have more than usual. */
  readonly mostValues?: number;
  /** Its address is the authority, so pages of any site may send it. */
  readonly needsNoKey?: boolean;
  /** Lists of the answer whose entries are often the same objects; see `cachingSerializer`. */
  readonly cachedLists?: readonly (string & keyof ResponseOf<E>)[];
}

function requireCapability({ needs, params }: Endpoint, { viewer }: OwnedVisit): void {
  if (needs !== undefined && !may(viewer, needs)) throw new AppError(params ? 'not_found' : 'forbidden');
}

type VisitIn = (visit: Visit, parts: readonly unknown[]) => OwnedVisit | Promise<OwnedVisit>;

/** Decides whose things a request means, by the owners that its endpoint serves. */
const visitIn: Readonly<Record<OwnerScope, VisitIn>> = {
  self: ownedVisit,
  'self-or-contact': namedVisit,
  contact: contactVisit,
};

/**
 * Serves one declared endpoint. The handler gets only validated input, and the answer is serialised by the declared schema:
 * undeclared fields do not leave the server.
 */
export function route<const E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  handler: RouteHandler<E>,
  options: RouteOptions<E> = {},
): void {
  const validate = validator(endpoint, options.mostValues);
  const serialize = options.cachedLists && cachingSerializer(endpoint, options.cachedLists);
  app.route({
    method: endpoint.method,
    url: endpoint.path.replaceAll(/\{(\w+)\}/g, ':$1'),
    schema: fastifySchema(endpoint),
    ...(endpoint.answer === 'events' && { sse: 'dual' as const }),
    ...(options.bodyLimit && { bodyLimit: options.bodyLimit }),
    config: {
      ...(options.requestsPerMinute && { rateLimit: { max: options.requestsPerMinute } }),
      ...(options.needsNoKey && { needsNoKey: true }),
      ...(endpoint.owner && { needsAccount: true }),
      ...(endpoint.shows && { shows: endpoint.shows }),
    },
    // The schema documents the input; zod validates it, all parts at once, in the handler.
    validatorCompiler: () => () => true,
    handler: async (request, reply) => {
      const parts = validate({ params: request.params, query: request.query, body: request.body });
      const visit = endpoint.owner && (await visitIn[endpoint.owner](request.visit, Object.values(parts)));
      if (visit) requireCapability(endpoint, visit);
      if (visit) keepOwnedVisit(request, visit);
      const answer = await handler({ ...parts, visit } as unknown as RouteInput<E>, request, reply);
      return serialize
        ? reply.type('application/json; charset=utf-8').send(serialize(reply, answer))
        : answer;
    },
  });
}
