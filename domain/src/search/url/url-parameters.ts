import type { TextsCodec } from './codec.ts';
import type { QueryValues } from './query-pairs.ts';
import { type Parameter, searchParameters, type UrlParameter } from './query-parameters.ts';

type Parameters = typeof searchParameters;

/** The parameters that the URL of a search page has. */
export type UrlKey = {
  readonly [K in keyof Parameters]: Parameters[K] extends UrlParameter<unknown> ? K : never;
}[keyof Parameters];

/** The names of specification section 2. */
export const nameInUrl = (key: UrlKey): string => searchParameters[key].nameInUrl;

/** undefined for what only the API has. */
export const urlNameOf = (key: keyof Parameters): string | undefined => {
  const parameter: Parameter<unknown> & { readonly nameInUrl?: string } = searchParameters[key];
  return parameter.nameInUrl;
};

/** The edges of the map's box. */
export const boundsKeys = ['minLatitude', 'maxLatitude', 'minLongitude', 'maxLongitude'] as const;

/** Entries of a list that a search can use, and whether they are all that the URL asks for. */
export interface UsableEntries {
  readonly entries: readonly string[];
  readonly complete: boolean;
}

interface Limits {
  readonly isUsable?: (entry: string) => boolean;
  readonly most?: number;
}

/** Entries of a list that fit, each once: a link with too many agents or areas still finds the first ones. */
export const usableEntries = (
  values: QueryValues,
  key: 'polygon' | 'trecLicense',
  { isUsable = () => true, most }: Limits = {},
): UsableEntries => {
  const codec: TextsCodec = searchParameters[key].codec;
  const requested = codec.entriesOf(values.get(nameInUrl(key)) ?? []);
  const entries = requested
    .filter((entry) => codec.decode([entry]) !== undefined && isUsable(entry))
    .slice(0, most ?? codec.shape.maxEntries);
  return { entries, complete: entries.length === requested.length };
};
