import * as z from 'zod/mini';
import { defaultFilters, filterKeys, filterRow } from '../filters/filter-table.ts';
import type { FilterKey, Filters } from '../filters/filters.ts';
import { isOrdered, minMaxPairs } from '../filters/min-max.ts';
import { usualPageSize } from '../page-size.ts';
import type { MapPointsRequest, SearchRequest } from '../search-request.ts';
import { defaultSort, sortFrom } from '../sort/sort.ts';
import type { CodecShape } from './codec.ts';
import { accountOf, boundsOf, type Decoded, decodeParameters, userLocationOf } from './decode-parameters.ts';
import { decodeFilters } from './query-filters.ts';
import {
  expectation,
  mapPointsParameters,
  type Parameter,
  parameterSchema,
  searchParameters,
} from './query-parameters.ts';
import { boundsKeys } from './url-parameters.ts';

type Parameters = typeof searchParameters;
type AnyParameters = { readonly [N in keyof Parameters]: Parameter<Parameters[N]['codec']> };

/** The name of an invalid parameter, with the expected format. */
interface Problem {
  readonly name: string;
  readonly message: string;
}

interface Reading<P> {
  readonly parameters: Decoded<P>;
  readonly filters: Filters;
  readonly hasUsualStatuses: boolean;
  readonly problems: readonly Problem[];
}

/** The query of a listing search; every unknown or malformed name is an issue with that name as its path. */
export const searchQuerySchema = querySchema(searchParameters, searchRequest);

/** The query of the map's points. */
export const mapPointsQuerySchema = querySchema(mapPointsParameters, mapPointsRequest);

function searchRequest({ parameters, filters, hasUsualStatuses }: Reading<Parameters>): SearchRequest {
  return {
    lease: parameters.lease ?? false,
    filters,
    ...(hasUsualStatuses && { hasUsualStatuses }),
    sort: sortFrom(parameters, defaultSort),
    ourListingsFirst: parameters.ourListingsFirst ?? false,
    page: parameters.page ?? 1,
    limit: parameters.limit ?? usualPageSize,
    address: parameters.address ?? [],
    polygon: parameters.polygon ?? [],
    bounds: boundsOf(parameters),
    zoom: parameters.zoom ?? null,
    userLocation: userLocationOf(parameters),
    privateExclusiveListing: parameters.privateExclusiveListing ?? [],
    trecLicense: parameters.trecLicense ?? [],
    showEnabledAgentListings: parameters.showEnabledAgentListings ?? false,
    account: accountOf(parameters),
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
 * The documented names are an object of optional parameters. One transformation reads all of them, so that
 * all problems are reported at once.
 */
function querySchema<P extends AnyParameters, Request>(
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

function documented(parameters: AnyParameters) {
  const entries = [
    ...filterKeys.map((key) => [key, filterRow(key).codec.shape, filterDescription(key)] as const),
    ...Object.entries(parameters).map(
      ([name, { codec, description }]) => [name, codec.shape, description] as const,
    ),
  ];
  const properties = entries.map(([name, shape, description]) => [name, parameter(shape, description)]);
  return z
    .looseObject(Object.fromEntries(properties) as Record<string, ReturnType<typeof parameter>>)
    .register(z.globalRegistry, { additionalProperties: false });
}

function filterDescription(key: FilterKey): string {
  const { label, codec } = filterRow(key);
  return codec.shape.kind === 'text' && codec.shape.form ? `${label}: ${codec.shape.form.words}` : label;
}

function parameter(shape: CodecShape, description = '') {
  return z.optional(z.unknown()).register(z.globalRegistry, { description, ...parameterSchema(shape) });
}

function readQuery<P extends AnyParameters>(input: Record<string, unknown>, parameters: P): Reading<P> {
  const values = new Map<string, readonly string[]>();
  const problems: Problem[] = [];
  for (const [name, value] of Object.entries(input)) {
    const texts = textsOf(value);
    if (!(isFilter(name) || Object.hasOwn(parameters, name)))
      problems.push({ name, message: 'is not known' });
    else if (texts === undefined) problems.push({ name, message: 'must be text' });
    else values.set(name, texts);
  }
  const { filters: given, malformed } = decodeFilters(values, defaultFilters, (key) => key);
  for (const name of malformed) problems.push({ name, message: expectation(filterRow(name).codec.shape) });
  const read = decodeParameters(values, parameters, (key) => key);
  for (const name of read.malformed) problems.push({ name, message: expectation(shapeOf(parameters, name)) });
  const shared = read.decoded as Decoded<Parameters>;
  const hasUsualStatuses = !values.has('mlsStatus');
  const filters = hasUsualStatuses ? withStatusesOfList(given, shared) : given;
  problems.push(...reversedPairs(filters), ...boundsProblems(shared), ...locationProblems(shared));
  return { parameters: read.decoded, filters, hasUsualStatuses, problems: firstOfEachName(problems) };
}

/** The default statuses of a collection and of viewed history have no Pending (rulings, 'Who may see a Private listing'). */
const withStatusesOfList = (filters: Filters, { collection, viewedBy }: Decoded<Parameters>): Filters =>
  collection || viewedBy
    ? { ...filters, mlsStatus: filters.mlsStatus.filter((status) => status !== 'Pending') }
    : filters;

/** A malformed edge of the bounds is reported once, not also as missing. */
const firstOfEachName = (problems: readonly Problem[]): readonly Problem[] =>
  problems.filter(({ name }, index) => problems.findIndex((problem) => problem.name === name) === index);

const isFilter = (name: string): boolean => (filterKeys as readonly string[]).includes(name);

const shapeOf = <P extends AnyParameters>(parameters: P, name: keyof P): CodecShape =>
  (parameters[name] as Parameter<{ readonly shape: CodecShape }>).codec.shape;

/** undefined where a value is not text. */
const textsOf = (value: unknown): readonly string[] | undefined => {
  const texts: readonly unknown[] = Array.isArray(value) ? value : [value];
  return texts.every((text) => typeof text === 'string') ? texts : undefined;
};

/** A minimum over its maximum is a problem of both. */
const reversedPairs = (filters: Filters): readonly Problem[] =>
  minMaxPairs
    .filter(([min, max]) => !isOrdered<number | string>(filters[min], filters[max]))
    .flatMap(([min, max]) => [
      { name: min, message: `must not be over ${max}` },
      { name: max, message: `must not be under ${min}` },
    ]);

/** All four edges or none, and in order; malformed edges have been reported already. */
function boundsProblems(parameters: Decoded<Parameters>): readonly Problem[] {
  const missing = boundsKeys.filter((edge) => parameters[edge] === undefined || parameters[edge] === null);
  if (missing.length > 0 && missing.length < boundsKeys.length) {
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
