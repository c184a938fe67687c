import type * as z from 'zod/mini';

const kinds: Readonly<Record<string, string>> = {
  string: 'must be text',
  number: 'must be a number',
  int: 'must be a whole number',
  boolean: 'must be true or false',
  array: 'must be a list',
};

/**
 * The words for a value that does not fit a schema, for people and for callers; those of the specification (section 5) where it has
 * any. No word of the library leaves the server.
 */
export function validationWords(issue: z.core.$ZodRawIssue): string {
  if (issue.code === 'invalid_type') return wrongType(issue.input, issue.expected);
  if (issue.code === 'invalid_value') return oneOf(issue.values.map(String));
  if (issue.code === 'too_big') return tooBig(issue.origin, Number(issue.maximum));
  if (issue.code === 'too_small') return tooSmall(issue.origin, Number(issue.minimum));
  return 'is not valid';
}

function wrongType(input: unknown, expected: string): string {
  if (input === undefined) return 'Field is required';
  // A parameter of an address.
  if (expected === 'string' && Array.isArray(input)) return 'must be given once';
  return kinds[expected] ?? 'is not valid';
}

const oneOf = (values: readonly string[]): string =>
  values.length === 1 ? `must be ${values[0]}` : `must be one of ${values.join(', ')}`;

function tooBig(origin: string, most: number): string {
  if (origin === 'string') return `Please enter less than ${most} characters`;
  return origin === 'array' ? `must have at most ${most} entries` : `must be at most ${most}`;
}

function tooSmall(origin: string, least: number): string {
  if (origin === 'string')
    return least === 1 ? 'Field is required' : `must have at least ${least} characters`;
  return origin === 'array' ? `must have at least ${least} entries` : `must be at least ${least}`;
}
