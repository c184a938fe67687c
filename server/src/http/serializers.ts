import { SerializerSelector } from '@fastify/fast-json-stringify-compiler';
import type { FastifySerializerCompiler } from 'fastify';

/**
 * The serializer of a route's schema, compiled once for all routes and servers of the process. Fastify compiles it once for
 * each: 0.1 s a server, most of it for errors, whose schemas many routes share.
 */
function compiledOnce(compileValidators: boolean): FastifySerializerCompiler<object> {
  const compile = SerializerSelector()({}, { compileValidators });
  const compiled = new WeakMap<object, ReturnType<typeof compile>>();
  return ({ httpStatus = 'default', ...route }) => {
    const serializer = compiled.get(route.schema) ?? compile({ ...route, httpStatus });
    compiled.set(route.schema, serializer);
    return serializer;
  };
}

/** The validators that choose among alternatives are compiled by the first answers that need them. */
export const serializerOf = compiledOnce(false);

/** They are compiled at the start: each takes 20 to 50 ms, in which a server answers no request. */
export const readySerializerOf = compiledOnce(true);
