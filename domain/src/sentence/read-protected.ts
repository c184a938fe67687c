import { findPhrase, phraseList } from './phrase-book.ts';
import { phrases } from './phrases.ts';
import { isJoint, type Token } from './token.ts';
import type { DeclinedTopic } from './understood.ts';
import { unitBook } from './words/figure-words.ts';
import * as words from './words/people-words.ts';

const people = phraseList(words.people);
const describing = new Set(words.describing);
const nationalities = new Set(words.nationalities);
const areaWords = new Set(words.areaWords);
const linkWords = new Set(words.linkWords);
const amounts = new Set(words.amounts);
const endings = phraseList(words.endings);
const introductions = phraseList(words.introductions);
const communities = phraseList(words.communities);
const olderThan = phraseList(words.olderThan);
const ageWords = phraseList(words.ageWords);
const nameEnds = new Set(words.nameEnds);

const ages = new Set([50, 55, 60, 62, 65]);

/** Words about people, for the vocabulary of typo correction, which must not change them. */
export const protectedVocabulary: readonly string[] = [
  ...[words.people, words.communities, words.ageWords, words.introductions, words.endings]
    .flat()
    .flatMap((phrase) => phrase.split(' ')),
  ...words.describing,
  ...words.areaWords,
  ...words.amounts,
];

export interface DeclinedFound {
  readonly topic: DeclinedTopic;
  readonly length: number;
}

/** Words about the people who live somewhere that begin here. */
export const readProtected = (tokens: readonly Token[], at: number): DeclinedFound | undefined => {
  const length = Math.max(agedLength(tokens, at), findPhrase(ageWords, tokens, at)?.length ?? 0);
  if (length > 0) return { topic: 'age', length: withoutFeature(tokens, at, length) };
  const found = peopleLength(tokens, at);
  return found > 0
    ? { topic: 'people', length: withoutFeature(tokens, at, withEnding(tokens, at, found)) }
    : undefined;
};

/** 'Adults only community pool' asks for a community pool. */
const withoutFeature = (tokens: readonly Token[], at: number, length: number): number => {
  const last = at + length - 1;
  const isFeature = length > 1 && (findPhrase(phrases, tokens, last)?.length ?? 0) > 1;
  return isFeature ? length - 1 : length;
};

/** Words about people, unless they are part of a name or a count. */
const plainLength = (tokens: readonly Token[], at: number): number => {
  const length = findPhrase(people, tokens, at)?.length ?? areaLength(tokens, at);
  const isQuality = qualities.has(tokens[at + length - 1]?.word ?? '') && length > 1;
  const isOther = (!isQuality && isName(tokens, at + length)) || isCount(tokens, at);
  return isOther ? 0 : length;
};

/** 'Family friendly street': no name ends with these. */
const qualities: ReadonlySet<string> = new Set(['friendly', 'oriented', 'free', 'only']);

/** 'Church St', 'Mormon Mill Rd', 'Baptist Medical Center'. */
const isName = (tokens: readonly Token[], next: number): boolean => {
  const near = nameEnds.has(tokens[next]?.word ?? '') && tokens[next]?.kind === 'word';
  return near && !areaWords.has(tokens[next + 1]?.word ?? '-');
};

/** 'A couple of acres' are two. */
const isCount = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.word === 'couple' &&
  (tokens[at + 1]?.word === 'of' || findPhrase(unitBook, tokens, at + 1) !== undefined);

/** With the introduction before them, e.g. 'near a mosque', 'mostly Hispanic', 'no students'. */
const peopleLength = (tokens: readonly Token[], at: number): number => {
  const plain = plainLength(tokens, at);
  const lead = plain > 0 ? 0 : (findPhrase(introductions, tokens, at)?.length ?? 0);
  if (lead === 0) return plain;
  const article = ['a', 'an', 'the', 'any', 'my', 'our'].includes(tokens[at + lead]?.word ?? '') ? 1 : 0;
  const led =
    plainLength(tokens, at + lead) ||
    plainLength(tokens, at + lead + article) ||
    (tokens[at]?.word === 'no' && isNationality(tokens, at + lead) ? 1 : 0);
  if (led === 0) return 0;
  const withArticle = plainLength(tokens, at + lead) > 0 ? 0 : article;
  return lead + withArticle + led;
};

/** 'No Mexicans' and 'no Chinese', but not 'no Mexican tile'. */
const isNationality = (tokens: readonly Token[], at: number): boolean =>
  nationalities.has(tokens[at]?.word ?? '') && tokens[at + 1]?.kind !== 'word';

/** '55+', 'over 55 community', '62 and older'; and not '55+ acres'. */
const agedLength = (tokens: readonly Token[], at: number): number => {
  const over = tokens[at]?.word === 'over' ? 1 : 0;
  if (!ages.has(tokens[at + over]?.value ?? 0) || tokens[at + over]?.kind !== 'number') return 0;
  const older = findPhrase(olderThan, tokens, at + over + 1)?.length ?? 0;
  const end = at + over + 1 + older;
  const community = findPhrase(communities, tokens, isJoint(tokens[end]) ? end + 1 : end)?.length ?? 0;
  const joint = community > 0 && isJoint(tokens[end]) ? 1 : 0;
  const isAge = community > 0 || (older > 0 && !findPhrase(unitBook, tokens, end));
  return isAge && over + older + community > 0 ? end + joint + community - at : 0;
};

const praise: ReadonlySet<string> = new Set(['good', 'great', 'best', 'better', 'nice', 'decent']);

const joins: ReadonlySet<string> = new Set(['and', 'or', 'but', 'in', 'with', 'for', 'under', 'near']);

/** 'White area', 'mostly white', 'good part of town', 'the right neighborhood', 'middle class area'. */
const areaLength = (tokens: readonly Token[], at: number): number => {
  const lead = amounts.has(tokens[at]?.word ?? '') ? 1 : 0;
  const first = at + lead;
  if (!describing.has(tokens[first]?.word ?? '') || tokens[first]?.kind !== 'word') return 0;
  // 'Good school area' is about schools.
  if (praise.has(tokens[first]?.word ?? '') && /^schools?$/.test(tokens[first + 1]?.word ?? '')) return 0;
  let next = first + 1;
  while (isBetween(tokens[next]) && next <= first + 2) next += 1;
  if (areaWords.has(tokens[next]?.word ?? '')) return next + 1 - at;
  // 'All white kitchen' is of a kitchen.
  const ends = tokens[first + 1]?.kind !== 'word' || joins.has(tokens[first + 1]?.word ?? '');
  return lead > 0 && ends ? lead + 1 : 0;
};

const isBetween = (token: Token | undefined): boolean =>
  token?.word === '-' || linkWords.has(token?.word ?? '') || describing.has(token?.word ?? '');

const withEnding = (tokens: readonly Token[], at: number, length: number): number => {
  const next = at + length;
  const tail = findPhrase(endings, tokens, next)?.length ?? plainLength(tokens, next);
  return tail > 0 ? withEnding(tokens, at, length + tail) : length;
};
