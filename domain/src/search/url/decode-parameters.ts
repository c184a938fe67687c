import { type AccountScope, accountKeys, noAccount } from '../account-scope.ts';
import type { Bounds } from '../areas/bounds.ts';
import type { SearchState } from '../search-state.ts';
import type { Codec } from './codec.ts';
import type { QueryValues } from './query-pairs.ts';
import type { Parameter, searchParameters } from './query-parameters.ts';

/** The values of the parameters of a query, without malformed ones. */
export type Decoded<P> = {
  readonly [N in keyof P]?: P[N] extends { readonly codec: Codec<infer V> } ? V : never;
};

type Key<P> = keyof P & string;

/** Reads the parameters of a query. `nameOf` gives the query name of each, if it has one; `malformed` are keys. */
export function decodeParameters<P extends object>(
  values: QueryValues,
  parameters: P,
  nameOf: (key: Key<P>) => string | undefined,
): { readonly decoded: Decoded<P>; readonly malformed: readonly Key<P>[] } {
  const read = (Object.keys(parameters) as Key<P>[]).flatMap((key) => {
    const name = nameOf(key);
    const raw = name === undefined ? undefined : values.get(name);
    const { codec } = parameters[key] as Parameter<Codec<unknown>>;
    return raw === undefined ? [] : [{ key, value: codec.decode(raw) }];
  });
  const wellFormed = read.filter(({ value }) => value !== undefined).map(({ key, value }) => [key, value]);
  return {
    decoded: Object.fromEntries(wellFormed) as Decoded<P>,
    malformed: read.filter(({ value }) => value === undefined).map(({ key }) => key),
  };
}

type SearchValues = Decoded<typeof searchParameters>;

/** The box of the map; null where an edge is missing. */
export function boundsOf(parameters: SearchValues): Bounds | null {
  const { minLatitude, maxLatitude, minLongitude, maxLongitude } = parameters;
  if (typeof minLatitude !== 'number' || typeof maxLatitude !== 'number') return null;
  if (typeof minLongitude !== 'number' || typeof maxLongitude !== 'number') return null;
  return { minLatitude, maxLatitude, minLongitude, maxLongitude };
}

/** Position of the visitor; null where a coordinate is missing. */
export const userLocationOf = ({ latitude, longitude }: SearchValues): SearchState['userLocation'] =>
  typeof latitude === 'number' && typeof longitude === 'number' ? { latitude, longitude } : null;

/** The parameters of an account; those that are missing have their defaults. */
export const accountOf = (parameters: SearchValues): AccountScope => {
  const given = accountKeys.filter((key) => parameters[key] !== undefined);
  return { ...noAccount, ...Object.fromEntries(given.map((key) => [key, parameters[key]])) };
};
