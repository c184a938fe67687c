import { slugOf } from '../../text/slug.ts';
import type { PolygonType } from '../tags/tag.ts';

/** Kinds of area that have a market overview: the specification's SEO tag types, in its order. */
export const areaTypes = [
  'city',
  'county',
  'subdivision',
  'postalcode',
  'school',
  'schooldistrict',
  'mlsarea',
] as const satisfies readonly PolygonType[];
export type AreaType = (typeof areaTypes)[number];

export const isAreaType = (type: string): type is AreaType => (areaTypes as readonly string[]).includes(type);

/** The parts of a market overview's path. */
export interface AreaPath {
  readonly type: AreaType;
  /** Two letters in lower case: 'tx'. */
  readonly state: string;
  /** The area's name as `areaSlug` writes it. */
  readonly slug: string;
  /** The boundary's id, where other areas of the kind have the same slug; else null. */
  readonly id: string | null;
}

const root = '/listings/market-overview/';

/** '/listings/market-overview/city/tx/round-rock', or with an id behind it. `parseAreaPath` reads back what it was made of. */
export const areaPath = (path: AreaPath): string => root + areaUrl(path);

/** The part of the path that names the area: 'city/tx/round-rock', as `GET /api/polygon?url=` accepts it. */
export const areaUrl = ({ type, state, slug, id }: AreaPath): string =>
  [type, state, slug, ...(id === null ? [] : [id])].join('/');

const slugPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/;
/** The format of ids; an id of dots only would be a relative step in the path. */
const idPattern = /^(?=.*\w)[\w.:~-]{1,64}$/;

/** Reads a path, or its part behind '/listings/market-overview/', in any case; undefined where it names no area. */
export function parseAreaPath(path: string): AreaPath | undefined {
  const url = path.startsWith(root) ? path.slice(root.length) : path.replace(/^\//, '');
  const [type = '', state = '', slug = '', id = null, ...rest] = url.replace(/\/$/, '').split('/');
  const named = { type: type.toLowerCase(), state: state.toLowerCase(), slug: slug.toLowerCase() };
  if (!isAreaType(named.type) || !/^[a-z]{2}$/.test(named.state)) return undefined;
  if (!slugPattern.test(named.slug) || named.slug.length > longestSlug || rest.length > 0) return undefined;
  if (id !== null && !idPattern.test(id)) return undefined;
  return { type: named.type, state: named.state, slug: named.slug, id };
}

/** Longest slug, since search engines cut addresses of more than about a hundred characters. */
const longestSlug = 80;

/**
 * The slug of a name: lower-case Latin letters and digits with single dashes, at most 80 characters
 * and never empty. Different names may share one ("O'Hara" and 'OHara').
 */
export function areaSlug(name: string): string {
  const words = name.replace(/['’‘`]/g, '').replace(/&/g, ' and ');
  return slugOf(words, { longest: longestSlug }) || 'area';
}
