import { oddTexts, oddWords } from '@hearth/server/testing/bad-input/odd-values.ts';
import fc from 'fast-check';
import type { Schema } from './operations.ts';

const MOST_ITEMS = 4;
const NAMES_OF_OBJECT = ['__proto__', 'constructor', 'toString'];

/** Values of a schema, and now and then one that is none: `strange` of a hundred. */
export function arbitraryOf(schema: Schema, strange: number): fc.Arbitrary<unknown> {
  return fc.oneof(
    { weight: 100 - strange, arbitrary: validOf(schema, strange) },
    { weight: strange, arbitrary: strangeValue },
  );
}

const strangeText = fc.oneof(
  fc.constantFrom(...[...oddTexts, ...oddWords].map(decoded)),
  fc.string({ unit: 'binary', maxLength: 300 }),
);

const strangeValue = fc.oneof(
  strangeText,
  fc.constantFrom<unknown>(null, true, 0, -1, 1e308, [], {}, [[]]),
  fc.jsonValue({ maxDepth: 3 }),
  fc.dictionary(fc.oneof(fc.constantFrom(...NAMES_OF_OBJECT), fc.string()), fc.jsonValue({ maxDepth: 1 }), {
    maxKeys: 3,
    noNullPrototype: true,
  }),
);

function validOf(schema: Schema, strange: number): fc.Arbitrary<unknown> {
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map((each) => arbitraryOf(each, strange)));
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.const !== undefined) return fc.constant(schema.const);
  switch (schema.type) {
    case 'string':
      return textOf(schema);
    case 'integer':
      return wholeOf(schema);
    case 'number':
      return fc.oneof(wholeOf(schema), fc.double({ ...rangeOf(schema), noNaN: true }));
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'array':
      return fc.array(arbitraryOf(schema.items ?? {}, strange), {
        minLength: schema.minItems ?? 0,
        maxLength: Math.max(schema.minItems ?? 0, Math.min(schema.maxItems ?? MOST_ITEMS, MOST_ITEMS)),
      });
    case 'object':
      return objectOf(schema, strange);
    default:
      return fc.jsonValue({ maxDepth: 2 });
  }
}

/** Schemas by name. A record has one schema for all names that it may have. */
function propertiesOf({ properties = {}, propertyNames, additionalProperties }: Schema) {
  if (typeof additionalProperties !== 'object') return properties;
  const names = propertyNames?.enum ?? [];
  return { ...Object.fromEntries(names.map((name) => [name, additionalProperties])), ...properties };
}

function objectOf(schema: Schema, strange: number): fc.Arbitrary<unknown> {
  const { required = [] } = schema;
  const fields = Object.entries(propertiesOf(schema)).map(
    ([name, each]) => [name, arbitraryOf(each, strange)] as const,
  );
  const known = fc.record(Object.fromEntries(fields), {
    requiredKeys: strange > 0 ? [] : [...required],
    noNullPrototype: true,
  });
  if (strange === 0) return known;
  const names = fc.oneof(fc.constantFrom(...NAMES_OF_OBJECT), fc.string({ maxLength: 20 }));
  const stranger = fc.tuple(known, names, fc.jsonValue({ maxDepth: 1 }));
  return fc.oneof(
    { weight: 100 - strange, arbitrary: known },
    {
      weight: strange,
      arbitrary: stranger.map(([object, name, value]) => ({
        ...(object as object),
        ...Object.fromEntries([[name, value]]),
      })),
    },
  );
}

function textOf({ format, pattern, minLength = 0, maxLength = 60 }: Schema): fc.Arbitrary<string> {
  if (format === 'uuid') return fc.uuid();
  if (format === 'email') return fc.emailAddress();
  if (format === 'date-time') return fc.date({ noInvalidDate: true }).map((date) => date.toISOString());
  const plain = fc.string({
    unit: 'grapheme',
    minLength,
    maxLength: Math.max(minLength, Math.min(maxLength, 120)),
  });
  return pattern === undefined ? plain : fc.oneof(plain, matching(pattern));
}

/** fast-check reads most patterns of the contract; the others are drawn as plain text. */
function matching(pattern: string): fc.Arbitrary<string> {
  try {
    return fc.stringMatching(new RegExp(pattern), { maxLength: 120 });
  } catch {
    return fc.string();
  }
}

const MOST = 2 ** 31;
const rangeOf = ({ minimum: min = -MOST, maximum: max = MOST }: Schema) => ({
  min: Math.max(min, -MOST),
  max: Math.min(max, MOST),
});

function wholeOf(schema: Schema): fc.Arbitrary<number> {
  const { min, max } = rangeOf(schema);
  return fc.oneof(
    fc.integer({ min: Math.ceil(min), max: Math.floor(max) }),
    fc.constantFrom(Math.ceil(min), Math.floor(max)),
  );
}

/** Some of the odd texts cannot be decoded. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
