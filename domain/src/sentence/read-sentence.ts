import { doubleNegationRule } from './double-negation-rule.ts';
import { bedsBathsRule, figuresRule } from './figures-rule.ts';
import { continuedDenial, negatedRule } from './negated-rule.ts';
import { otherMoneyRule } from './other-money-rule.ts';
import { findPhrase } from './phrase-book.ts';
import { indifferentRule, phraseRule } from './phrase-rule.ts';
import { priceBandRule } from './price-band-rule.ts';
import { quotedRule } from './quoted-rule.ts';
import { readProtected } from './read-protected.ts';
import { type Found, filler, type Reading, type Rule, type RuleContext, unread } from './reading.ts';
import { reductionRule } from './reduction-rule.ts';
import type { Token } from './token.ts';
import type { SentenceContext } from './understood.ts';
import { fillers } from './words/small-words.ts';

/**
 * Reads a sentence from left to right; each token is in exactly one reading. At each position the rule with the longest match
 * wins, and of equal lengths the first. `taken` are tokens that are read already, e.g. the name of an area.
 */
export const readSentence = (
  tokens: readonly Token[],
  context: SentenceContext,
  taken: readonly { readonly from: number; readonly to: number }[] = [],
): readonly Reading[] => {
  const readings: Reading[] = [];
  let at = 0;
  let since = 0;
  let carries: readonly string[] = [];
  while (at < tokens.length) {
    const area = taken.find(({ from }) => from === at);
    if (area) {
      at = area.to;
      since = at;
      carries = [];
      continue;
    }
    const until = Math.min(...taken.map(({ from }) => from).filter((from) => from > at), tokens.length);
    const free = tokens.slice(0, until);
    const found = continuedDenial(free, at, carries) ?? longest(free, at, { ...context, since });
    const to = at + found.length;
    const turn = at + (found.rest?.after ?? found.length);
    readings.push({ interpretation: found.interpretation, from: at, to: turn });
    if (found.rest) readings.push({ interpretation: found.rest.interpretation, from: turn, to });
    at += found.length;
    carries = found.continuations ?? [];
  }
  return readings;
};

const longest = (tokens: readonly Token[], at: number, context: RuleContext): Found => {
  let best: Found = { interpretation: tokens[at]?.kind === 'mark' ? filler : unread, length: 1 };
  let bestLength = 0;
  for (const rule of rules) {
    const found = rule(tokens, at, context);
    if (found && found.length > bestLength) {
      best = found;
      bestLength = found.length;
    }
  }
  return best;
};

const protectedRule: Rule = (tokens, at) => {
  const found = readProtected(tokens, at);
  return found && { interpretation: { kind: 'declined', topic: found.topic }, length: found.length };
};

const fillerRule: Rule = (tokens, at) => {
  const found = findPhrase(fillers, tokens, at);
  return found && { interpretation: filler, length: found.length };
};

const rules: readonly Rule[] = [
  protectedRule,
  quotedRule,
  indifferentRule,
  otherMoneyRule,
  reductionRule,
  bedsBathsRule,
  priceBandRule,
  figuresRule,
  doubleNegationRule,
  negatedRule,
  phraseRule,
  fillerRule,
];
