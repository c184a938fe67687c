import { trimEnd } from '../../text/trim-end.ts';
import { isUnitWord, spellingsOfWord } from '../street-words.ts';
import type { ReadText, Span } from './read-text.ts';
import { type HiddenStreet, isOrdinaryName } from './street-name.ts';
import { hasForm, squashed, type TextToken } from './text-tokens.ts';
import { unitEnd } from './unit-end.ts';

/** The unit behind a word for it, where the street is not named beside it: 'Unit 4B', 'unit no. 4-B', '#4B'. */
export function unitMentions({ text, tokens }: ReadText, { unit }: HiddenStreet): Span[] {
  if (unit.length === 0) return [];
  return tokens.flatMap((token, at): Span[] => {
    const end = unitEnd(tokens, at, unit);
    if (end === undefined) return [];
    const signAt = /#\s?$/.test(text.slice(Math.max(0, token.start - 2), token.start))
      ? text.lastIndexOf('#', token.start)
      : null;
    let from = at;
    while (
      from > 0 &&
      isUnitWord(tokens[from - 1]!.plain) &&
      !endsSentence(text, tokens[from - 1]!, tokens[from]!)
    )
      from--;
    if (signAt === null && from === at) return [];
    return [[Math.min(signAt ?? token.start, tokens[from]!.start), tokens[end - 1]!.end]];
  });
}

const shortened = /^(apt|ste|no|num|bldg|ph)$/;

/** A period behind 'Apt' ends no sentence. */
function endsSentence(text: string, word: TextToken, next: TextToken): boolean {
  const gap = text.slice(word.end, next.start);
  return /[!?]\s/.test(gap) || (/\.\s/.test(gap) && !shortened.test(word.plain));
}

const FEWEST_DIGITS = 3;
const measure =
  /^\s*(?:[-–]\s*)?(sq|square|sf|ft|feet|foot|acres?|ac|miles?|mi|min(utes?)?|gal(lons?)?|bed|bath|bd|ba|br|years?|yr|units?|homes?|houses?|lots?|hours?|hr|people|guests|seats?|cars?|btu|psi|mbps|amps?|volts?|k|m|%|°|am|pm|per|a month|a year|'|")(?![a-z])/i;
const yearLike = /^(1[89]|20)\d\d$/;
const announced = /\b(welcome to|address( is)?|house number|home number|number|no\.?|located at|at|#)\s*$/i;

/** The house number alone, where it is neither a size nor an amount nor, most likely, a year: 'Welcome to 1204!' */
export function numberMentions({ text, tokens }: ReadText, { number }: HiddenStreet): Span[] {
  if (number === null || number.length < FEWEST_DIGITS) return [];
  const alone = tokens
    .filter((token) => hasForm(token, number) && isHouseNumber(text, token, number))
    .map(({ start, end }): Span => [start, end]);
  return [...alone, ...groupedMentions(text, number)];
}

/** '2,332', which is more often a size or an amount. */
function groupedMentions(text: string, number: string): Span[] {
  const [, thousands, rest] = /^(\d{1,3})(\d{3})$/.exec(number) ?? [];
  if (thousands === undefined) return [];
  return [...text.matchAll(new RegExp(`(?<![$€\\d.,])${thousands},${rest}(?![\\d,])`, 'g'))]
    .map(({ 0: found, index }): Span => [index, index + found.length])
    .filter(([, end]) => !measure.test(text.slice(end, end + 20)));
}

function isHouseNumber(text: string, { start, end }: TextToken, number: string): boolean {
  const [before, after] = [text.slice(Math.max(0, start - 20), start), text.slice(end, end + 20)];
  if (/[$€\d][.,/-]?$/.test(before) || /^[.,/-]?\d/.test(after) || measure.test(after)) return false;
  return !yearLike.test(number) || announced.test(before);
}

/** The number of the parcel, with any punctuation between its digits. */
export const parcelMentions = ({ text }: ReadText, parcel: RegExp | null): Span[] =>
  parcel === null
    ? []
    : [...text.matchAll(parcel)].map(({ 0: found, index }): Span => [index, index + found.length]);

/** Compiled once for all texts of a listing: compiling takes ten times as long as reading a text. */
export function parcelPattern(parcelnumber: string | null): RegExp | null {
  const characters = [...squashed(parcelnumber ?? '')];
  if (characters.length < 5) return null;
  const digits = characters.join('[\\s.\\-/]{0,2}');
  return new RegExp(`(?<![\\p{L}\\p{N}])${digits}(?![\\p{L}\\p{N}])`, 'giu');
}

const link =
  /^(https?:|www\.|#|@)|@|\.(com|net|org|info|biz|house|homes?|realestate|site|us|io|co)\b|\w\/\w*\d/i;

/** '1204OakHollow' */
const runTogether = /\d[A-Za-z]|[A-Za-z]\d|[a-z][A-Z]/;

/** Links, mail addresses and hashtags that contain the address: 'www.1204OakHollow.com', '#OakHollow'. */
export function linkMentions({ text }: ReadText, street: HiddenStreet): Span[] {
  const glued = gluedNames(street);
  return [...text.matchAll(/\S+/g)]
    .filter(([chunk]) =>
      link.test(chunk)
        ? containsAddress(chunk, street, true)
        : glued.has(trimEnd(chunk.toLowerCase(), /\W/)) ||
          (runTogether.test(chunk) && containsAddress(chunk, street, false)),
    )
    .map(({ 0: chunk, index }): Span => {
      const word = trimEnd(chunk, /[.,;:!?)\]}'"”’]/).length;
      return [index, index + word];
    });
}

/** 'oakst' */
const gluedNames = ({ joinedNames, suffix }: HiddenStreet): ReadonlySet<string> =>
  new Set(
    joinedNames.flatMap((name) => (suffix === null ? [] : spellingsOfWord(suffix)).map((end) => name + end)),
  );

/**
 * Returns whether a text without regard to spaces and punctuation contains number and street, or the name of the street with its
 * suffix; in links the name is enough, if it is no ordinary word.
 */
function containsAddress(
  text: string,
  { names, joinedNames, number, suffix }: HiddenStreet,
  isLink: boolean,
): boolean {
  const letters = squashed(text);
  const suffixes = suffix === null ? [] : spellingsOfWord(suffix);
  const isOrdinary = isOrdinaryName(names[0] ?? []);
  return joinedNames.some((name) => {
    const numbered = number !== null && new RegExp(`${number}[nsew]{0,2}${name}`, 'u').test(letters);
    const suffixed = name.length > 2 && suffixes.some((one) => letters.includes(name + one));
    const isTelling = name.length > 3 && (!isOrdinary || (names[0] ?? []).length > 1);
    return numbered || suffixed || (isLink && isTelling && letters.includes(name));
  });
}
