import type { Filters } from '../filters/filters.ts';
import { splitList } from './codec.ts';
import { pairsOf, type QueryValues } from './query-pairs.ts';

/** The flags of both sources travel together as `source`. */
export type SourceFilters = Pick<Filters, 'exclusiveListingsEnabled' | 'mlsListingsEnabled'>;

/** Nothing where both flags have their defaults. */
export const encodeSource = (filters: SourceFilters, defaults: SourceFilters): [string, string][] => {
  const { exclusiveListingsEnabled: exclusive, mlsListingsEnabled: mls } = filters;
  if (exclusive === defaults.exclusiveListingsEnabled && mls === defaults.mlsListingsEnabled) return [];
  const sources = [...(exclusive ? ['exclusive'] : []), ...(mls ? ['mls'] : [])];
  return pairsOf('source', sources.length === 0 ? [''] : sources);
};

/** undefined where a source is not known; no flags where the URL does not have the name. */
export const decodeSource = (values: QueryValues): Partial<SourceFilters> | undefined => {
  const raw = values.get('source');
  if (raw === undefined) return {};
  const sources = splitList(raw).map((source) => source.toLowerCase());
  if (!sources.every((source) => source === 'exclusive' || source === 'mls')) return undefined;
  return {
    exclusiveListingsEnabled: sources.includes('exclusive'),
    mlsListingsEnabled: sources.includes('mls'),
  };
};
