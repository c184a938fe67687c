import { findPhrase, phraseBook, phraseList } from './phrase-book.ts';
import { readFigure } from './plain-number.ts';
import { type Found, type Rule, setsFilters, unused } from './reading.ts';
import { isJoint, type Token } from './token.ts';
import type { SentenceContext } from './understood.ts';
import type { Range } from './unit.ts';
import { comparisons } from './words/comparison-words.ts';
import { units } from './words/unit-table.ts';

/** A part of a hundred thousand, as shares of it; the parts overlap, since 'mid' has no exact ends. */
interface Band {
  readonly from: number;
  readonly to: number;
}

const bands = phraseBook<Band>([
  ['low', { from: 0, to: 0.4 }],
  ['lower', { from: 0, to: 0.4 }],
  ['mid', { from: 0.3, to: 0.7 }],
  ['middle', { from: 0.3, to: 0.7 }],
  ['high', { from: 0.6, to: 1 }],
  ['higher', { from: 0.6, to: 1 }],
  ['upper', { from: 0.6, to: 1 }],
]);
const plurals = phraseList(['s', "' s", '’ s', 'ks', 'k s', "k ' s", 'k']);
const between: ReadonlySet<string> = new Set(['to', '-', '–', '—', '/', 'or', 'and', '&', 'through']);

/** 'Low 300s', 'mid to high 400s', 'high $200s to low $300s', 'up to the mid 500s': a range of prices. */
export const priceBandRule: Rule = (tokens, at, context) => readPriceBand(tokens, at, context, false);

/** '..., not over the low 300s': the other end; undefined where a range has none. */
export const deniedPriceBand: Rule = (tokens, at, context) => readPriceBand(tokens, at, context, true);

const readPriceBand = (
  tokens: readonly Token[],
  at: number,
  context: Pick<SentenceContext, 'lease'>,
  isDenied: boolean,
): Found | undefined => {
  const compared = findPhrase(comparisons, tokens, at);
  const start = pastArticle(tokens, at + (compared?.length ?? 0));
  const first = bandAt(tokens, start, context);
  if (!first) return undefined;
  const joined = between.has(tokens[start + first.length]?.word ?? '');
  const second = joined ? bandAt(tokens, start + first.length + 1, context) : undefined;
  const length = start + first.length + (second ? second.length + 1 : 0) - at;
  const both = { min: first.min, max: second?.max ?? first.max };
  if (both.min > both.max) return undefined;
  const bound = second ? undefined : compared?.meaning.bound;
  if (!isDenied) return found(bounded(both, bound), length);
  if (bound !== 'min' && bound !== 'max') return { interpretation: unused('cannot-be-excluded'), length };
  return found(bounded(both, bound === 'min' ? 'max' : 'min'), length);
};

const found = (range: Range, length: number): Found => ({
  interpretation: setsFilters(units.dollars.label(range), {
    ...(range.min !== null && { minPrice: range.min }),
    ...(range.max !== null && { maxPrice: range.max }),
  }),
  length,
});

const bounded = (range: { readonly min: number; readonly max: number }, bound: string | undefined): Range => {
  if (bound === 'max') return { min: null, max: range.max };
  return bound === 'min' || bound === 'between' ? { min: range.min, max: null } : range;
};

const pastArticle = (tokens: readonly Token[], at: number): number => {
  const word = tokens[at]?.word ?? '';
  return ['in', 'the', 'of'].includes(word) ? pastArticle(tokens, at + 1) : at;
};

interface BandFound {
  readonly min: number;
  readonly max: number;
  readonly length: number;
}

/** 'Low 300s', 'mid-to-high $400s'. */
const bandAt = (
  tokens: readonly Token[],
  start: number,
  context: Pick<SentenceContext, 'lease'>,
): BandFound | undefined => {
  const at = pastArticle(tokens, start);
  const low = findPhrase(bands, tokens, at);
  if (!low) return undefined;
  const join = at + low.length;
  const high = findPhrase(bands, tokens, pastJoin(tokens, join));
  const to = high ? pastJoin(tokens, join) + high.length : join;
  const figureAt = isJoint(tokens[to]) ? to + 1 : to;
  const figure = readFigure(tokens, figureAt);
  const plural = figure && findPhrase(plurals, tokens, figureAt + figure.length);
  if (!figure || (!plural && figure.scale === 1)) return undefined;
  if (context.lease && isYear(figure) && isOfBuilding(tokens, at)) return undefined;
  const width = widthOf(figure.value, context.lease);
  if (width === undefined) return undefined;
  const base = figure.value < LEAST_PRICE && !context.lease ? figure.value * LEAST_PRICE : figure.value;
  return {
    min: base + width * low.meaning.from,
    max: base + width * (high?.meaning ?? low.meaning).to,
    length: figureAt + figure.length + (plural?.length ?? 0) - start,
  };
};

/** Past the joint of 'low to mid', 'low-to-mid', 'low/mid'. */
const pastJoin = (tokens: readonly Token[], at: number): number => {
  if (isJoint(tokens[at]) || tokens[at]?.word === '/') return pastJoin(tokens, at + 1);
  return tokens[at]?.word === 'to' || tokens[at]?.word === 'or' ? pastJoin(tokens, at + 1) : at;
};

const isYear = ({ value, dollars }: { readonly value: number; readonly dollars: boolean }): boolean =>
  !dollars && value >= 1800 && value < 2100;

/** 'Built in the mid 2000s', 'from the early to mid 1900s': years, where rents could be meant. */
const isOfBuilding = (tokens: readonly Token[], at: number): boolean => {
  const before = tokens.slice(Math.max(0, at - 5), at).map(({ word }) => word);
  return before.some((word) => /^(built|build|constructed|construction|dating|vintage)$/.test(word));
};

const LEAST_PRICE = 1_000;

/** How wide the hundreds of a figure are: 100,000 for '300s', 1,000 for rents in the '2000s'. */
const widthOf = (value: number, lease: boolean): number | undefined => {
  if (lease) return value % 1_000 === 0 ? 1_000 : value % 100 === 0 ? 100 : undefined;
  const inFull = value < LEAST_PRICE ? value * LEAST_PRICE : value;
  return inFull >= 100_000 && inFull < 1_000_000 && inFull % 100_000 === 0 ? 100_000 : undefined;
};
