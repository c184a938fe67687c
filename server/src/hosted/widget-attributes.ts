import { embedKeyParameter } from '@hearth/domain/contract/embed.ts';
import { isHostAttribute } from '@hearth/domain/embed/host-attribute.ts';
import type { Language } from '@hearth/domain/embed/language.ts';
import { isLoopback, matchesOrigin } from '../http/origin.ts';
import { tileOrigin, tileOriginsOf } from '../http/tile-origins.ts';
import type { MapSource } from '../site/map-sources.ts';

/** Attributes for a widget's tag, by name. */
export type WidgetAttributes = ReadonlyMap<string, string>;

/** The servers that the widget of a frame may link to and load pictures of maps from. */
export interface FrameReach {
  /** Of the frame's key. */
  readonly origins: readonly string[];
  readonly mapSources: readonly MapSource[];
}

const NAME = /^[a-z][a-z0-9-]*$/;
const MAX_NAME_LENGTH = 40;
const MAX_VALUE_LENGTH = 500;
const MAX_ATTRIBUTES = 60;

/** Parameters of the page itself. */
const OF_PAGE = new Set(['key', 'hearth-listing-id', 'frame', 'host', embedKeyParameter.toLowerCase()]);

/** Attributes with which a link to our page would lead, or reach, to other servers. */
const LEADING_AWAY = new Set(['results-url', 'listing-url', 'tile-url', 'tile-attribution', 'target']);

const isAttribute = (name: string): boolean =>
  NAME.test(name) && name.length <= MAX_NAME_LENGTH && !isHostAttribute(name) && !OF_PAGE.has(name);

/** NUL and other control characters but for line breaks and tabs; halves of characters. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern finds them to reject them
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]|\p{Cs}/u;

/**
 * The attributes of a widget that a page's query names. Unsafe ones are left out: names that could run a script, change the
 * page's styles or belong to HTML itself; values over 500 characters. A repeated name counts once. The author of a link to a
 * hosted page cannot choose where the widget links to; a frame may link to the pages of its key, and show configured tiles.
 *
 * @param reach null for pages without a key
 */
export function widgetAttributes(query: unknown, reach: FrameReach | null): WidgetAttributes {
  const pairs = Object.entries(query ?? {}).map(([name, value]) => [
    name,
    Array.isArray(value) ? value[0] : value,
  ]);
  const plain = pairs.filter(
    (pair): pair is [string, string] =>
      isAttribute(pair[0]) &&
      typeof pair[1] === 'string' &&
      pair[1].length <= MAX_VALUE_LENGTH &&
      !CONTROL.test(pair[1]) &&
      mayLead(pair[0], pair[1], reach),
  );
  return new Map(plain.slice(0, MAX_ATTRIBUTES));
}

function mayLead(name: string, value: string, reach: FrameReach | null): boolean {
  if (!LEADING_AWAY.has(name)) return true;
  if (reach === null) return false;
  if (name === 'tile-url') return tileOriginsOf(reach.mapSources).includes(tileOrigin(value) ?? '');
  if (name !== 'results-url' && name !== 'listing-url') return true;
  const origin = URL.canParse(value) ? new URL(value).origin : '';
  return isLoopback(origin) || reach.origins.some((pattern) => matchesOrigin(pattern, origin));
}

/** Of a page that is not in English. */
export const langPair = (language: Language): [string, string][] =>
  language === 'en' ? [] : [['lang', language]];

/** The value of a parameter that is given once; null else. */
export function parameter(query: unknown, name: string): string | null {
  const value = (query as Readonly<Record<string, unknown>> | undefined)?.[name];
  return typeof value === 'string' && value !== '' ? value : null;
}
