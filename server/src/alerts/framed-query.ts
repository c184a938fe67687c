import type { Bounds } from '@hearth/domain/search/areas/bounds.ts';
import { filterKeys, filterRow } from '@hearth/domain/search/filters/filter-table.ts';
import { searchParameters } from '@hearth/domain/search/url/query-parameters.ts';
import { filterNameInUrl } from '@hearth/domain/search/url/read-search-url.ts';
import { boundsKeys, nameInUrl } from '@hearth/domain/search/url/url-parameters.ts';
import { LIMITS, type PackedLimit, packedLimit } from './packed-search.ts';

/** A stored query as its figures and box, which differ from search to search, and the rest of it, which many searches share. */
export interface FramedQuery {
  readonly rest: string;
  /** Names of the figures that it has. */
  readonly names: string;
  /** The packed steps of the figures alone. */
  readonly steps: Uint8Array;
  readonly bounds: Bounds | null;
}

/** Readers of the packed figures by their names in a query; undefined where the text is no figure. */
const limitsByName = new Map(
  filterKeys.flatMap((key) => {
    const { codec, condition } = filterRow(key);
    const read = (text: string): PackedLimit | null | undefined => {
      const value = codec.decode([text]);
      const requested = value === undefined ? null : condition(value as never);
      return requested === null ? undefined : packedLimit(requested);
    };
    // A filter of another kind has no condition on a packed figure for any text.
    return codec.shape.kind === 'number' && read(String(codec.shape.maximum)) != null
      ? [[filterNameInUrl(key), read] as const]
      : [];
  }),
);

const edgesByName = new Map(boundsKeys.map((edge, at) => [nameInUrl(edge), { edge, at }]));

/** The figures of the query that is split now; those with a step count. */
const figures = new Float64Array(LIMITS);

/** Splits a query; null for one whose figures depend on each other, or that has any of them in an unusual form. */
export function framedQuery(query: string): FramedQuery | null {
  const steps = new Uint8Array(LIMITS);
  const edges: (number | undefined)[] = [];
  let [rest, names] = ['', ''];
  for (const part of query.split('&')) {
    const middle = part.indexOf('=');
    const [name, text] = [part.slice(0, middle), part.slice(middle + 1)];
    const edge = edgesByName.get(name);
    const readLimit = limitsByName.get(name);
    if (edge !== undefined) {
      const value = searchParameters[edge.edge].codec.decode([text]);
      if (value == null || edges[edge.at] !== undefined) return null;
      edges[edge.at] = value;
    } else if (readLimit !== undefined) {
      const limit = readLimit(text);
      if (limit == null || steps[limit.at] !== 0) return null;
      steps[limit.at] = limit.step;
      figures[limit.at] = limit.figure;
      names += `${name} `;
    } else rest += `${part}&`;
  }
  for (let at = 0; at < LIMITS; at += 2)
    if (steps[at] !== 0 && steps[at + 1] !== 0 && figures[at]! > figures[at + 1]!) return null;
  const [minLatitude, maxLatitude, minLongitude, maxLongitude] = edges;
  if (edges.length === 0) return { rest, names, steps, bounds: null };
  if (minLatitude === undefined || maxLatitude === undefined || minLatitude > maxLatitude) return null;
  if (minLongitude === undefined || maxLongitude === undefined || minLongitude > maxLongitude) return null;
  return { rest, names, steps, bounds: { minLatitude, maxLatitude, minLongitude, maxLongitude } };
}
