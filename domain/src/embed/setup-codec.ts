import type { QueryPairs } from '../search/url/query-pairs.ts';
import { hexColor } from './contrast.ts';
import { type EmbedSetup, type EmbedTheme, embedSchemes } from './embed-setup.ts';

/** Attribute names of the widgets; none contains the dot of token parameters. */
const NAME = /^[a-z][a-z0-9-]{0,39}$/;
/** Parameter names with another meaning, here or in the URL of a frame. */
const TAKEN = new Set(['widget', 'key', 'frame']);
const FIRST_WIDGET = 'search';

export const MOST_RADIUS = 40;
/** Comma-separated families, quoted or plain words: no character may end the CSS declaration. */
const FAMILY = String.raw`(?:"[\p{L}\p{N} ._-]+"|'[\p{L}\p{N} ._-]+'|[\p{L}_-][\p{L}\p{N}_-]*(?: [\p{L}\p{N}_-]+)*)`;
const FONT = new RegExp(`^(?=.{1,200}$)${FAMILY}(?:, ?${FAMILY})*$`, 'u');

/** A list of font families that may stand in a style sheet; null for anything else. */
export const fontFamilies = (text: string): string | null => (FONT.test(text.trim()) ? text.trim() : null);

/** Encodes a setup as a query: `widget=search&min-price=300000&token.color-accent=…`. */
export const encodeSetup = (setup: EmbedSetup): [string, string][] => [
  ['widget', setup.widget],
  ...encodeFrame(setup),
];

/** The same without the widget's name, for the URLs of its hosted page and its frame. */
export const encodeFrame = ({ attributes, key, theme }: EmbedSetup): [string, string][] => [
  ...Object.entries(attributes).filter(([name]) => isAttribute(name)),
  ...(key === null ? [] : [['key', key] as [string, string]]),
  ...themePairs(theme),
];

/** `token.…` pairs of a theme. */
export function themePairs({ accent, font, radius, scheme }: EmbedTheme): [string, string][] {
  const all: readonly (readonly [string, string | number | null])[] = [
    ['token.color-accent', accent],
    ['token.font', font],
    ['token.radius', radius],
    ['token.color-scheme', scheme],
  ];
  return all.flatMap(([name, value]) => (value === null ? [] : [[name, String(value)] as [string, string]]));
}

/** Decodes a setup from a query. Invalid parts are ignored, and of repeated names the first counts. */
export function decodeSetup(query: QueryPairs): EmbedSetup {
  const values = new Map([...query].toReversed());
  const widget = values.get('widget') ?? '';
  return {
    widget: NAME.test(widget) ? widget : FIRST_WIDGET,
    attributes: Object.fromEntries([...values].toReversed().filter(([name]) => isAttribute(name))),
    key: values.get('key')?.trim() || null,
    theme: decodeTheme((name) => values.get(name) ?? null),
  };
}

/** Decodes the theme of a query; all values of the result are safe to write into CSS. */
export function decodeTheme(parameter: (name: string) => string | null): EmbedTheme {
  const radius = parameter('token.radius') ?? '';
  return {
    accent: hexColor(parameter('token.color-accent') ?? ''),
    font: fontFamilies(parameter('token.font') ?? ''),
    radius: /^\d{1,2}$/.test(radius) && Number(radius) <= MOST_RADIUS ? Number(radius) : null,
    scheme: embedSchemes.find((scheme) => scheme === parameter('token.color-scheme')) ?? null,
  };
}

const isAttribute = (name: string): boolean => NAME.test(name) && !TAKEN.has(name);
