import { findPhrase, type PhraseBook, phraseBook, phraseList } from '../../sentence/phrase-book.ts';
import { phrases } from '../../sentence/phrases.ts';
import { readProtected } from '../../sentence/read-protected.ts';
import { type Token, tokensOf } from '../../sentence/token.ts';
import { nameEnds, nationalities, peopleWords } from '../../sentence/words/people-words.ts';
import { homePhrases, neutralWords, type RemarkTopic, topicRules } from './remark-words.ts';
import { type Source, sources } from './sources.ts';

/** A phrase of remarks that may break fair-housing law. It is advice: the agent decides. */
export interface RemarkFinding {
  /** Offsets in the text, end exclusive. */
  readonly start: number;
  readonly end: number;
  /** Words as they were typed. */
  readonly phrase: string;
  readonly topic: RemarkTopic;
  readonly why: string;
  /** A neutral alternative. */
  readonly instead: string;
  readonly source: Source;
}

const topicOf: Readonly<Record<keyof typeof peopleWords, RemarkTopic>> = {
  religion: 'religion',
  origins: 'origin',
  sexes: 'sex',
  families: 'family',
  handicap: 'disability',
  standIns: 'proxy',
};

const each = <Meaning>(words: readonly string[], meaning: Meaning) =>
  words.map((word) => [word, meaning] as const);

const topics: PhraseBook<RemarkTopic> = phraseBook([
  ...Object.entries(peopleWords).flatMap(([list, words]) =>
    each<RemarkTopic>(words, topicOf[list as keyof typeof peopleWords]),
  ),
  ...each<RemarkTopic>([...nationalities, 'white', 'black', 'colored'], 'origin'),
]);
const alternatives = phraseBook(neutralWords.flatMap(([words, instead]) => each(words, instead)));
const ofHomes = phraseList(homePhrases);

/** Finds phrases about people in remarks of any length, in their order. */
export function readRemarks(text: string): readonly RemarkFinding[] {
  const tokens = tokensOf(text, (word) => word, text.length);
  const findings: RemarkFinding[] = [];
  for (let at = 0; at < tokens.length; ) {
    const found = readProtected(tokens, at) ?? readBeforeStreet(tokens, at);
    const ofHome = homeLength(tokens, at);
    if (found && found.length > ofHome)
      findings.push(findingOf(text, tokens.slice(at, at + found.length), found.topic));
    at += Math.max(1, ofHome, found?.length ?? 0);
  }
  return findings;
}

const streetWords = new Set(nameEnds);

/** 'Safe Street' may be a name, and 'safe street' is none: in remarks, names have capital letters. */
const readBeforeStreet = (tokens: readonly Token[], at: number) => {
  const [token, next] = tokens.slice(at, at + 2);
  const isDescribed = next?.text === next?.word && streetWords.has(next?.word ?? '');
  return token && isDescribed ? readProtected([token], 0) : undefined;
};

/** Features of homes and usual names of rooms win over words in them: 'safe room', 'French doors'. */
const homeLength = (tokens: readonly Token[], at: number): number =>
  Math.max(findPhrase(ofHomes, tokens, at)?.length ?? 0, findPhrase(phrases, tokens, at)?.length ?? 0);

function findingOf(text: string, tokens: readonly Token[], read: 'age' | 'people'): RemarkFinding {
  const start = tokens[0]!.start;
  const end = tokens.at(-1)!.end;
  const topic = read === 'age' ? 'age' : (firstMeaning(topics, tokens) ?? 'proxy');
  const { why, instead, source } = topicRules[topic];
  return {
    ...{ start, end, phrase: text.slice(start, end), topic, why },
    instead: firstMeaning(alternatives, tokens) ?? instead,
    source: sources[source],
  };
}

const firstMeaning = <Meaning>(book: PhraseBook<Meaning>, tokens: readonly Token[]): Meaning | undefined =>
  tokens.map((_, at) => findPhrase(book, tokens, at)?.meaning).find((meaning) => meaning !== undefined);
