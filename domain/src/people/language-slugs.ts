import { slugOf } from '../text/slug.ts';

/** The known languages that a text names by their slugs, joined by plus signs or, as URLs decode these, by spaces. */
export function namedLanguages(text: string, known: readonly string[]): readonly string[] {
  const slugs = new Set(text.split(/[+ ]/));
  return known.filter((language) => slugs.has(slugOf(language)));
}

/** Languages as `namedLanguages` reads them, with the spaces that a URL writes as plus signs. */
export const languageSlugs = (languages: readonly string[]): string =>
  languages.map((language) => slugOf(language)).join(' ');
