import { type AmountFound, readAmount } from './amount.ts';
import { findPhrase } from './phrase-book.ts';
import { type Rule, unused } from './reading.ts';
import { isClauseEnd, isJoint, type Token } from './token.ts';
import type { SentenceContext } from './understood.ts';
import { type Counted, unitBook } from './words/figure-words.ts';
import { anyMoney, earnings, ofMonth, smallMoney } from './words/other-money-words.ts';

/**
 * Figures of money that is no price, with the name of the money before or behind them: 'mortgage of 2500 a month', '20k in closing
 * costs', 'price per acre under 20k'. No filter has them, and they must not become a price.
 */
export const otherMoneyRule: Rule = (tokens, at, context) => {
  const end = namedMoney(tokens, at, context)?.end ?? endOfFigure(tokens, at, context);
  return end === undefined ? undefined : { interpretation: unused('no-such-filter'), length: end - at };
};

type Scope = Pick<SentenceContext, 'lease'>;

interface Name {
  readonly length: number;
  /** It may be as much as a home. */
  readonly isAny: boolean;
}

const nameAt = (tokens: readonly Token[], at: number, { lease }: Scope): Name | undefined => {
  const any = findPhrase(anyMoney, tokens, at) ?? (lease ? undefined : findPhrase(ofMonth, tokens, at));
  const small = findPhrase(smallMoney, tokens, at);
  const isAny = (any?.length ?? 0) >= (small?.length ?? 0);
  const length = Math.max(any?.length ?? 0, small?.length ?? 0);
  // 'Under 1500 utilities included' is a rent.
  const isIncluded = /^(included|paid|waived)$/.test(tokens[at + length]?.word ?? '');
  return length === 0 || isIncluded ? undefined : { length, isAny };
};

interface Money {
  readonly value: number;
  readonly end: number;
}

/** The most that a fee, a deposit or a repair costs. */
const mostSmall = 60_000;
const links: ReadonlySet<string> = new Set([':', '=', 'is', 'are', 'be', 'of', 'at']);

/** 'Mortgage of 2500 a month'. */
const namedMoney = (tokens: readonly Token[], at: number, scope: Scope): Money | undefined => {
  const verb = findPhrase(earnings, tokens, at);
  const name = nameAt(tokens, at, scope) ?? (verb && { length: verb.length, isAny: true });
  if (!name) return undefined;
  const after = at + name.length;
  const isLinked = links.has(tokens[after]?.word ?? '');
  const money = moneyAt(tokens, isLinked ? after + 1 : after);
  return money && (isLinked || name.isAny || money.value < mostSmall) ? money : undefined;
};

/** '$3000 a month for the mortgage', '20k in closing costs', '20k off'. */
const endOfFigure = (tokens: readonly Token[], at: number, scope: Scope): number | undefined => {
  const money = moneyAt(tokens, at);
  if (money === undefined) return undefined;
  // '400k off Lamar' is a price.
  if (tokens[money.end]?.word === 'off' && isClauseEnd(tokens[money.end + 1])) return money.end + 1;
  const start = pastLinks(tokens, money.end);
  const name = nameAt(tokens, start, scope);
  if (!name || !(start > money.end || name.isAny || money.value < mostSmall)) return undefined;
  // '400k down 20k': the name belongs to the smaller figure.
  if (start === money.end && alsoOrdinary.test(tokens[start]?.word ?? '')) return undefined;
  const next = namedMoney(tokens, start, scope);
  return next && next.value <= money.value ? undefined : start + name.length;
};

/** 'Under 2000 work from home', '1500 credit check': directly behind a figure they are words of their own. */
const alsoOrdinary = /^(work|credits?|loans?|interest|updates|upgrades)$/;

const pastLinks = (tokens: readonly Token[], at: number): number => {
  const isLink = /^(in|of|for|a|the|my|as|per|or|less|monthly|yearly|annual)$/.test(tokens[at]?.word ?? '');
  return isLink || isJoint(tokens[at]) ? pastLinks(tokens, at + 1) : at;
};

/** Units that money may have. */
const ofMoney: ReadonlySet<Counted> = new Set(['dollars', 'monthly', 'fee', 'unsupported']);
/** A smaller figure counts something else, unless it is a percentage or has a dollar sign. */
const leastMoney = 10;

/** An amount of money or percents with its units, 'under 2500 a month'; undefined where it counts something else. */
const moneyAt = (tokens: readonly Token[], at: number): Money | undefined => {
  const found = readAmount(tokens, at);
  if (!found || found.amount.ofTime || isZip(tokens, at, found)) return undefined;
  const end = at + found.length;
  const unit = findPhrase(unitBook, tokens, end);
  if (unit && !ofMoney.has(unit.meaning)) return undefined;
  if (!found.amount.dollars && found.amount.low < leastMoney && tokens[end]?.word !== '%') return undefined;
  const isName = findPhrase(anyMoney, tokens, end) ?? findPhrase(smallMoney, tokens, end);
  return { value: mostOf(found), end: end + (unit && !isName ? unit.length : 0) };
};

/** '78704': of five digits alone, as Texas has them. */
const isZip = (tokens: readonly Token[], at: number, { amount, length }: AmountFound): boolean =>
  length === 1 && !amount.dollars && /^7[5-9]\d{3}$/.test(tokens[at]?.word ?? '');

const mostOf = ({ amount }: AmountFound): number => amount.high ?? amount.low;
