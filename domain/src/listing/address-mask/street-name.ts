import type { ListingAddress } from '../listing.ts';
import { ordinalSpellings } from '../ordinal-words.ts';
import {
  isDirection,
  isPlainSuffix,
  isRoadWord,
  isSuffix,
  shortForm,
  streetNicknames,
} from '../street-words.ts';
import { isOrdinary } from './ordinary-words.ts';
import { tokensIn } from './text-tokens.ts';

/** The parts of a hidden address as masking compares them: words in their short forms. */
export interface HiddenStreet {
  /** The names that the street goes by, without direction and suffix; the first is the feed's. */
  readonly names: readonly (readonly string[])[];
  /** The same without spaces, as written and in short forms: 'quillonhollow' and 'quillonholw'. */
  readonly joinedNames: readonly string[];
  /** The number of a numbered road such as 'Ranch Road 2222'; null of other streets. */
  readonly roadNumber: string | null;
  readonly directions: ReadonlySet<string>;
  readonly suffix: string | null;
  /** '1204', in lower case; null where it is unknown. */
  readonly number: string | null;
  /** The words of the unit without 'Unit', 'Apt' and '#': '4b'. */
  readonly unit: readonly string[];
}

export function hiddenStreet(address: ListingAddress): HiddenStreet {
  const words = formsOf(address.streetname);
  const given = formsOf(address.streetsuffix).at(-1) ?? null;
  const name = nameIn(words, given);
  const names = spellingsOf(name);
  const directions = [address.streetdirprefix, address.streetdirsuffix].flatMap(formsOf);
  return {
    names,
    joinedNames: [plainName(address.streetname, name), ...names.map((one) => one.join(''))].filter(Boolean),
    roadNumber: roadNumberOf(words, given),
    directions: new Set([...directions, ...words].filter(isDirection)),
    suffix: given ?? suffixIn(words),
    number: plainNumber(address.streetnumber),
    unit: tokensIn(address.unitnumber ?? '')
      .map(({ plain }) => plain)
      .filter((word) => !/^(unit|apt|apartment|suite|ste|no|number|bldg|building)$/.test(word)),
  };
}

const formsOf = (text: string | null): string[] => tokensIn(text ?? '').map(({ plain }) => shortForm(plain));

/** The name as it is written, without spaces. */
function plainName(text: string | null, name: readonly string[]): string {
  const plain = tokensIn(text ?? '').map((token) => token.plain);
  const start = plain.findIndex((_, at) => name.every((word, i) => shortForm(plain[at + i] ?? '') === word));
  return plain.slice(start, start + name.length).join('');
}

const plainNumber = (text: string | null): string | null => tokensIn(text ?? '')[0]?.plain ?? null;

const suffixIn = (words: readonly string[]): string | null => {
  const last = words.filter((word) => !isDirection(word)).at(-1);
  return words.length > 1 && last !== undefined && isSuffix(last) ? last : null;
};

/** Feeds write directions and suffixes into the name too; something is always left as the name. */
function nameIn(words: readonly string[], givenSuffix: string | null): readonly string[] {
  const name = [...words];
  while (name.length > 1 && isDirection(name[0]!)) name.shift();
  while (name.length > 1 && isDirection(name.at(-1)!)) name.pop();
  const last = name.at(-1);
  if (name.length > 1 && last !== undefined && (last === givenSuffix || isPlainSuffix(last))) name.pop();
  return name;
}

/** 'Ranch Road 2222' and 'RM 2222' are one road; so are 'FM 1431' and, with the suffix 'Hwy', '183'. */
function roadNumberOf(words: readonly string[], suffix: string | null): string | null {
  const joined = /^([a-z]+)(\d+)$/.exec(words.join(''));
  const all = joined && isRoadWord(joined[1]!) ? [joined[1]!, joined[2]!] : words;
  const numbers = all.filter((word) => /^\d+[a-z]?$/.test(word));
  const others = all.filter((word) => !numbers.includes(word) && !isDirection(word));
  const isRoad = others.every(isRoadWord) && (others.length > 0 || (suffix !== null && isRoadWord(suffix)));
  return numbers.length === 1 && isRoad ? numbers[0]! : null;
}

const nicknamesOf = (name: string): readonly string[] =>
  Object.entries(streetNicknames)
    .map(([short, long]) => [short, ...long])
    .find((names) => names.includes(name))
    ?.filter((other) => other !== name) ?? [];

const spellingsOf = (name: readonly string[]): (readonly string[])[] =>
  name.length === 0
    ? []
    : [
        name,
        ...nicknamesOf(name.join(' ')).map((other) => other.split(' ')),
        ...(name.length === 1 ? ordinalSpellings(name[0]!) : []),
      ];

/** Returns whether the words of a name are as likely ordinary words of a text: 'Main', 'Live Oak', '1st'. */
export const isOrdinaryName = (name: readonly string[]): boolean => name.every(isOrdinary);
