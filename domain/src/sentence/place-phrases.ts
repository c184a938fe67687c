import { placeKey } from '../search/areas/place-key.ts';
import type { Reading } from './reading.ts';
import { isJoint, type Token } from './token.ts';

/** Some tokens that may be the name of a place. */
export interface PlaceSpan {
  readonly from: number;
  readonly to: number;
  /** The words as they are looked up. */
  readonly phrase: string;
}

/** Names of places have at most so many words. */
const mostWords = 4;
/** A sentence names few places; more would only ask the gazetteer about noise. */
export const mostPlacePhrases = 8;

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
 * What may be names of places, the likeliest first: words behind 'in' and the like, and words that nothing else
 * explains, together with the words beside them, since 'park' may be the end of 'Cedar Park'.
 */
export const placeSpans = (tokens: readonly Token[], readings: readonly Reading[]): readonly PlaceSpan[] => {
  const kinds = kindOfEach(tokens, readings);
  const spans: (PlaceSpan & { readonly rank: number })[] = [];
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
export const phrasesToLookUp = (spans: readonly PlaceSpan[]): readonly string[] =>
  [...new Set(spans.map(({ phrase }) => phrase))].slice(0, mostPlacePhrases);

/** The spans whose name is known, longer ones before shorter ones, none over another; in the order of the words. */
export const knownSpans = <P>(
  spans: readonly PlaceSpan[],
  find: (phrase: string) => P | undefined,
): readonly (PlaceSpan & { readonly place: P })[] => {
  const known: (PlaceSpan & { readonly place: P })[] = [];
  for (const span of [...spans].sort((a, b) => b.to - b.from - (a.to - a.from))) {
    const place = find(span.phrase);
    const overlaps = known.some(({ from, to }) => span.from < to && from < span.to);
    if (place !== undefined && !overlaps) known.push({ ...span, place });
  }
  return known.sort((a, b) => a.from - b.from);
};

const kindOfEach = (tokens: readonly Token[], readings: readonly Reading[]): readonly string[] => {
  const kinds = tokens.map(() => 'filler');
  for (const { said, from, to } of readings) kinds.fill(said.kind, from, to);
  return kinds;
};

const linking: ReadonlySet<string> = new Set(['of', 'the', 'and', 'at']);

/** Small words stand inside of a name, never at its end. */
const mayBeName = (tokens: readonly Token[], kinds: readonly string[]): boolean =>
  kinds.at(-1) !== 'filler' &&
  tokens.every(({ kind, word }, index) => kind === 'mark' || kinds[index] !== 'filler' || linking.has(word));

const isZip = (token: Token | undefined): boolean => token?.kind === 'number' && /^\d{5}$/.test(token.text);

/** Words are; of figures only a zip, which stands by itself. */
const isName = (tokens: readonly Token[], at: number): boolean =>
  (tokens[at]?.kind === 'word' && placeKey(tokens[at]?.text ?? '') !== '') || isZip(tokens[at]);

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
  placeKey(
    tokens
      .slice(from, to)
      .map(({ text }) => text)
      .join(' '),
  );
