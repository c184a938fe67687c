import * as z from 'zod/mini';
import type { Bounds } from '../areas/bounds.ts';
import { defaultFilters, filterKeys, filterRow } from '../filters/filter-table.ts';
import type { Filters } from '../filters/filters.ts';
import { isOrdered, minMaxPairs } from '../filters/min-max.ts';
import type { MapPointsRequest, SearchRequest } from '../search-request.ts';
import { defaultSort, sortFrom } from '../sort/sort.ts';
import type { Codec, CodecShape } from './codec.ts';
import { decodeFilters } from './query-filters.ts';
import {
  expectation,
  mapPointsParameters,
  parameterDescriptions,
  parameterSchema,
  searchParameters,
} from './query-parameters.ts';

type Parameters = typeof searchParameters;
type Decoded<P> = { readonly [N in keyof P]?: P[N] extends Codec<infer V> ? V : never };

/** One offending name and what it should have been. */
interface Problem {
  readonly name: string;
  readonly message: string;
}

interface Reading<P> {
  readonly parameters: Decoded<P>;
  readonly filters: Filters;
  readonly problems: readonly Problem[];
}

/** The query of a listing search; every unknown or malformed name is an issue with that name as its path. */
export const searchQuerySchema = querySchema(searchParameters, searchRequest);

/** The query of the map's points. */
export const mapPointsQuerySchema = querySchema(mapPointsParameters, mapPointsRequest);

function searchRequest({ parameters, filters }: Reading<Parameters>): SearchRequest {
  return {
    lease: parameters.lease ?? false,
    filters,
    sort: sortFrom(parameters, defaultSort),
    ourListingsFirst: parameters.ourListingsFirst ?? false,
    page: parameters.page ?? 1,
    limit: parameters.limit ?? 50,
    address: parameters.address ?? [],
    polygon: parameters.polygon ?? [],
    bounds: boundsOf(parameters),
    zoom: parameters.zoom ?? null,
    userLocation: userLocationOf(parameters),
    privateExclusiveListing: parameters.privateExclusiveListing ?? [],
    trecLicense: parameters.trecLicense ?? [],
    showEnabledAgentListings: parameters.showEnabledAgentListings ?? false,
  };
}

function mapPointsRequest(reading: Reading<typeof mapPointsParameters>): MapPointsRequest {
  const { limit, mobile, listingIds } = reading.parameters;
  return {
    ...searchRequest(reading),
    limit: limit ?? 500,
    mobile: mobile ?? false,
    listingIds: listingIds ?? [],
  };
}

/**
 * The documented names are an object of optional parameters; the reading itself is one transformation, so that
 * all problems are reported at once.
 */
function querySchema<P extends Parameters, Request>(
  parameters: P,
  requestOf: (reading: Reading<P>) => Request,
) {
  const reading = z.transform((input: Record<string, unknown>, context) => {
    const read = readQuery(input, parameters);
    for (const { name, message } of read.problems) {
      context.issues.push({ code: 'custom', path: [name], message, input: input[name] });
    }
    return read.problems.length > 0 ? z.NEVER : requestOf(read);
  });
  return z.pipe(documented(parameters), reading);
}

function documented(parameters: Parameters) {
  const descriptions: Readonly<Record<string, string>> = parameterDescriptions;
  const entries = [
    ...filterKeys.map((key) => [key, filterRow(key).codec.shape, filterRow(key).label] as const),
    ...Object.entries(parameters).map(([name, codec]) => [name, codec.shape, descriptions[name]] as const),
  ];
  const properties = entries.map(([name, shape, description]) => [name, parameter(shape, description)]);
  return z
    .looseObject(Object.fromEntries(properties) as Record<string, ReturnType<typeof parameter>>)
    .register(z.globalRegistry, { additionalProperties: false });
}

function parameter(shape: CodecShape, description = '') {
  return z.optional(z.unknown()).register(z.globalRegistry, { description, ...parameterSchema(shape) });
}

function readQuery<P extends Parameters>(input: Record<string, unknown>, codecs: P): Reading<P> {
  const values = new Map<string, readonly string[]>();
  const problems: Problem[] = [];
  for (const [name, value] of Object.entries(input)) {
    const texts = textsOf(value);
    if (!(isFilter(name) || Object.hasOwn(codecs, name))) problems.push({ name, message: 'is not known' });
    else if (texts === undefined) problems.push({ name, message: 'must be text' });
    else values.set(name, texts);
  }
  const { filters, malformed } = decodeFilters(values, defaultFilters, (key) => key);
  for (const name of malformed) problems.push({ name, message: expectation(shapeOf(name)) });
  const parameters = readParameters(values, codecs, problems);
  problems.push(...reversedPairs(filters), ...boundsProblems(parameters), ...locationProblems(parameters));
  return { parameters, filters, problems: firstOfEachName(problems) };
}

/** A malformed edge of the bounds is not also a missing one. */
const firstOfEachName = (problems: readonly Problem[]): readonly Problem[] =>
  problems.filter(({ name }, index) => problems.findIndex((problem) => problem.name === name) === index);

const isFilter = (name: string): boolean => (filterKeys as readonly string[]).includes(name);

const shapeOf = (name: string): CodecShape => filterRow(name as keyof Filters).codec.shape;

/** undefined where something else than text came in. */
const textsOf = (value: unknown): readonly string[] | undefined => {
  const texts: readonly unknown[] = Array.isArray(value) ? value : [value];
  return texts.every((text) => typeof text === 'string') ? texts : undefined;
};

function readParameters<P extends Parameters>(
  values: ReadonlyMap<string, readonly string[]>,
  codecs: P,
  problems: Problem[],
): Decoded<P> {
  const decoded: Record<string, unknown> = {};
  for (const [name, codec] of Object.entries(codecs)) {
    const raw = values.get(name);
    if (raw === undefined) continue;
    const value = codec.decode(raw);
    if (value === undefined) problems.push({ name, message: expectation(codec.shape) });
    else decoded[name] = value;
  }
  return decoded as Decoded<P>;
}

/** A minimum over its maximum is a problem of both. */
const reversedPairs = (filters: Filters): readonly Problem[] =>
  minMaxPairs
    .filter(([min, max]) => !isOrdered<number | string>(filters[min], filters[max]))
    .flatMap(([min, max]) => [
      { name: min, message: `must not be over ${max}` },
      { name: max, message: `must not be under ${min}` },
    ]);

const edges = ['minLatitude', 'maxLatitude', 'minLongitude', 'maxLongitude'] as const;

/** All four edges or none, and in order; malformed edges have been reported already. */
function boundsProblems(parameters: Decoded<Parameters>): readonly Problem[] {
  const missing = edges.filter((edge) => parameters[edge] === undefined || parameters[edge] === null);
  if (missing.length > 0 && missing.length < edges.length) {
    return missing.map((name) => ({ name, message: 'must be given with the other three bounds' }));
  }
  return (['Latitude', 'Longitude'] as const)
    .filter((axis) => !isOrdered(parameters[`min${axis}`] ?? null, parameters[`max${axis}`] ?? null))
    .flatMap((axis) => [
      { name: `min${axis}`, message: `must not be over max${axis}` },
      { name: `max${axis}`, message: `must not be under min${axis}` },
    ]);
}

function locationProblems(parameters: Decoded<Parameters>): readonly Problem[] {
  const missing = (['latitude', 'longitude'] as const).filter((name) => (parameters[name] ?? null) === null);
  return missing.length === 1
    ? missing.map((name) => ({ name, message: 'must be given with the other coordinate' }))
    : [];
}

function boundsOf(parameters: Decoded<Parameters>): Bounds | null {
  const { minLatitude, maxLatitude, minLongitude, maxLongitude } = parameters;
  if (typeof minLatitude !== 'number' || typeof maxLatitude !== 'number') return null;
  if (typeof minLongitude !== 'number' || typeof maxLongitude !== 'number') return null;
  return { minLatitude, maxLatitude, minLongitude, maxLongitude };
}

function userLocationOf({ latitude, longitude }: Decoded<Parameters>): SearchRequest['userLocation'] {
  return typeof latitude === 'number' && typeof longitude === 'number' ? { latitude, longitude } : null;
}
