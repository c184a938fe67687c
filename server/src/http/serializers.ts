import { SerializerSelector } from '@fastify/fast-json-stringify-compiler';
import type { FastifySerializerCompiler } from 'fastify';

const compile = SerializerSelector()({});

const compiled = new WeakMap<object, ReturnType<typeof compile>>();

/**
 * The serializer of a route's schema, compiled once for all routes and servers of the process. Fastify compiles it once for
 * each: 0.1 s a server, most of it for errors, whose schemas many routes share.
 */
export const serializerOf: FastifySerializerCompiler<object> = ({ httpStatus = 'default', ...route }) => {
  const serializer = compiled.get(route.schema) ?? compile({ ...route, httpStatus });
  compiled.set(route.schema, serializer);
  return serializer;
};
