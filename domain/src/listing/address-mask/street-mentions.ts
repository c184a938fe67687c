import {
  isAbbreviated,
  isDirection,
  isPlainSuffix,
  isRoadWord,
  isSuffix,
  isUnitWord,
} from '../street-words.ts';
import { isMeant, type WholeMention } from './is-meant.ts';
import type { KeptName } from './kept-names.ts';
import { isCapital, isNear, isPlaced, type Mention, type ReadText, type Span } from './read-text.ts';
import type { HiddenStreet } from './street-name.ts';
import { hasForm, plainWord } from './text-tokens.ts';
import { unitEnd } from './unit-end.ts';

/** Mentions of the street in a text, with house number, directions, suffix and unit beside it. */
export function streetMentions(read: ReadText, street: HiddenStreet, kept: readonly KeptName[]): Span[] {
  const spans: Span[] = [];
  for (let at = 0; at < read.tokens.length; at++) {
    const mention = mentionAt(read, at, street, kept);
    if (mention === undefined) continue;
    spans.push([read.tokens[mention.from]!.start, read.tokens[mention.to - 1]!.end]);
    at = mention.to - 1;
  }
  return spans;
}

function mentionAt(
  read: ReadText,
  at: number,
  street: HiddenStreet,
  kept: readonly KeptName[],
): Mention | undefined {
  const road = roadAt(read, at, street);
  if (road !== undefined) return withUnit(read, withNumber(read, road, street).mention, street);
  for (const name of street.names) {
    const to = nameEnd(read, at, name, street);
    if (to === undefined) continue;
    const whole = wholeMention(read, { from: at, to }, street);
    if (isMeant(read, { from: at, to, words: name }, whole, kept))
      return withUnit(read, whole.mention, street);
  }
  return numberedWord(read, at, street);
}

const FEWEST_JOINED = 5;

/** The name begins at a token, in its words or in one word: 'Oak Hollow', 'Oakhollow', 'Mc Neil'. */
function nameEnd(
  read: ReadText,
  at: number,
  name: readonly string[],
  { names, joinedNames }: HiddenStreet,
): number | undefined {
  const { tokens } = read;
  const follows = name.every(
    (word, i) =>
      tokens[at + i] !== undefined &&
      hasForm(tokens[at + i]!, word) &&
      (i === 0 || isNear(read, at + i - 1, at + i)),
  );
  if (follows) return at + name.length;
  if (name !== names[0]) return undefined;
  const isJoined = (word: string): boolean => word.length >= FEWEST_JOINED && joinedNames.includes(word);
  if (name.length > 1 && isJoined(tokens[at]!.plain)) return at + 1;
  const directed = /^(?:[NS][EW]?|[EW])(\p{Lu}\p{Ll}.*)$/u.exec(tokens[at]!.raw)?.[1];
  if (directed !== undefined && isJoined(plainWord(directed))) return at + 1;
  const isSplit =
    name.length === 1 && isNear(read, at, at + 1) && isJoined(tokens[at]!.plain + tokens[at + 1]!.plain);
  return isSplit ? at + 2 : undefined;
}

/** A numbered road: its number behind 'FM', 'Ranch Road' or 'on'. */
function roadAt(read: ReadText, at: number, { roadNumber }: HiddenStreet): Mention | undefined {
  const { tokens } = read;
  const token = tokens[at];
  if (roadNumber === null || token === undefined) return undefined;
  const isGlued = token.forms.some((form) => {
    const [, road = '', number] = /^([a-z]+)(\d+[a-z]?)$/.exec(form) ?? [];
    return number === roadNumber && isRoadWord(road);
  });
  if (isGlued) return { from: at, to: at + 1 };
  if (!hasForm(token, roadNumber)) return undefined;
  if (isNear(read, at, at + 1) && tokens[at + 1]!.plain === 'corridor') return { from: at, to: at + 1 };
  // 'R.R. 620'
  const initials = [tokens[at - 2], tokens[at - 1]].map((before) => before?.plain ?? '');
  if (initials.every((one) => one.length === 1) && isNear(read, at - 1, at) && isRoadWord(initials.join('')))
    return { from: at - 2, to: at + 1 };
  let from = at;
  // 'Farm to Market 1431', but not 'up to 1431'.
  while (isNear(read, from - 1, from) && tokens[from - 1]!.forms.some(isRoadWord)) from--;
  if (from < at && tokens[at - 1]!.plain === 'to') from = at;
  return from < at || isPlaced(read, at) ? { from, to: at + 1 } : undefined;
}

function wholeMention(read: ReadText, name: Mention, street: HiddenStreet): WholeMention {
  const right = withSuffix(read, name, street);
  const left = withNumber(read, right.mention, street);
  return { mention: left.mention, isCertain: right.isCertain || left.isCertain };
}

function withSuffix(read: ReadText, name: Mention, { suffix, directions }: HiddenStreet): WholeMention {
  const { tokens } = read;
  let { to } = name;
  let isCertain = false;
  const next = isNear(read, to - 1, to) ? tokens[to]! : undefined;
  const found = next?.forms.find(isSuffix);
  if (next !== undefined && found !== undefined) {
    const isOwn = found === suffix;
    const isName = isCapital(next.raw) && !read.isShouted;
    isCertain =
      isAbbreviated(next.plain, found) ||
      (isOwn ? isName || isPlainSuffix(found) : isName && isPlainSuffix(found));
    if (isCertain || isOwn || isName) to++;
  }
  if (isNear(read, to - 1, to) && tokens[to]!.forms.some((form) => directions.has(form))) to++;
  return { mention: { from: name.from, to }, isCertain };
}

/** Directions and the house number before the name, or another number of the street: '1200 block of'. */
function withNumber(read: ReadText, name: Mention, { number, directions }: HiddenStreet): WholeMention {
  const { tokens } = read;
  let { from } = name;
  let isCertain = false;
  while (isNear(read, from - 1, from) && tokens[from - 1]!.forms.some(isDirection)) {
    from--;
    isCertain ||= tokens[from]!.forms.some((form) => directions.has(form));
  }
  let first = from;
  while (isNear(read, first - 1, first) && betweenNumberAndName.test(tokens[first - 1]!.plain)) first--;
  const before = isNear(read, first - 1, first) ? tokens[first - 1]! : undefined;
  if (before === undefined || !/^\d+[a-z]?$/.test(before.plain))
    return { mention: { from, to: name.to }, isCertain };
  const isOwn = number !== null && digitsOf(before.plain) === digitsOf(number);
  const isBlock = tokens[first]?.plain === 'block';
  const isBeside = first === from && /^\s+$/.test(read.text.slice(before.end, tokens[first]!.start));
  if (isOwn || isBlock || isBeside) from = first - 1;
  // The range '1204-1206'.
  while (from < first && isRange(read, from - 1)) from--;
  return { mention: { from, to: name.to }, isCertain: isCertain || isOwn || isBlock };
}

/** A number with nothing but a dash, slash or '&' between it and the next token. */
const isRange = ({ text, tokens }: ReadText, at: number): boolean =>
  /^\d+[a-z]?$/.test(tokens[at]?.plain ?? '') &&
  /^\s?[-–/&]\s?$/.test(text.slice(tokens[at]!.end, tokens[at + 1]!.start));

/** '1204 A', '1204 1/2', '1200 block of'. */
const betweenNumberAndName = /^([a-d]|1|2|block|of|the)$/;

const digitsOf = (number: string | null): string | undefined => /^\d+/.exec(number ?? '')?.[0];

/** A unit's word and the unit, behind the street. */
function withUnit(read: ReadText, mention: Mention, { unit }: HiddenStreet): Mention {
  const { tokens } = read;
  let { to } = mention;
  if (unit.length === 0) return mention;
  while (isNear(read, to - 1, to) && isUnitWord(tokens[to]!.plain)) to++;
  const end = isNear(read, to - 1, to) ? unitEnd(tokens, to, unit) : undefined;
  return end === undefined ? mention : { from: mention.from, to: end };
}

/** Of a name of several words the first alone, behind the house number: '1204 Oak'. */
function numberedWord(read: ReadText, at: number, street: HiddenStreet): Mention | undefined {
  const { tokens } = read;
  const { names, number } = street;
  const [name = []] = names;
  const [first] = name;
  if (number === null || first === undefined || tokens[at]!.plain !== number) return undefined;
  let next = at + 1;
  while (isNear(read, next - 1, next) && tokens[next]!.forms.some(isDirection)) next++;
  if (!isNear(read, next - 1, next) || !hasForm(tokens[next]!, first)) return undefined;
  // The whole name is found from its own first word.
  return nameEnd(read, next, name, street) === undefined ? { from: at, to: next + 1 } : undefined;
}
