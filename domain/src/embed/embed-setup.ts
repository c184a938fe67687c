import type { EmbedAttribute, EmbedElement } from './embed-element.ts';

/** The looks that a page gives its widgets; null is the widgets' own. */
export interface EmbedTheme {
  /** '#rrggbb', lower case. */
  readonly accent: string | null;
  /** A list of families as CSS writes it. */
  readonly font: string | null;
  /** Corners in CSS pixels. */
  readonly radius: number | null;
  /** 'auto' follows the visitor. */
  readonly scheme: EmbedScheme | null;
}

export const embedSchemes = ['light', 'dark', 'auto'] as const;
export type EmbedScheme = (typeof embedSchemes)[number];

export const noTheme: EmbedTheme = { accent: null, font: null, radius: null, scheme: null };

/** All that a snippet says. */
export interface EmbedSetup {
  /** The name behind `hearth-`. */
  readonly widget: string;
  /** By attribute name; a flag that is on is ''. */
  readonly attributes: Readonly<Record<string, string>>;
  readonly key: string | null;
  readonly theme: EmbedTheme;
}

/** What a link to the builder asks for, without what the element does not know or cannot mean. */
export function cleanSetup(setup: EmbedSetup, { attributes }: EmbedElement): EmbedSetup {
  const known = attributes.flatMap((attribute) => {
    const value = Object.hasOwn(setup.attributes, attribute.name)
      ? setup.attributes[attribute.name]
      : undefined;
    return value === undefined || !means(attribute, value) ? [] : [[attribute.name, value] as const];
  });
  return { ...setup, attributes: Object.fromEntries(known) };
}

function means({ kind, words }: EmbedAttribute, value: string): boolean {
  if (kind === 'flag') return true;
  if (kind === 'number') return value.trim() !== '' && Number.isFinite(Number(value));
  if (kind === 'words') return words.includes(value);
  return value !== '';
}
