import {
  type KeywordField,
  type KeywordPart,
  type KeywordSource,
  keywordParts,
} from '../filters/rows/keyword.ts';
import {
  type KeywordTerm,
  keywordTerms,
  straightApostrophes,
  termPattern,
} from '../filters/rows/keyword-terms.ts';

/** A keyword match: a short excerpt of one field and the ranges in it, end exclusive, in UTF-16 units. */
export interface KeywordMatch {
  readonly field: KeywordField;
  readonly text: string;
  readonly ranges: readonly (readonly [start: number, end: number])[];
}

/** Most matches that a list shows under a home. */
export const mostMatches = 3;
const longestExcerpt = 110;
const before = 36;

type Range = readonly [start: number, end: number];

/**
 * The keyword matches of a listing: for each term the first field that contains it, in the order of the terms, at
 * most three. Excluded terms have none. Searches the same fields as the keyword filter, so that no private remarks can
 * appear; of a hidden address, give the listing without it.
 */
export const keywordMatches = (listing: KeywordSource, keyword: string): readonly KeywordMatch[] => {
  const terms = keywordTerms(keyword).filter(({ excluded }) => !excluded);
  const parts = keywordParts(listing).map(readable);
  const found = new Map<string, KeywordMatch>();
  for (const term of terms) {
    const match = firstMatch(parts, term, terms);
    if (match) found.set(`${match.field} ${match.text}`, match);
  }
  return [...found.values()].slice(0, mostMatches);
};

interface ReadablePart {
  readonly field: KeywordField;
  readonly text: string;
  /** The same text in lower case, with equal indexes. */
  readonly lower: string;
}

const readable = ([field, raw]: KeywordPart): ReadablePart => {
  const text = raw.replace(/\s+/g, ' ').trim();
  const lower = straightApostrophes(text.toLowerCase());
  // Some letters, such as the Turkish İ, get longer in lower case: then the excerpt is in lower case as well.
  return { field, lower, text: lower.length === text.length ? text : lower };
};

const firstMatch = (
  parts: readonly ReadablePart[],
  term: KeywordTerm,
  terms: readonly KeywordTerm[],
): KeywordMatch | undefined => {
  for (const part of parts) {
    const [first] = rangesOf(part.lower, term);
    if (first) return excerpt(part, first, terms);
  }
  return undefined;
};

const rangesOf = (lower: string, term: KeywordTerm): readonly Range[] => {
  if (term.text.length === 0) return [];
  const pattern = termPattern(term);
  if (pattern !== null) {
    return [...lower.matchAll(new RegExp(pattern, 'g'))].map(({ index }) => [
      index,
      index + term.text.length,
    ]);
  }
  const ranges: Range[] = [];
  for (let at = lower.indexOf(term.text); at >= 0; at = lower.indexOf(term.text, at + term.text.length)) {
    ranges.push([at, at + term.text.length]);
  }
  return ranges;
};

/** The words around the first match, with all terms among them marked. */
const excerpt = (part: ReadablePart, first: Range, terms: readonly KeywordTerm[]): KeywordMatch => {
  const [start, end] = window(part.text, first);
  const head = start > 0 ? '…' : '';
  const tail = end < part.text.length ? '…' : '';
  const ranges = terms
    .flatMap((term) => rangesOf(part.lower, term))
    .filter(([from, to]) => from >= start && to <= end)
    .map(([from, to]): Range => [from - start + head.length, to - start + head.length]);
  return { field: part.field, text: head + part.text.slice(start, end) + tail, ranges: merged(ranges) };
};

/** Extends a range to word boundaries, where there are any close by. */
const window = (text: string, [from, to]: Range): Range => {
  if (text.length <= longestExcerpt) return [0, text.length];
  const start = from <= before ? 0 : wordStart(text, from - before, from);
  const limit = Math.max(to, start + longestExcerpt);
  if (limit >= text.length) return [start, text.length];
  const space = text.lastIndexOf(' ', limit);
  return [start, space >= to ? space : limit];
};

const wordStart = (text: string, at: number, last: number): number => {
  const space = text.indexOf(' ', at);
  return space >= 0 && space < last ? space + 1 : last;
};

/** Sorts ranges and merges those that overlap. */
const merged = (ranges: readonly Range[]): readonly Range[] => {
  const inOrder = [...ranges].sort(([a], [b]) => a - b);
  const result: Range[] = [];
  for (const [start, end] of inOrder) {
    const last = result.at(-1);
    if (last && start <= last[1]) result[result.length - 1] = [last[0], Math.max(last[1], end)];
    else result.push([start, end]);
  }
  return result;
};
