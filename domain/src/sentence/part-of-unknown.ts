import { findPhrase } from './phrase-book.ts';
import { type Phrase, phrases } from './phrases.ts';
import { phrasesIn } from './phrases-in.ts';
import type { RuleContext } from './reading.ts';
import { isClauseEnd, type Token } from './token.ts';
import { isKnownWord } from './vocabulary.ts';
import { ordinaryWords } from './words/ordinary-words.ts';
import { fillers } from './words/small-words.ts';

/** Words before 'ranch' that describe one; any other word makes it a name: 'Steiner Ranch' is a neighborhood. */
const ranchKinds: ReadonlySet<string> = new Set([
  ...ordinaryWords,
  ...phrasesIn(
    'horse, cattle, cow, goat, sheep, working, hobby, equestrian, hunting, dude, wildlife, game, old',
  ),
]);

/** Returns whether a phrase is part of another one: 'corner lot' is no land, 'mountain view' not any view, 'Steiner Ranch' no ranch. */
export const isPartOfUnknown = (
  tokens: readonly Token[],
  at: number,
  length: number,
  meaning: Phrase,
  { since }: RuleContext,
): boolean => {
  if (endsName(tokens, at, meaning, since) || isAbsenceOfOther(tokens, at, length, meaning)) return true;
  const before = tokens[at - 1];
  if (at - 1 < since || before?.kind !== 'word' || isKnownWord(before.word) || before.value !== null)
    return false;
  if (meaning.kind === 'views') return meaning.views.length > 1;
  if (length === 1 && meaning.kind === 'type' && tokens[at]?.word === 'ranch')
    return !ranchKinds.has(before.word);
  return length === 1 && meaning.kind === 'type' && meaning.key === 'lot' && tokens[at]?.word === 'lot';
};

/** Returns whether 'no structure' is said of what follows: 'no structure issues' is no land. */
const isAbsenceOfOther = (tokens: readonly Token[], at: number, length: number, meaning: Phrase): boolean => {
  const words = tokens.slice(at, at + length).map(({ word }) => word);
  const next = tokens[at + length];
  const isAbsence = meaning.kind === 'type' && words.some((word) => word === 'no' || word === 'without');
  if (!isAbsence || next?.kind !== 'word' || next.value !== null || isClauseEnd(next)) return false;
  return !findPhrase(fillers, tokens, at + length) && !findPhrase(phrases, tokens, at + length);
};

/** Words before the name of a place that is no area: 'near Barton Springs Pool'. */
const nearness: ReadonlySet<string> = new Set(['near', 'by', 'to', 'from', 'at', 'off', 'around', 'beside']);

/** Fewest unknown words that make a name of 'pool'; a park has a name with one: 'Zilker Park'. */
const fewestOfName = 2;

/** Returns whether a phrase ends the name of a place: 'near Mueller Lake Park', 'by Deep Eddy Pool'. */
const endsName = (tokens: readonly Token[], at: number, meaning: Phrase, since: number): boolean => {
  const isPark = meaning.kind === 'feature' && tokens[at]?.word === 'park';
  if (!isPark && meaning.kind !== 'answer' && meaning.kind !== 'feature') return false;
  let from = at;
  while (from > since && isNameWord(tokens[from - 1])) from -= 1;
  return at - from >= (isPark ? 1 : fewestOfName) && nearness.has(tokens[from - 1]?.word ?? '');
};

const isNameWord = (token: Token | undefined): boolean =>
  token?.kind === 'word' &&
  token.value === null &&
  !nearness.has(token.word) &&
  (inNames.has(token.word) || !(isKnownWord(token.word) || ordinary.has(token.word)));

const ordinary: ReadonlySet<string> = new Set(ordinaryWords);
/** Of the words that have a meaning or are ordinary, those that names have. */
const inNames: ReadonlySet<string> = new Set(
  phrasesIn(
    'lake, lakes, creek, hill, hills, river, oak, oaks, valley, mueller, manor, taylor, parker, leander, island, forest',
  ),
);
