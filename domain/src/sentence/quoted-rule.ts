import { readProtected } from './read-protected.ts';
import { type Found, type Rule, setsFilters } from './reading.ts';
import { isAttached, type Token } from './token.ts';
import type { DeclinedTopic } from './understood.ts';

const quoteMarks: ReadonlySet<string> = new Set(['"', '“', '”', '„', '«', '»']);

export const isQuote = (token: Token | undefined): boolean => quoteMarks.has(token?.word ?? '');

/** Quoted text is an exact keyword, unless it has words about people, which are declined. */
export const quotedRule: Rule = (tokens, at) => {
  const found = readQuoted(tokens, at);
  if (!found || 'topic' in found) return found && declinedQuote(found);
  return {
    interpretation: setsFilters(`“${found.text}”`, { keyword: `"${found.text}"` }),
    length: found.length,
  };
};

/** Quoted text behind a denial is an excluded keyword. */
export const deniedQuote = (tokens: readonly Token[], at: number): Found | undefined => {
  const found = readQuoted(tokens, at);
  if (!found || 'topic' in found) return found && declinedQuote(found);
  return {
    interpretation: setsFilters(`no “${found.text}”`, { keyword: `no "${found.text}"` }),
    length: found.length,
  };
};

type Quoted = { readonly length: number } & ({ readonly text: string } | { readonly topic: DeclinedTopic });

const declinedQuote = ({ topic, length }: Extract<Quoted, { topic: DeclinedTopic }>): Found => ({
  interpretation: { kind: 'declined', topic },
  length,
});

const readQuoted = (tokens: readonly Token[], at: number): Quoted | undefined => {
  if (!isQuote(tokens[at])) return undefined;
  const end = tokens.findIndex((token, index) => index > at && isQuote(token));
  if (end <= at + 1) return undefined;
  const inside = tokens.slice(at + 1, end);
  const length = end + 1 - at;
  const declined = inside
    .map((_, index) => readProtected(inside, index))
    .find((found) => found !== undefined);
  return declined ? { topic: declined.topic, length } : { text: writtenWords(inside), length };
};

/** The words of some tokens with single spaces where there were any. */
const writtenWords = (tokens: readonly Token[]): string =>
  tokens.map((token, index) => (index > 0 && !isAttached(tokens, index) ? ' ' : '') + token.text).join('');
