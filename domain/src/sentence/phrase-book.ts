import { isJoint, type Token } from './token.ts';

/** Phrases of one or more words with their meanings. */
export interface PhraseBook<M> {
  /** By first word, longest first. */
  readonly phrases: ReadonlyMap<string, readonly Phrase<M>[]>;
}

interface Phrase<M> {
  readonly words: readonly string[];
  readonly meaning: M;
}

export interface PhraseFound<M> {
  readonly meaning: M;
  /** Number of tokens, marks inside included. */
  readonly length: number;
}

/** A book of phrases with single spaces between words. */
export const phraseBook = <M>(entries: Iterable<readonly [phrase: string, meaning: M]>): PhraseBook<M> => {
  const phrases = new Map<string, Phrase<M>[]>();
  for (const [text, meaning] of entries) {
    const words = text.split(' ');
    const first = words[0] ?? '';
    phrases.set(first, [...(phrases.get(first) ?? []), { words, meaning }]);
  }
  for (const list of phrases.values()) list.sort((a, b) => b.words.length - a.words.length);
  return { phrases };
};

/** A book of phrases whose meanings are the phrases themselves. */
export const phraseList = (phrases: Iterable<string>): PhraseBook<string> =>
  phraseBook([...phrases].map((phrase) => [phrase, phrase] as const));

/** The longest phrase that begins here; hyphens and dots may join its words. */
export const findPhrase = <M>(
  book: PhraseBook<M>,
  tokens: readonly Token[],
  at: number,
): PhraseFound<M> | undefined => {
  for (const { words, meaning } of book.phrases.get(tokens[at]?.word ?? '') ?? []) {
    const length = lengthOf(words, tokens, at);
    if (length > 0) return { meaning, length };
  }
  return undefined;
};

const lengthOf = (words: readonly string[], tokens: readonly Token[], at: number): number => {
  let next = at;
  for (const [index, word] of words.entries()) {
    if (index > 0 && isJoint(tokens[next])) next += 1;
    if (tokens[next]?.word !== word) return 0;
    next += 1;
  }
  return next - at;
};

/** Every word that a book knows. */
export const wordsOf = <M>(book: PhraseBook<M>): readonly string[] =>
  [...book.phrases.values()].flatMap((list) => list.flatMap(({ words }) => words));
