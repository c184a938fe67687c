import type { BodyOf, Endpoint, ParamsOf, QueryOf, ResponseOf } from '@hearth/domain/contract/endpoint.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { fastifySchema } from './json-schema.ts';
import { validator } from './validate.ts';

/** The parts of a request as the endpoint's schemas put them out. */
export interface RouteInput<E extends Endpoint> {
  readonly params: ParamsOf<E>;
  readonly query: QueryOf<E>;
  readonly body: BodyOf<E>;
}

export type RouteHandler<E extends Endpoint> = (
  input: RouteInput<E>,
  request: FastifyRequest,
  reply: FastifyReply,
) => ResponseOf<E> | Promise<ResponseOf<E>>;

export interface RouteLimits {
  /** Of one address, counted apart from its other requests; without it, or with 0, they count with all others. */
  readonly requestsPerMinute?: number;
}

/**
 * Serves one declared endpoint. The handler sees validated input only, and the answer is serialised by the declared schema:
 * what it does not declare does not leave the server.
 */
export function route<const E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  handler: RouteHandler<E>,
  limits: RouteLimits = {},
): void {
  const validate = validator(endpoint);
  app.route({
    method: endpoint.method,
    url: endpoint.path.replaceAll(/\{(\w+)\}/g, ':$1'),
    schema: fastifySchema(endpoint),
    ...(limits.requestsPerMinute && { config: { rateLimit: { max: limits.requestsPerMinute } } }),
    // The schema documents the input; zod validates it, all parts at once, in the handler.
    validatorCompiler: () => () => true,
    handler: async (request, reply) => {
      const parts = validate({ params: request.params, query: request.query, body: request.body });
      return handler(parts as RouteInput<E>, request, reply);
    },
  });
}
