import { describeFilter } from '../search/filters/applied-filters.ts';
import { readAmount } from './amount.ts';
import { findPhrase, phraseBook } from './phrase-book.ts';
import { phrases } from './phrases.ts';
import { phrasesIn } from './phrases-in.ts';
import { type Found, type Rule, setsFilters, unused } from './reading.ts';
import type { Token } from './token.ts';

/** Words that say a reduction where an amount is behind them. */
const dropped = phraseBook(
  phrasesIn('dropped, lowered, marked down, slashed, price slashed, discounted, came down, down, cut').map(
    (phrase) => [phrase, true] as const,
  ),
);
const links = /^(by|of|in|a|an)$/;
/** A larger figure behind 'price reduced' is a price. */
const largestReduction = 100_000;
/** The time frame of 'price reduced'. */
const usualDays = 30;

/** 'Reduced by 20k', 'price drop over 10k', '20k price cut': a reduction, whose amount no filter has and which is no price. */
export const reductionRule: Rule = (tokens, at) => reductionFirst(tokens, at) ?? amountFirst(tokens, at);

const reductionFirst = (tokens: readonly Token[], at: number): Found | undefined => {
  const name = nameAt(tokens, at) || (findPhrase(dropped, tokens, at)?.length ?? 0);
  if (name === 0) return undefined;
  const after = at + name;
  const link = links.test(tokens[after]?.word ?? '') ? 1 : 0;
  const end = amountAt(tokens, after + link, link > 0) ?? fromTo(tokens, after);
  if (end === undefined) return undefined;
  const rest = { interpretation: unused('no-such-filter'), after: name };
  return { interpretation: reduced(), length: end - at, rest };
};

const amountFirst = (tokens: readonly Token[], at: number): Found | undefined => {
  const end = amountAt(tokens, at, false);
  const name = end === undefined ? 0 : nameAt(tokens, end);
  // 'Under 50k reduced by 10k': the second amount is the reduction.
  if (end === undefined || name === 0 || reductionFirst(tokens, end)) return undefined;
  return {
    interpretation: unused('no-such-filter'),
    length: end + name - at,
    rest: { interpretation: reduced(), after: end - at },
  };
};

const reduced = () =>
  setsFilters(describeFilter('lastPriceReduction', usualDays), { lastPriceReduction: usualDays });

/** 'Price reduced', 'price drop'. */
const nameAt = (tokens: readonly Token[], at: number): number => {
  const found = findPhrase(phrases, tokens, at);
  return found?.meaning.kind === 'days' && found.meaning.key === 'lastPriceReduction' ? found.length : 0;
};

/** The end of a figure of dollars or percents. */
const amountAt = (tokens: readonly Token[], at: number, isLinked: boolean): number | undefined => {
  const found = readAmount(tokens, at);
  if (!found) return undefined;
  const { amount, length } = found;
  const isShare = /^(%|percent)$/.test(tokens[at + length]?.word ?? '');
  if (isShare) return at + length + 1;
  const isMoney = amount.dollars || amount.large || (isLinked && amount.low >= 1_000);
  return isMoney && (isLinked || amount.low < largestReduction) ? at + length : undefined;
};

/** 'From 500k to 450k': the end of two prices, of which the first is gone. */
const fromTo = (tokens: readonly Token[], at: number): number | undefined => {
  if (tokens[at]?.word !== 'from') return undefined;
  const found = readAmount(tokens, at);
  return found && found.amount.bound === 'between' && found.amount.large ? at + found.length : undefined;
};
