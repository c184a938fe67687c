import { deniedFigures } from './figures-rule.ts';
import { findPhrase } from './phrase-book.ts';
import { denied } from './phrase-rule.ts';
import { phrases } from './phrases.ts';
import { deniedPriceBand } from './price-band-rule.ts';
import { deniedQuote, isQuote } from './quoted-rule.ts';
import { readProtected } from './read-protected.ts';
import { type Found, type Rule, type RuleContext, unread, unused } from './reading.ts';
import { isAttached, isJoint, type Token } from './token.ts';
import { betweenDenial, fillers, indifferentBehind, negators } from './words/small-words.ts';

/**
 * 'No HOA', 'without a pool', '-pool', 'no HOA or pool', 'no "carpet"', 'don't want to spend over 500k'. Only filters with
 * the value No can be denied. Any other denial is left out as a whole and never applied.
 */
export const negatedRule: Rule = (tokens, at, context) => {
  const negator =
    findPhrase(negators, tokens, at)?.length ?? Math.max(minusLength(tokens, at), zeroLength(tokens, at));
  if (negator === 0) return undefined;
  const first = at + negator;
  const next = skipSmallWords(tokens, first);
  const found =
    bareType(tokens, at, next) ??
    deniedAt(tokens, next, context) ??
    deniedAt(tokens, first, context) ??
    deniedBehindOthers(tokens, next, context);
  if (!found) return unknownOr(tokens, at, next);
  const { start, ...what } = found;
  const isVerb = /^(dont|do|doesnt|does|wont|will|cant|can|cannot|wouldnt|would|hate|hates|dislike)$/.test(
    tokens[at]?.word ?? '',
  );
  return {
    ...what,
    continuations: isVerb ? ['or', 'nor', '/', 'and', '&'] : ['or', 'nor', '/'],
    length: start + found.length - at,
  };
};

/** 'No basement or pool': the denial covers the unknown word and the list after it. */
const unknownOr = (tokens: readonly Token[], at: number, next: number): Found | undefined => {
  let end = next;
  while (tokens[end]?.kind === 'word' && !findPhrase(fillers, tokens, end) && end < next + mostAdjectives)
    end += 1;
  const isList = end > next && ['or', 'nor', '/'].includes(tokens[end]?.word ?? '');
  return isList ? { interpretation: unread, length: end - at, continuations: ['or', 'nor', '/'] } : undefined;
};

/** 'House, not condo with pool': the pool belongs to the house. */
const bareType = (tokens: readonly Token[], at: number, next: number): FoundAt | undefined => {
  const found = tokens[at]?.word === 'not' && next === at + 1 ? findPhrase(phrases, tokens, next) : undefined;
  return found?.meaning.kind === 'type'
    ? { interpretation: denied(found.meaning), length: found.length, start: next }
    : undefined;
};

const skipSmallWords = (tokens: readonly Token[], at: number): number => {
  if (isJoint(tokens[at])) return skipSmallWords(tokens, at + 1);
  const found = findPhrase(betweenDenial, tokens, at);
  return found ? skipSmallWords(tokens, at + found.length) : at;
};

type FoundAt = Found & { readonly start: number };

const deniedAt = (tokens: readonly Token[], at: number, context: RuleContext): FoundAt | undefined => {
  const figures = deniedPriceBand(tokens, at, context) ?? deniedFigures(tokens, at, context);
  const phrase = deniedPhrase(tokens, at) ?? deniedQuote(tokens, at);
  const found = figures && figures.length > (phrase?.length ?? 0) ? figures : phrase;
  return found && { ...found, start: at };
};

/** Most adjectives before a noun. */
const mostAdjectives = 3;

/** 'No expensive HOA' denies some but not all: no filter expresses it. */
const deniedBehindOthers = (
  tokens: readonly Token[],
  at: number,
  context: RuleContext,
): FoundAt | undefined => {
  for (let next = at; next <= at + mostAdjectives; next += 1) {
    const found = deniedAt(tokens, next, context);
    if (found && next > at)
      return { interpretation: unused('cannot-be-excluded'), length: found.length, start: next };
    // 'No kids building condo' denies no condo.
    if (readProtected(tokens, next)) return undefined;
    const isAdjective = tokens[next]?.kind === 'word' && tokens[next]?.value === null;
    if (!isAdjective || findPhrase(fillers, tokens, next) || findPhrase(negators, tokens, next))
      return undefined;
  }
  return undefined;
};

const sizes: ReadonlySet<string> = new Set(['needs-size', 'needs-price', 'needs-year', 'needs-location']);

const deniedPhrase = (tokens: readonly Token[], at: number): Found | undefined => {
  const found = findPhrase(phrases, tokens, at);
  if (!found) return undefined;
  const next = at + found.length;
  const { meaning } = found;
  // 'No big pool', 'no expensive HOA'.
  const noun =
    meaning.kind === 'unused' && sizes.has(meaning.reason) ? findPhrase(phrases, tokens, next) : undefined;
  if (noun) return { interpretation: unused('cannot-be-excluded'), length: found.length + noun.length };
  const restricted = meaning.kind === 'type' ? restrictionLength(tokens, next) : 0;
  if (restricted > 0)
    return { interpretation: unused('cannot-be-excluded'), length: found.length + restricted };
  const indifferent = findPhrase(indifferentBehind, tokens, next);
  if (indifferent && tokens[next]?.word !== 'or')
    return { interpretation: unused('optional'), length: found.length + indifferent.length };
  return { interpretation: denied(meaning), length: found.length };
};

/** '... with an HOA' of 'no condos with an HOA', which does not exclude all condos. */
const restrictionLength = (tokens: readonly Token[], at: number): number => {
  const lead = ['with', 'that', 'which', 'having', 'has'].includes(tokens[at]?.word ?? '') ? 1 : 0;
  if (lead === 0) return 0;
  const next = skipSmallWords(tokens, at + lead);
  const found = findPhrase(phrases, tokens, next);
  return found ? next + found.length - at : 0;
};

/**
 * The continuation of a denial: '... or pool' behind 'no HOA', and ', townhomes or duplexes' behind
 * 'no condos'.
 */
export const continuedDenial = (
  tokens: readonly Token[],
  at: number,
  carries: readonly string[],
): Found | undefined => {
  const word = tokens[at]?.word ?? '';
  const comma = word === ',' && endsWithOr(tokens, at);
  if (!comma && !carries.includes(word)) return undefined;
  const or = comma && ['or', 'nor'].includes(tokens[at + 1]?.word ?? '') ? 1 : 0;
  const article = ['a', 'an', 'any'].includes(tokens[at + 1 + or]?.word ?? '') ? 1 : 0;
  const found = deniedPhrase(tokens, at + 1 + or + article);
  return found && { ...found, continuations: carries, length: found.length + 1 + or + article };
};

/** Returns whether a list that continues behind a comma ends with 'or' and another phrase. */
const endsWithOr = (tokens: readonly Token[], at: number): boolean => {
  let next = at;
  while (tokens[next]?.word === ',') {
    if (['or', 'nor'].includes(tokens[next + 1]?.word ?? ''))
      return findPhrase(phrases, tokens, next + 2) !== undefined;
    const found = findPhrase(phrases, tokens, next + 1);
    if (!found) return false;
    next += 1 + found.length;
  }
  return (
    ['or', 'nor'].includes(tokens[next]?.word ?? '') && findPhrase(phrases, tokens, next + 1) !== undefined
  );
};

/** A minus directly before a word and not directly behind one. */
const minusLength = (tokens: readonly Token[], at: number): number =>
  tokens[at]?.word === '-' &&
  !isAttached(tokens, at) &&
  isAttached(tokens, at + 1) &&
  (tokens[at + 1]?.kind === 'word' || isQuote(tokens[at + 1]))
    ? 1
    : 0;

/** '0 HOA', 'zero HOA'. */
const zeroLength = (tokens: readonly Token[], at: number): number =>
  tokens[at]?.value === 0 && findPhrase(phrases, tokens, at + 1)?.meaning.kind === 'answer' ? 1 : 0;
