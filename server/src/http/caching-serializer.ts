import type { Endpoint } from '@hearth/domain/contract/endpoint.ts';
import type { FastifyReply } from 'fastify';
import { wireSchema } from './json-schema.ts';

type Write = (value: never) => string;
type Answer = Readonly<Record<string, unknown>>;

/**
 * Serialises an endpoint's answer by its schema, as every route does, but caches the bytes of each entry of some lists by the
 * identity of the object. Entries must be immutable. Most of a search's answer are cards that other answers contained a
 * moment ago.
 */
export function cachingSerializer(
  endpoint: Endpoint,
  lists: readonly string[],
): (reply: FastifyReply, answer: unknown) => Buffer {
  const { properties = {}, required, ...schema } = wireSchema(endpoint.response);
  const names = Object.keys(properties).filter((name) => !lists.includes(name));
  const others = { properties: Object.fromEntries(names.map((name) => [name, properties[name]])) };
  // A single object: the compiled functions are looked up by its identity.
  const rest = { ...schema, ...others, required: namesOf(required, names) };
  const entries = lists.map((name) => ({
    name,
    schema: { ...(properties[name]?.items as object) },
    known: new WeakMap<object, Buffer>(),
  }));
  return (reply, answer) => {
    const written = entries.map(({ name, schema, known }) => {
      const write = reply.compileSerializationSchema(schema) as Write;
      return listBytes(name, (answer as Answer)[name] as readonly object[], write, known);
    });
    const tail = (reply.compileSerializationSchema(rest) as Write)(answer as never);
    const end = Buffer.from(tail === '{}' ? '}' : `,${tail.slice(1)}`);
    return Buffer.concat([brace, ...written.flatMap((list, at) => (at > 0 ? [comma, ...list] : list)), end]);
  };
}

const brace = Buffer.from('{');
const comma = Buffer.from(',');
const bracket = Buffer.from(']');

const namesOf = (required: unknown, names: readonly string[]): string[] =>
  names.filter((name) => Array.isArray(required) && required.includes(name));

/** `"name":[entry,entry]` in pieces. */
function listBytes(
  name: string,
  list: readonly object[],
  write: Write,
  known: WeakMap<object, Buffer>,
): Buffer[] {
  const pieces: Buffer[] = [Buffer.from(`"${name}":[`)];
  for (const [at, entry] of list.entries()) {
    if (at > 0) pieces.push(comma);
    pieces.push(bytesOf(entry, write, known));
  }
  pieces.push(bracket);
  return pieces;
}

function bytesOf(entry: object, write: Write, known: WeakMap<object, Buffer>): Buffer {
  const before = known.get(entry);
  if (before) return before;
  const bytes = Buffer.from(write(entry as never));
  known.set(entry, bytes);
  return bytes;
}
