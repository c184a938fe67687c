import type { Endpoint } from '@hearth/domain/contract/endpoint.ts';
import type { ValidationError } from '@hearth/domain/contract/errors.ts';
import type * as z from 'zod/mini';
import { boundsProblem, usualValues } from './body-bounds.ts';
import { AppError } from './errors.ts';
import { type JsonSchema, wireSchema } from './json-schema.ts';
import { validationWords } from './validation-words.ts';

const PARTS = ['params', 'query', 'body'] as const;
type Part = (typeof PARTS)[number];
export type RequestParts = Readonly<Record<Part, unknown>>;

const words = { error: validationWords };

/** More are no help; a request that was made to fail must not get an answer larger than itself. */
const MOST_ERRORS = 20;
const LONGEST_NAME = 100;

/**
 * A function that checks all parts of a request by the endpoint's schemas and returns their outputs; parts that the endpoint
 * does not declare are undefined.
 * @param mostValues of a body
 * @throws AppError validation_failed listing the first 20 offending names
 */
export function validator(
  endpoint: Endpoint,
  mostValues = usualValues,
): (parts: RequestParts) => RequestParts {
  const lists = endpoint.query ? listNames(wireSchema(endpoint.query)) : [];
  return (parts) => {
    const bounds = boundsProblem(parts.body, mostValues);
    if (bounds) throw refusal([bounds]);
    const given = { ...parts, query: withLists(parts.query, lists) };
    const results = PARTS.map((part) => [part, endpoint[part]?.safeParse(given[part], words)] as const);
    const found = results.flatMap(([part, result]) => (result?.error?.issues ?? []).flatMap(named(part)));
    const unknown = unknownNames(parts.query).filter(
      ({ name }) =>
        !endpoint.query || (name in Object.prototype && !found.some((each) => each.name === name)),
    );
    const problems = [...unknown, ...found];
    if (problems.length > 0) throw refusal(problems);
    const [params, query, body] = results.map(([, result]) => result?.data);
    return { params, query, body };
  };
}

const refusal = (problems: readonly ValidationError[]): AppError =>
  new AppError('validation_failed', {
    validationErrors: problems
      .slice(0, MOST_ERRORS)
      .map(({ name, message }) => ({ name: name.slice(0, LONGEST_NAME), message })),
  });

/** An endpoint without a query knows no name, and none has one of `Object.prototype`, which schemas would skip. */
const unknownNames = (query: unknown): ValidationError[] =>
  Object.keys(query ?? {}).map((name) => ({ name, message: 'is not known' }));

/** Names of the query parameters that may be repeated. */
function listNames(schema: JsonSchema): string[] {
  return Object.entries(schema.properties ?? {}).flatMap(([name, property]) =>
    isList(property) ? [name] : [],
  );
}

const isList = (schema: JsonSchema): boolean =>
  schema.type === 'array' || (schema.anyOf?.some(isList) ?? false);

/** A parameter given once arrives as text; where it may be repeated it is a list of one. */
function withLists(query: unknown, lists: readonly string[]): unknown {
  if (lists.length === 0 || typeof query !== 'object' || query === null) return query;
  const copy: Record<string, unknown> = { ...query };
  for (const name of lists) if (typeof copy[name] === 'string') copy[name] = [copy[name]];
  return copy;
}

const named =
  (part: Part) =>
  (issue: z.core.$ZodIssue): ValidationError[] => {
    const path = issue.path.map(String);
    if (issue.code !== 'unrecognized_keys') return [{ name: path.join('.') || part, message: issue.message }];
    return issue.keys
      .slice(0, MOST_ERRORS)
      .map((key) => ({ name: [...path, key].join('.'), message: 'is not known' }));
  };
