import { dayWords } from './days.ts';
import { wordsOf } from './phrase-book.ts';
import { phrases } from './phrases.ts';
import { protectedVocabulary } from './read-protected.ts';
import { numberWords } from './token.ts';
import { typoCorrector } from './typo-corrector.ts';
import { amountWords } from './words/comparison-words.ts';
import { figureWords } from './words/figure-words.ts';
import { ordinaryWords, shortSlips } from './words/ordinary-words.ts';
import { otherMoneyWords } from './words/other-money-words.ts';
import {
  betweenDenial,
  fillers,
  indifferentBefore,
  indifferentBehind,
  negators,
} from './words/small-words.ts';

/** All words of phrases, figures and rules, without those about people. */
const searchWords: readonly string[] = [
  ...wordsOf(phrases),
  ...[negators, fillers, betweenDenial, indifferentBefore, indifferentBehind].flatMap((book) =>
    wordsOf(book),
  ),
  ...amountWords,
  ...dayWords,
  ...figureWords,
  ...otherMoneyWords,
  ...numberWords.keys(),
  ...[
    'half',
    'quarter',
    'quarters',
    'third',
    'thirds',
    'fourth',
    'fourths',
    'hundred',
    'thousand',
    'million',
    'point',
  ],
];

const knownWords: readonly string[] = [...searchWords, ...protectedVocabulary];

const searched: ReadonlySet<string> = new Set(searchWords);
/** Words that are only about people. */
const aboutPeople: ReadonlySet<string> = new Set(protectedVocabulary.filter((word) => !searched.has(word)));

const byLikeness = typoCorrector(knownWords, ordinaryWords, aboutPeople);

/** Corrects typos of known words, and leaves ordinary words unchanged. */
export const correctTypo = (word: string): string => shortSlips.get(word) ?? byLikeness(word);

const known: ReadonlySet<string> = new Set(knownWords);

/** Returns whether a phrase, a figure or a rule has this word. */
export const isKnownWord = (word: string): boolean => known.has(word);
