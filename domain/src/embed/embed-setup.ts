import type { EmbedAttribute, EmbedElement } from './embed-element.ts';
import { readFigure } from './figure.ts';
import { isFlagOn } from './flag.ts';
import { type Language, languageOfTag } from './language.ts';

/** The theme of the widgets on a page; null is the widgets' default. */
export interface EmbedTheme {
  /** '#rrggbb', lower case. */
  readonly accent: string | null;
  /** A CSS list of font families. */
  readonly font: string | null;
  /** Corner radius in CSS pixels. */
  readonly radius: number | null;
  /** 'auto' follows the visitor's colour scheme. */
  readonly scheme: EmbedScheme | null;
}

export const embedSchemes = ['light', 'dark', 'auto'] as const;
export type EmbedScheme = (typeof embedSchemes)[number];

export const noTheme: EmbedTheme = { accent: null, font: null, radius: null, scheme: null };

/** Everything that a snippet is made of. */
export interface EmbedSetup {
  /** The element's name without `hearth-`. */
  readonly widget: string;
  /** Values by attribute name; a flag that is set has the value ''. */
  readonly attributes: Readonly<Record<string, string>>;
  readonly key: string | null;
  readonly theme: EmbedTheme;
}

/** The language that a setup asks for. */
export const languageOfSetup = ({ attributes }: Pick<EmbedSetup, 'attributes'>): Language =>
  languageOfTag(attributes.lang ?? '');

/** Removes unknown attributes and invalid values from the setup of a builder link, and writes numbers in digits. */
export function cleanSetup(setup: EmbedSetup, { attributes }: EmbedElement): EmbedSetup {
  const known = attributes.flatMap((attribute) => {
    const value = Object.hasOwn(setup.attributes, attribute.name)
      ? setup.attributes[attribute.name]
      : undefined;
    const clean = value === undefined ? null : cleanValue(attribute, value);
    return clean === null ? [] : [[attribute.name, clean] as const];
  });
  return { ...setup, attributes: Object.fromEntries(known) };
}

/** null for an invalid value; a number is written in digits, as the fields of the builder show it. */
function cleanValue({ kind, words }: EmbedAttribute, value: string): string | null {
  if (kind === 'flag') return isFlagOn(value) ? value : null;
  if (kind === 'number') return readFigure(value)?.toString() ?? null;
  if (kind === 'words') return words.includes(value) ? value : null;
  return value || null;
}
