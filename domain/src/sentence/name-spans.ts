import { nameKey } from '../search/areas/name-key.ts';
import { zipDigits } from '../search/areas/zip-digits.ts';
import type { Reading } from './reading.ts';
import { isJoint, type Token } from './token.ts';

/** Tokens that may be the name of an area. */
export interface NameSpan {
  readonly from: number;
  readonly to: number;
  /** The words in the form that is looked up. */
  readonly phrase: string;
}

/** Most words of an area's name. */
const mostWords = 4;
/** Most phrases of a sentence that are looked up, since a sentence names few areas. */
export const mostNamePhrases = 8;

export const markers: ReadonlySet<string> = new Set([
  'in',
  'near',
  'around',
  'at',
  'inside',
  '@',
  'by',
  'to',
  'of',
  'zip',
]);

/**
 * Spans that may be names of areas, the likeliest first: words behind 'in' and the like, and unread words,
 * together with the words beside them, since 'park' may be the end of 'Cedar Park'.
 */
export const nameSpans = (tokens: readonly Token[], readings: readonly Reading[]): readonly NameSpan[] => {
  const kinds = kindOfEach(tokens, readings);
  const spans: (NameSpan & { readonly rank: number })[] = [];
  for (let from = 0; from < tokens.length; from += 1) {
    const isArticle = tokens[from]?.word === 'the' && tokens[from + 1]?.kind === 'word';
    if (!isName(tokens, from) || (kinds[from] === 'filler' && !isArticle)) continue;
    const marked = markers.has(tokens[from - 1]?.word ?? '');
    for (const to of endsFrom(tokens, from)) {
      const inside = kinds.slice(from, to);
      if (!mayBeName(tokens.slice(from, to), inside) || !(marked || inside.includes('unread'))) continue;
      const known = inside.filter((kind) => kind !== 'unread').length;
      spans.push({ from, to, phrase: phraseOf(tokens, from, to), rank: marked ? 0 : 1 + known });
    }
  }
  return spans.sort((a, b) => a.rank - b.rank || b.to - b.from - (a.to - a.from) || a.from - b.from);
};

/** The phrases to look up, each once. */
export const phrasesToLookUp = (spans: readonly NameSpan[]): readonly string[] =>
  [...new Set(spans.map(({ phrase }) => phrase))].slice(0, mostNamePhrases);

/** The spans with a known name, in the order of the words. They do not overlap: longer ones win. */
export const knownSpans = <P>(
  spans: readonly NameSpan[],
  find: (phrase: string) => P | undefined,
): readonly (NameSpan & { readonly area: P })[] => {
  const known: (NameSpan & { readonly area: P })[] = [];
  for (const span of [...spans].sort((a, b) => b.to - b.from - (a.to - a.from))) {
    const area = find(span.phrase);
    const overlaps = known.some(({ from, to }) => span.from < to && from < span.to);
    if (area !== undefined && !overlaps) known.push({ ...span, area });
  }
  return known.sort((a, b) => a.from - b.from);
};

const kindOfEach = (tokens: readonly Token[], readings: readonly Reading[]): readonly string[] => {
  const kinds = tokens.map(() => 'filler');
  for (const { interpretation, from, to } of readings) kinds.fill(interpretation.kind, from, to);
  return kinds;
};

const linking: ReadonlySet<string> = new Set(['of', 'the', 'and', 'at']);

/** Fillers may be inside of a name, but not at its end. */
const mayBeName = (tokens: readonly Token[], kinds: readonly string[]): boolean =>
  kinds.at(-1) !== 'filler' &&
  tokens.every(({ kind, word }, index) => kind === 'mark' || kinds[index] !== 'filler' || linking.has(word));

const isZip = (token: Token | undefined): boolean => token?.kind === 'number' && /^\d{5}$/.test(token.word);

/** Returns whether a name may begin here: with a word, or with a ZIP, which is a name alone. */
const isName = (tokens: readonly Token[], at: number): boolean =>
  (tokens[at]?.kind === 'word' && nameKey(tokens[at]?.text ?? '') !== '') || isZip(tokens[at]);

const endsFrom = (tokens: readonly Token[], from: number): readonly number[] => {
  if (isZip(tokens[from])) return [from + 1];
  const ends: number[] = [];
  let at = from;
  while (tokens[at]?.kind === 'word' && ends.length < mostWords) {
    at += 1;
    ends.push(at);
    if (isJoint(tokens[at])) at += 1;
  }
  return ends;
};

const phraseOf = (tokens: readonly Token[], from: number, to: number): string =>
  nameKey(
    tokens
      .slice(from, to)
      .map(({ text }) => zipDigits(text))
      .join(' '),
  );
