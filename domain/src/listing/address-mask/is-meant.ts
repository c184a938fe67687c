import { shortForm } from '../street-words.ts';
import { type KeptName, keptNameAt } from './kept-names.ts';
import { isOrdinary } from './ordinary-words.ts';
import { isCapital, isNear, isPlaced, type Mention, type ReadText } from './read-text.ts';
import { isOrdinaryName } from './street-name.ts';

export interface WholeMention {
  readonly mention: Mention;
  /** Words beside the name that leave no doubt that the street is meant. */
  readonly isCertain: boolean;
}

/** Returns whether a name that was found means the street, and neither an area nor an ordinary word. */
export function isMeant(
  read: ReadText,
  name: Mention & { readonly words: readonly string[] },
  { mention, isCertain }: WholeMention,
  kept: readonly KeptName[],
): boolean {
  const { words } = name;
  const area = keptNameAt(read.tokens, name.from, name.to, kept);
  if (area !== undefined) {
    const isLonger = mention.from < area.from || mention.to > area.to;
    if (isCertain && isLonger) return true;
    if (area.words.length !== words.length) return false;
    return area.isNature ? isReached(read, name) : isPlaced(read, name.from);
  }
  if (isCertain || !isOrdinaryName(words) || isIntersection(read, name)) return true;
  if (isOrdinalName(words)) return isOrdinalStreet(read, name);
  return words.length > 1 ? isPhraseName(read, name) : isLoneName(read, name.from);
}

/** 'Just off Barton Springs', 'at Barton Springs & Lamar': homes lie on lakes and springs, but off a street. */
const isReached = (read: ReadText, name: Mention): boolean =>
  isIntersection(read, name) ||
  (isNear(read, name.from - 1, name.from) && /^(off|onto)$/.test(read.tokens[name.from - 1]!.plain));

/** 'corner of Oak & Elm', '5th & Lamar', 'at Elm and 42nd': two names of which one is an ordinal, or which stand behind a preposition. */
function isIntersection(read: ReadText, { from, to }: Mention): boolean {
  const { text, tokens } = read;
  const joins = (left: number, right: number): boolean =>
    isNear(read, left, right) && /^\s*[&/]\s*$/.test(text.slice(tokens[left]!.end, tokens[right]!.start));
  const isAnd = (at: number): boolean =>
    tokens[at]?.plain === 'and' && isNear(read, at - 1, at) && isNear(read, at, at + 1);
  const isName = (at: number): boolean =>
    isCapital(tokens[at]?.raw ?? '') || isOrdinal(tokens[at]?.plain ?? '');
  const behind = joins(to - 1, to) ? to : isAnd(to) ? to + 1 : -1;
  const before = joins(from - 1, from) ? from - 1 : isAnd(from - 1) ? from - 2 : -1;
  const other = [behind, before].find(isName);
  if (other === undefined) return false;
  const [first, last] = [Math.min(from, other), Math.max(to - 1, other)];
  const isOrdinalPair = isOrdinal(tokens[from]!.forms[0] ?? '') || isOrdinal(tokens[other]!.forms[0] ?? '');
  const hasAnd = tokens.slice(first, last).some(({ plain }) => plain === 'and');
  return (
    (isOrdinalPair && !hasAnd) ||
    (isNear(read, first - 1, first) && isPreposition.test(tokens[first - 1]!.plain))
  );
}

const isPreposition = /^(of|at|on|off|near|by|to|from|between|around|along|onto)$/;
const isOrdinal = (word: string): boolean => /^\d+(st|nd|rd|th)$/.test(shortForm(word));

/** '5th', also in two words as 'forty second'. */
const isOrdinalName = (words: readonly string[]): boolean =>
  isOrdinal(words.at(-1) ?? '') && words.every(isOrdinary);

/** 'on 5th' and 'a block off Forty-second', but not 'on 5th floor'. */
const isOrdinalStreet = (read: ReadText, { from, to }: Mention): boolean =>
  (isPlaced(read, from) || isLoneName(read, from)) &&
  !(isNear(read, to - 1, to) && counted.test(read.tokens[to]!.plain));

const counted =
  /^(floors?|levels?|stor(y|ies)|bed(room)?s?|bath(room)?s?|br|ba|grade|generation|holes?|tees?|green|fairway|owner|unit|lot|space|car|bay|time|day|month|year|of|anniversary)$/;

/** Ordinary words together, as 'Live Oak', are the street where they are written as a name, or as one word: 'Liveoak'. */
const isPhraseName = (read: ReadText, { from, to }: Mention): boolean =>
  isPlaced(read, from) ||
  isWelcomed(read, from) ||
  read.isShouted ||
  read.tokens.slice(to - from > 1 ? from + 1 : from, to).some(({ raw }) => isCapital(raw));

/** 'Welcome to live oak' */
const isWelcomed = ({ tokens }: ReadText, at: number): boolean =>
  tokens[at - 1]?.plain === 'to' && tokens[at - 2]?.plain === 'welcome';

/** One ordinary word is the street where it alone is written as a name, within a sentence: 'a block off Main'. */
function isLoneName(read: ReadText, at: number): boolean {
  const { tokens, isShouted } = read;
  if (isShouted || !isCapital(tokens[at]!.raw)) return false;
  const [before, after] = [tokens[at - 1], tokens[at + 1]];
  const isInside =
    isNear(read, at - 1, at) && !/[.!?:]/.test(read.text.slice(before!.end, tokens[at]!.start));
  const isAlone = !isCapital(before?.raw ?? '') && !(isNear(read, at, at + 1) && isCapital(after!.raw));
  return isInside && isAlone;
}
