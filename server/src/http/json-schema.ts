import type { Endpoint } from '@hearth/domain/contract/endpoint.ts';
import { type ErrorCode, errorCodes } from '@hearth/domain/contract/errors.ts';
import type { FastifySchema } from 'fastify';
import * as z from 'zod/mini';
import { statusOf } from './errors.ts';

/** Part of JSON Schema that is read here; the rest passes through. */
export interface JsonSchema {
  readonly type?: string | readonly string[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly anyOf?: readonly JsonSchema[];
  readonly [keyword: string]: unknown;
}

/** Every endpoint may return these. */
const COMMON_ERRORS: readonly ErrorCode[] = [
  'validation_failed',
  'bad_request',
  'session_id_invalid',
  'path_too_long',
  'too_many_requests',
  'database_unavailable',
  'internal_error',
];

/** Endpoints with a body may also return these. */
const BODY_ERRORS: readonly ErrorCode[] = ['payload_too_large', 'unsupported_media_type'];

/** Endpoints for signed-in people may also return these. */
const OWNER_ERRORS: readonly ErrorCode[] = ['sign_in_required', 'forbidden'];

const wireSchemas = new WeakMap<z.ZodMiniType, JsonSchema>();

/** The JSON Schema of what goes over the wire (draft 7, which the serialiser and OpenAPI 3.1 both read); one object a schema. */
export function wireSchema(schema: z.ZodMiniType): JsonSchema {
  const known = wireSchemas.get(schema) ?? toWireSchema(schema);
  wireSchemas.set(schema, known);
  return known;
}

function toWireSchema(schema: z.ZodMiniType): JsonSchema {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, {
    target: 'draft-7',
    io: 'input',
    unrepresentable: 'any',
  });
  return rest as JsonSchema;
}

/** The schema by which Fastify serialises an endpoint's answers, and from which the OpenAPI document describes it. */
export function fastifySchema(endpoint: Endpoint): FastifySchema {
  return {
    summary: endpoint.summary,
    tags: [endpoint.path.split('/').find((part) => part && !/^(api|v\d+)$/.test(part)) ?? 'hearth'],
    ...(endpoint.params ? { params: wireSchema(endpoint.params) } : {}),
    ...(endpoint.query ? { querystring: wireSchema(endpoint.query) } : {}),
    ...(endpoint.body ? { body: wireSchema(endpoint.body) } : {}),
    response: {
      200: answerSchema(endpoint.response),
      ...errorResponses([
        ...(endpoint.owner ? OWNER_ERRORS : []),
        ...endpoint.errors,
        ...(endpoint.body ? BODY_ERRORS : []),
      ]),
    },
  } as FastifySchema;
}

const answerSchemas = new WeakMap<z.ZodMiniType, JsonSchema>();

function answerSchema(response: z.ZodMiniType): JsonSchema {
  const known = answerSchemas.get(response) ?? described(wireSchema(response), 'The answer');
  answerSchemas.set(response, known);
  return known;
}

/** The schemas of an endpoint's errors by their status: the declared ones, and those that every endpoint may return. */
export function errorResponses(own: readonly ErrorCode[]): Record<number, JsonSchema> {
  const codes = errorCodes.filter((code) => own.includes(code) || COMMON_ERRORS.includes(code));
  const statuses = [...new Set(codes.map((code) => statusOf[code]))];
  return Object.fromEntries(
    statuses.map((status) => {
      const group = codes.filter((code) => statusOf[code] === status);
      return [status, errorSchema(group)];
    }),
  );
}

const errorSchemas = new Map<string, JsonSchema>();

function errorSchema(codes: readonly ErrorCode[]): JsonSchema {
  const description = codes.join(', ');
  const known = errorSchemas.get(description) ?? described(errorBody(codes), description);
  errorSchemas.set(description, known);
  return known;
}

const described = (schema: JsonSchema, description: string): JsonSchema => ({ description, ...schema });

const errorBody = (codes: readonly ErrorCode[]): JsonSchema => ({
  type: 'object',
  required: ['code', 'message'],
  properties: {
    code: { type: 'string', enum: codes },
    message: { type: 'string' },
    validationErrors: {
      type: 'array',
      items: {
        type: 'object',
        required: ['name', 'message'],
        properties: { name: { type: 'string' }, message: { type: 'string' } },
      },
    },
    requestId: { type: 'string' },
  },
});
