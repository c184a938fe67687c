import { readFigures } from './figure.ts';
import { findPhrase, phraseList } from './phrase-book.ts';
import { phrases } from './phrases.ts';
import { phrasesIn } from './phrases-in.ts';
import { type Rule, unused } from './reading.ts';
import type { Token } from './token.ts';
import type { SentenceContext } from './understood.ts';
import { betweenDenial, fillers, negators } from './words/small-words.ts';

const refusals = phraseList(phrasesIn('nothing, none, nobody, nowhere'));

const lacks = phraseList(
  phrasesIn(`
    without, w / o, w / out, wo, sans, lacking, lacks, lack, with no, with zero, have no, has no, having no, dont have, doesnt have,
    do not have, does not have
  `),
);

/** Most unknown words between the two denials. */
const mostUnknown = 3;

/**
 * 'No house without a pool', 'nothing without a pool': a double negation may require the thing or only exclude the rest. It
 * is left out as a whole, so that it is never read as its opposite.
 */
export const doubleNegationRule: Rule = (tokens, at, context) => {
  const first = findPhrase(negators, tokens, at) ?? findPhrase(refusals, tokens, at);
  const second = first && lackFrom(tokens, at + first.length, mostUnknown);
  if (second === undefined) return undefined;
  return { interpretation: unused('cannot-be-excluded'), length: listEnd(tokens, second, context) - at };
};

/** '... without a pool' after the area of 'no homes in Kyle without a pool' is part of the exclusion. */
export const deniedAreaEnd = (
  tokens: readonly Token[],
  from: number,
  to: number,
  context: SentenceContext,
): number => {
  const isDenied = /^(no|none|nothing|never|not|dont|do)$/.test(tokens[from]?.word ?? '');
  const second = isDenied ? lackFrom(tokens, to, 0) : undefined;
  return second === undefined ? to : listEnd(tokens, second, context);
};

/** The token behind 'without', past the words before it. */
const lackFrom = (tokens: readonly Token[], at: number, unknown: number): number | undefined => {
  const lack = findPhrase(lacks, tokens, at);
  if (lack) return at + lack.length;
  const small = findPhrase(betweenDenial, tokens, at) ?? kindAt(tokens, at);
  if (small) return lackFrom(tokens, at + small.length, unknown);
  const isUnknown = tokens[at]?.kind === 'word' && !findPhrase(fillers, tokens, at);
  return isUnknown && unknown > 0 && !findPhrase(phrases, tokens, at)
    ? lackFrom(tokens, at + 1, unknown - 1)
    : undefined;
};

/** 'House', 'condos', 'studio'. */
const kindAt = (tokens: readonly Token[], at: number) => {
  const found = findPhrase(phrases, tokens, at);
  return found?.meaning.kind === 'type' || found?.meaning.kind === 'studio' ? found : undefined;
};

/** The end of 'a pool, a garage or a view'. */
const listEnd = (tokens: readonly Token[], at: number, context: SentenceContext): number => {
  const end = thingEnd(tokens, at, context);
  const isJoined = ['or', 'and', 'nor', '/', '&', ','].includes(tokens[end]?.word ?? '');
  if (!isJoined) return end;
  const next = tokens[end]?.word === ',' && ['or', 'and'].includes(tokens[end + 1]?.word ?? '') ? 2 : 1;
  const article = ['a', 'an', 'any'].includes(tokens[end + next]?.word ?? '');
  const isThing = article || thingLength(tokens, end + next, context) > 0;
  return isThing ? listEnd(tokens, end + next, context) : end;
};

const thingEnd = (tokens: readonly Token[], at: number, context: SentenceContext): number => {
  const small = findPhrase(betweenDenial, tokens, at);
  if (small) return thingEnd(tokens, at + small.length, context);
  const length = thingLength(tokens, at, context);
  if (length > 0) return at + length;
  let end = at;
  while (tokens[end]?.kind === 'word' && !findPhrase(fillers, tokens, end) && end < at + mostUnknown) {
    const known = end > at ? thingLength(tokens, end, context) : 0;
    if (known > 0) return end + known;
    end += 1;
  }
  return end;
};

const thingLength = (tokens: readonly Token[], at: number, context: SentenceContext): number =>
  Math.max(findPhrase(phrases, tokens, at)?.length ?? 0, readFigures(tokens, at, context)?.length ?? 0);
