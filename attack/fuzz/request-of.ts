import fc from 'fast-check';
import { arbitraryOf } from './arbitrary-of.ts';
import type { Operation, Parameter } from './operations.ts';

export interface FuzzRequest {
  readonly operation: Operation;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | undefined;
}

/** Values that lead somewhere, by the name of a parameter. */
export type KnownValues = Readonly<Record<string, readonly string[]>>;

/** Requests of an endpoint: well formed ones, nearly right ones and wild ones. */
export function requestOf(operation: Operation, known: KnownValues): fc.Arbitrary<FuzzRequest> {
  return fc.constantFrom(0, 5, 40).chain((strange) => {
    const values = operation.parameters.map((parameter) => drawnFor(parameter, strange, known));
    return fc
      .record({
        values: fc.tuple(...values),
        body: operation.body ? arbitraryOf(operation.body, strange) : fc.constant(undefined),
        unknown: seldom(fc.constantFrom('__proto__', 'constructor', 'foo', 'toString[]'), strange),
      })
      .map(({ values, body, unknown }) => written(operation, values, body, unknown));
  });
}

/** Well-formed requests have none. */
const seldom = <Value>(value: fc.Arbitrary<Value>, strange: number): fc.Arbitrary<Value | null> =>
  fc.oneof({ weight: 100 - strange, arbitrary: fc.constant(null) }, { weight: strange, arbitrary: value });

function drawnFor(
  { name, in: place, required, schema }: Parameter,
  strange: number,
  known: KnownValues,
): fc.Arbitrary<unknown> {
  const drawn = arbitraryOf(schema, strange);
  const likely = known[name];
  const value = likely ? fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...likely) }, drawn) : drawn;
  if (place === 'path' || (required && strange === 0)) return value;
  // Of ninety filters a search names a few.
  return fc.oneof(
    { weight: required ? 1 : 8, arbitrary: fc.constant(undefined) },
    { weight: 1, arbitrary: value },
  );
}

function written(
  operation: Operation,
  values: readonly unknown[],
  body: unknown,
  unknown: string | null,
): FuzzRequest {
  let path = operation.path;
  const query: string[] = unknown === null ? [] : [`${encodeURIComponent(unknown)}=1`];
  const headers: Record<string, string> = {};
  for (const [at, { name, in: place }] of operation.parameters.entries()) {
    const value = values[at];
    if (value === undefined) continue;
    if (place === 'path') path = path.replace(`{${name}}`, encoded(textOf(value)) || '-');
    else if (place === 'header') headers[name] = encoded(textOf(value));
    else
      for (const each of [value].flat()) query.push(`${encodeURIComponent(name)}=${encoded(textOf(each))}`);
  }
  const url = query.length > 0 ? `${path}?${query.join('&')}` : path;
  if (body === undefined) return { operation, url, headers, body: undefined };
  return {
    operation,
    url,
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  };
}

const textOf = (value: unknown): string =>
  typeof value === 'object' ? JSON.stringify(value) : String(value);

/** A lone half of a pair cannot be written in an address. */
const encoded = (text: string): string => encodeURIComponent(text.toWellFormed());
