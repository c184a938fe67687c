import { spanish } from './catalogue.mjs';

/** Texts that are no words: the names of locales and languages. */
const NAMES = ['es', 'es-US'];

const mark = (value) =>
  typeof value === 'string'
    ? NAMES.includes(value)
      ? value
      : value.replace(/(\{\d+\})|[^{]+|\{/g, (part, hole) => hole ?? `⟦${part}⟧`)
    : Object.fromEntries(Object.entries(value).map(([text, translation]) => [text, mark(translation)]));

/** The catalogue with marks around each text, for tests: a shown text without them is not of the catalogue. */
export const marked = mark(spanish);
